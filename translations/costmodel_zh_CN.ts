<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Category</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 卡</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Other purchases</source>
        <translation>其他购置</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力租用</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>技术支持</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>机柜托管</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>运维人工</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待损失</translation>
    </message>
    <message>
        <source>Pipeline repair</source>
        <translation>数据管道改造</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>融资</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>所得税</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>处置收入</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Month %1</source>
        <translation>第 %1 个月</translation>
    </message>
    <message>
        <source>%1 (month %2)</source>
        <translation>%1（第 %2 个月）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Own − rent</source>
        <translation>自购 − 租用</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1, lower edge</source>
        <translation>%1，下沿</translation>
    </message>
    <message>
        <source>%1, error ±</source>
        <translation>%1，误差 ±</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1：%2 在 %3 处，%4 在 %5 处。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Level after</source>
        <translation>此后的水平</translation>
    </message>
    <message>
        <source>%1, %2: %3 is cheapest, by %4</source>
        <translation>%1，%2：%3 最便宜，差额 %4</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>最便宜</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>线：%1</translation>
    </message>
    <message>
        <source>input at its low end</source>
        <translation>取低值的参数</translation>
    </message>
    <message>
        <source>input at its high end</source>
        <translation>取高值的参数</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1: %2 gives %3, %4 gives %5</source>
        <translation>%1：%2 时为 %3，%4 时为 %5</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Low end</source>
        <translation>低端</translation>
    </message>
    <message>
        <source>High end</source>
        <translation>高端</translation>
    </message>
    <message>
        <source>%1 at the low end</source>
        <translation>%1（低端）</translation>
    </message>
    <message>
        <source>%1 at the high end</source>
        <translation>%1（高端）</translation>
    </message>
    <message>
        <source>%1 in the base case</source>
        <translation>%1（基准方案）</translation>
    </message>
</context>
<context>
    <name>ChartWidget</name>
    <message>
        <source>Data of the chart</source>
        <translation>图表数据</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 卡</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>room</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>per GPU</source>
        <translation>每卡</translation>
    </message>
    <message>
        <source>per server</source>
        <translation>每台</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次性</translation>
    </message>
    <message>
        <source>straight-line</source>
        <translation>年限平均法（直线法）</translation>
    </message>
    <message>
        <source>double-declining balance</source>
        <translation>双倍余额递减法</translation>
    </message>
    <message>
        <source>sum of the years' digits</source>
        <translation>年数总和法</translation>
    </message>
    <message>
        <source>MACRS, 5 years</source>
        <translation>MACRS（5 年）</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>一次性扣除</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>every month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>every year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>按小时</translation>
    </message>
    <message>
        <source>by the day</source>
        <translation>按天</translation>
    </message>
    <message>
        <source>by the month</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>reserved for a term</source>
        <translation>预留（定期）</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价实例</translation>
    </message>
    <message>
        <source>at the end of the month</source>
        <translation>月末付</translation>
    </message>
    <message>
        <source>one month in advance</source>
        <translation>预付一个月</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>三角分布</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正态分布</translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation>对数正态分布</translation>
    </message>
</context>
<context>
    <name>Currency</name>
    <message>
        <source>CNY</source>
        <translation>元</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>欧元</translation>
    </message>
    <message>
        <source>HKD</source>
        <translation>港元</translation>
    </message>
    <message>
        <source>JPY</source>
        <translation>日元</translation>
    </message>
    <message>
        <source>GBP</source>
        <translation>英镑</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>rent, buy, colocation, electricity, network, staff, power or other</source>
        <translation>rent、buy、colocation、electricity、network、staff、power 或 other</translation>
    </message>
    <message>
        <source>a day as in 2026-01-31</source>
        <translation>日期，例如 2026-01-31</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>使用小数点的数字</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>yes, no or unknown</source>
        <translation>yes、no 或 unknown</translation>
    </message>
    <message>
        <source>a, b or c</source>
        <translation>a、b 或 c</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>计价单位</translation>
    </message>
    <message>
        <source>Can be sold again</source>
        <translation>可转售</translation>
    </message>
    <message>
        <source>Ordered at the end of month</source>
        <translation>下单月份（月末）</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器数量</translation>
    </message>
    <message>
        <source>Share of the hours</source>
        <translation>时段占比</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Power under load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>空载功率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Demand charge</source>
        <translation>基本电费（需量）</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>价格年变动率</translation>
    </message>
    <message>
        <source>Per kW under load</source>
        <translation>每千瓦（满载）</translation>
    </message>
    <message>
        <source>Per server</source>
        <translation>每台</translation>
    </message>
    <message>
        <source>Flat fee</source>
        <translation>固定费用</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Servers per person</source>
        <translation>人均服务器台数</translation>
    </message>
    <message>
        <source>Cost of a person</source>
        <translation>人均成本</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>薪资年增长率</translation>
    </message>
    <message>
        <source>Maintenance contract</source>
        <translation>维保费率</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>质保期</translation>
    </message>
    <message>
        <source>Failure rate per GPU</source>
        <translation>单卡故障率</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>更换费用</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Useful life</source>
        <translation>折旧年限</translation>
    </message>
    <message>
        <source>Salvage value</source>
        <translation>净残值率</translation>
    </message>
    <message>
        <source>Starts later by</source>
        <translation>推迟起提</translation>
    </message>
    <message>
        <source>Loss of value</source>
        <translation>年贬值率</translation>
    </message>
    <message>
        <source>Value at the end</source>
        <translation>期末价值</translation>
    </message>
    <message>
        <source>Cost of selling</source>
        <translation>处置费用</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation>贷款比例</translation>
    </message>
    <message>
        <source>Interest rate</source>
        <translation>贷款利率</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Due with the last payment</source>
        <translation>期末一次偿还比例</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>支付频率</translation>
    </message>
    <message>
        <source>From month</source>
        <translation>起始月份</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>GPUs per server</source>
        <translation>每台 GPU 数</translation>
    </message>
    <message>
        <source>Change of purchase prices</source>
        <translation>购置价年变动率</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>可用率</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>交货期</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>过渡方案</translation>
    </message>
    <message>
        <source>Cost of waiting</source>
        <translation>等待成本</translation>
    </message>
    <message>
        <source>Overflow to</source>
        <translation>溢出方案</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Work of one run</source>
        <translation>单次工作量</translation>
    </message>
    <message>
        <source>Runs a month</source>
        <translation>每月次数</translation>
    </message>
    <message>
        <source>Reference GPU</source>
        <translation>基准 GPU</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长率</translation>
    </message>
    <message>
        <source>Work can wait</source>
        <translation>任务可等待</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>可中断比例</translation>
    </message>
    <message>
        <source>Must run on own machines</source>
        <translation>须在自有机器上运行的比例</translation>
    </message>
    <message>
        <source>Demand trace</source>
        <translation>需求曲线文件</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>GPUs per instance</source>
        <translation>每实例 GPU 数</translation>
    </message>
    <message>
        <source>Billed but idle</source>
        <translation>计费但闲置的比例</translation>
    </message>
    <message>
        <source>Used hours of a rented day</source>
        <translation>每租用日的使用小时数</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>Paid up front</source>
        <translation>预付比例</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>付款时间</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储量</translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation>存储单价</translation>
    </message>
    <message>
        <source>Outgoing traffic</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>Traffic price</source>
        <translation>流量单价</translation>
    </message>
    <message>
        <source>Data copied in</source>
        <translation>上传数据量</translation>
    </message>
    <message>
        <source>Copying speed</source>
        <translation>上传速度</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>技术支持费率</translation>
    </message>
    <message>
        <source>Set-up fee</source>
        <translation>开通费</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>后备方案</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断频率</translation>
    </message>
    <message>
        <source>Instances per job</source>
        <translation>每作业实例数</translation>
    </message>
    <message>
        <source>Writing a checkpoint</source>
        <translation>写检查点时间</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>增值税率</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>格式版本</translation>
    </message>
    <message>
        <source>Base scenario</source>
        <translation>基准情景</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>测算期</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>Hours of a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Prices include VAT</source>
        <translation>价格含税</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>所得税率</translation>
    </message>
    <message>
        <source>VAT can be recovered</source>
        <translation>增值税可抵扣</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Benchmark result</source>
        <translation>基准测试结果</translation>
    </message>
    <message>
        <source>Test of the benchmark</source>
        <translation>基准测试项</translation>
    </message>
    <message>
        <source>Work unit</source>
        <translation>工作量单位</translation>
    </message>
    <message>
        <source>Utilisation now</source>
        <translation>目前利用率</translation>
    </message>
    <message>
        <source>Utilisation after the repair</source>
        <translation>改造后利用率</translation>
    </message>
    <message>
        <source>Cost of the repair</source>
        <translation>改造费用</translation>
    </message>
    <message>
        <source>Takes effect after</source>
        <translation>见效时间</translation>
    </message>
    <message>
        <source>Most servers</source>
        <translation>服务器上限</translation>
    </message>
    <message>
        <source>Purchases to consider</source>
        <translation>参与比较的自购方案</translation>
    </message>
    <message>
        <source>Plans to consider</source>
        <translation>参与比较的租用方案</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低值</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高值</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>概率分布</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>最可能值</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>抽样次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Rental prices</source>
        <translation>租用价格</translation>
    </message>
    <message>
        <source>Purchase prices</source>
        <translation>购置价格</translation>
    </message>
    <message>
        <source>Electricity prices</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Staff costs</source>
        <translation>人工成本</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>处置价值</translation>
    </message>
    <message>
        <source>Hours of the demand</source>
        <translation>需求小时数</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 × 10k GPU-hours</source>
        <translation>%1 万卡时</translation>
    </message>
    <message>
        <source>%1M GPU-hours</source>
        <translation>%1 百万卡时</translation>
    </message>
    <message>
        <source>%1 GPU-hour</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>%1 month</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>never pays back</source>
        <translation>不回收</translation>
    </message>
    <message>
        <source>no crossing</source>
        <translation>无平衡点</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Yes for GPUs and servers, no for the rest, unless said otherwise.</source>
        <translation>未注明时，GPU 和服务器可转售，其余不可。</translation>
    </message>
    <message>
        <source>Of one server.</source>
        <translation>单台服务器。</translation>
    </message>
    <message>
        <source>Energy of the whole room divided by that of the servers: cooling and losses.</source>
        <translation>机房总用电与服务器用电之比，包含制冷和损耗。</translation>
    </message>
    <message>
        <source>Full-time people, whatever the number of servers.</source>
        <translation>全职人数，与服务器台数无关。</translation>
    </message>
    <message>
        <source>Adds a person for every so many servers.</source>
        <translation>每增加这么多台服务器，增加一人。</translation>
    </message>
    <message>
        <source>A year, of the net price of GPUs, servers and network.</source>
        <translation>每年，占 GPU、服务器和网络不含税价的比例。</translation>
    </message>
    <message>
        <source>GPUs that fail in a year, of all GPUs.</source>
        <translation>一年内发生故障的 GPU 占全部 GPU 的比例。</translation>
    </message>
    <message>
        <source>Of one failed GPU.</source>
        <translation>每张故障 GPU。</translation>
    </message>
    <message>
        <source>1: from the month after the servers are put to use, the Chinese rule.</source>
        <translation>填 1 表示从投入使用的次月起计提，即中国的规定。</translation>
    </message>
    <message>
        <source>A year, of what the servers are still worth.</source>
        <translation>每年，占当时剩余价值的比例。</translation>
    </message>
    <message>
        <source>Of the purchase price, at the horizon.</source>
        <translation>测算期末价值占购置价的比例。</translation>
    </message>
    <message>
        <source>Nominal, as banks quote it: a twelfth of it a month.</source>
        <translation>银行报价的名义年利率，每月按十二分之一计息。</translation>
    </message>
    <message>
        <source>0 is the day of signing and only for what is due once.</source>
        <translation>0 表示签约日，只适用于一次性费用。</translation>
    </message>
    <message>
        <source>As many as cover the highest demand after the lead time if left open; a number if there are expansions.</source>
        <translation>不填时按交货后最高需求配置；有扩容时必须填数字。</translation>
    </message>
    <message>
        <source>For expansions.</source>
        <translation>用于扩容。</translation>
    </message>
    <message>
        <source>Part of the speed that is left when several GPUs work on one job over this network.</source>
        <translation>多张 GPU 通过该网络共同完成一个作业时保留的速度比例。</translation>
    </message>
    <message>
        <source>Share of the time in which a server is up.</source>
        <translation>服务器正常运行时间的占比。</translation>
    </message>
    <message>
        <source>From order to first use.</source>
        <translation>从下单到投入使用。</translation>
    </message>
    <message>
        <source>The rental plan that serves the demand during the lead time. Without one it waits.</source>
        <translation>交货期内承担需求的租用方案；不填则任务等待。</translation>
    </message>
    <message>
        <source>What a month of waiting costs the business, after tax. If given, also as 0, waiting is acceptable.</source>
        <translation>每等待一个月给业务带来的税后损失；填写（包括 0）即表示可以等待。</translation>
    </message>
    <message>
        <source>The rental plan that serves what the servers cannot. Without one it is not served.</source>
        <translation>承担自有服务器无法满足部分的租用方案；不填则该部分得不到满足。</translation>
    </message>
    <message>
        <source>Hours of a month in which they are needed; all of them if left open.</source>
        <translation>每月需要使用的小时数；不填则为全月。</translation>
    </message>
    <message>
        <source>GPUs on which one run works at once.</source>
        <translation>单次运行同时使用的 GPU 数。</translation>
    </message>
    <message>
        <source>The demand is counted in hours of this type at perfect scaling.</source>
        <translation>需求按该型号在理想扩展下的卡时计量。</translation>
    </message>
    <message>
        <source>Of the number of GPUs that are needed at once.</source>
        <translation>同时需要的 GPU 数的年增长率。</translation>
    </message>
    <message>
        <source>Yes: the work can be spread over time so that rented instances are full. No (inference, interactive work): an instance is rented for as long as any of its GPUs is needed.</source>
        <translation>是：任务可在时间上调配，使租用实例满载。否（推理、交互式任务）：只要实例中任一 GPU 被需要，就租用整个实例。</translation>
    </message>
    <message>
        <source>Share of the GPU-hours that may run on spot capacity.</source>
        <translation>可在竞价实例上运行的卡时占比。</translation>
    </message>
    <message>
        <source>Share of the GPU-hours whose data may not leave.</source>
        <translation>数据不得外传的卡时占比。</translation>
    </message>
    <message>
        <source>A CSV file with the columns time and gpus, evenly spaced; it stands for a typical month.</source>
        <translation>含 time 和 gpus 两列、时间间隔均匀的 CSV 文件，代表典型的一个月。</translation>
    </message>
    <message>
        <source>Of one GPU: per hour if billed by the hour or spot, per day if by the day, per month if by the month or reserved.</source>
        <translation>每卡单价：按小时和竞价实例为每小时，按天为每天，包月和预留为每月。</translation>
    </message>
    <message>
        <source>GPUs that are rented together.</source>
        <translation>一并租用的 GPU 数。</translation>
    </message>
    <message>
        <source>Part of the speed that is left when several GPUs of this offer work on one job over its network.</source>
        <translation>该方案的多张 GPU 通过其网络共同完成一个作业时保留的速度比例。</translation>
    </message>
    <message>
        <source>By the hour and spot: share of the billed hours in which nothing runs, such as forgotten instances.</source>
        <translation>按小时和竞价实例：已计费但没有任务运行的时间占比，例如忘记关闭的实例。</translation>
    </message>
    <message>
        <source>By the day: how many hours of a rented day are used.</source>
        <translation>按天：每个租用日实际使用的小时数。</translation>
    </message>
    <message>
        <source>By the month and reserved: how many are rented; as many as the highest demand needs if left open.</source>
        <translation>包月和预留：租用的实例数；不填则按最高需求配置。</translation>
    </message>
    <message>
        <source>By the month and reserved: the plan that serves what exceeds the instances. Without one it is not served.</source>
        <translation>包月和预留：承担超出部分的方案；不填则超出部分得不到满足。</translation>
    </message>
    <message>
        <source>Reserved: length of the commitment.</source>
        <translation>预留：承诺期限。</translation>
    </message>
    <message>
        <source>Reserved: share of a term's price that is paid at its start.</source>
        <translation>预留：每期期初预付的比例。</translation>
    </message>
    <message>
        <source>A reserved term keeps the price of its first month.</source>
        <translation>预留期内沿用首月价格。</translation>
    </message>
    <message>
        <source>By the hour and spot: copied in while one instance is running and billed.</source>
        <translation>按小时和竞价实例：上传期间有一个实例处于计费状态。</translation>
    </message>
    <message>
        <source>Share of the compute charge.</source>
        <translation>占算力费用的比例。</translation>
    </message>
    <message>
        <source>Spot: the plan by the hour or day for what may not or cannot run on spot capacity.</source>
        <translation>竞价实例：承担不可中断或竞价资源不足部分的按小时或按天方案。</translation>
    </message>
    <message>
        <source>Spot: share of the hours in which capacity is to be had.</source>
        <translation>竞价实例：能够获得资源的时间占比。</translation>
    </message>
    <message>
        <source>Spot: of one instance.</source>
        <translation>竞价实例：单个实例的中断频率。</translation>
    </message>
    <message>
        <source>Spot: how many one job needs at once; the loss of any of them stops it.</source>
        <translation>竞价实例：一个作业同时需要的实例数，任何一个被回收都会中断作业。</translation>
    </message>
    <message>
        <source>Spot: time to get back to work after an interruption.</source>
        <translation>竞价实例：中断后恢复工作所需的时间。</translation>
    </message>
    <message>
        <source>Spot: the interval that costs the least time if left open.</source>
        <translation>竞价实例：不填则采用耗时最少的间隔。</translation>
    </message>
    <message>
        <source>Currency of the money in this table, as a code of three letters. Its rate must stand in the exchange rates.</source>
        <translation>本表金额的币种（三位字母代码），须在汇率表中列出其汇率。</translation>
    </message>
    <message>
        <source>Value added tax on these prices. It is a cost only where it cannot be recovered.</source>
        <translation>这些价格适用的增值税率；仅在不能抵扣时计入成本。</translation>
    </message>
    <message>
        <source>Day on which these prices were true.</source>
        <translation>这些价格的生效日期。</translation>
    </message>
    <message>
        <source>Where these prices are from. Reports print it.</source>
        <translation>价格来源，报告中会列出。</translation>
    </message>
    <message>
        <source>Currency of the report, as a code of three letters.</source>
        <translation>报告币种（三位字母代码）。</translation>
    </message>
    <message>
        <source>Another scenario, from which this one differs.</source>
        <translation>本情景所依据的另一个情景。</translation>
    </message>
    <message>
        <source>Title on every report.</source>
        <translation>各报告的标题。</translation>
    </message>
    <message>
        <source>First day of a month: the beginning of month 1.</source>
        <translation>某月的第一天，即第 1 个月的开始。</translation>
    </message>
    <message>
        <source>A year, nominal; after tax if there is an income tax.</source>
        <translation>名义年利率；设有所得税时为税后折现率。</translation>
    </message>
    <message>
        <source>The real length of each month if left open.</source>
        <translation>不填则按各月实际天数。</translation>
    </message>
    <message>
        <source>Yes: every amount of the scenario is gross of the VAT rate beside it.</source>
        <translation>是：情景中的金额均含其所列税率的增值税。</translation>
    </message>
    <message>
        <source>One unit of it in the scenario's currency.</source>
        <translation>一单位该外币折合的情景币种金额。</translation>
    </message>
    <message>
        <source>At 0 the results are before tax.</source>
        <translation>为 0 时结果为税前。</translation>
    </message>
    <message>
        <source>Work units a second of one GPU on your own work, in the same unit for all types.</source>
        <translation>单张 GPU 在自有任务上每秒完成的工作量，各型号单位一致。</translation>
    </message>
    <message>
        <source>A measured result to take the throughput from.</source>
        <translation>从中读取吞吐量的实测结果文件。</translation>
    </message>
    <message>
        <source>Such as gemm/bf16: the median of the slowest GPU of the machine counts.</source>
        <translation>例如 gemm/bf16，取该机器最慢 GPU 的中位数。</translation>
    </message>
    <message>
        <source>What is counted: token, image, step.</source>
        <translation>计量对象，例如 token、图片、训练步。</translation>
    </message>
    <message>
        <source>What the highest demand needs if left open.</source>
        <translation>不填则按最高需求配置。</translation>
    </message>
    <message>
        <source>All if left open.</source>
        <translation>不填则全部参与。</translation>
    </message>
    <message>
        <source>The same seed gives the same draws.</source>
        <translation>种子相同则抽样相同。</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>Report (PDF)</source>
        <translation>报告（PDF）</translation>
    </message>
    <message>
        <source>Text report</source>
        <translation>文本报告</translation>
    </message>
    <message>
        <source>Ledger and summary (CSV)</source>
        <translation>明细账与汇总（CSV）</translation>
    </message>
    <message>
        <source>Results for programs (JSON)</source>
        <translation>供程序读取的结果（JSON）</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>工作簿（XLSX）</translation>
    </message>
    <message>
        <source>Best split</source>
        <translation>最优混合方案</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>风险提示</translation>
    </message>
    <message>
        <source>When buying pays</source>
        <translation>自购何时合算</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>both</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Cash total</source>
        <translation>现金合计</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>by use</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>方案比较</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年度</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Most GPUs at once</source>
        <translation>最多同时使用</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Costs by category</source>
        <translation>按类别的费用</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>At signing</source>
        <translation>签约时</translation>
    </message>
    <message>
        <source>Cash by year</source>
        <translation>各年现金流量</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不回收</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性分析</translation>
    </message>
    <message>
        <source>Months until buying has paid for itself</source>
        <translation>自购回收期（月）</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险分析</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Cheapest in</source>
        <translation>费用最低的占比</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>自购方案</translation>
    </message>
    <message>
        <source>Rental</source>
        <translation>租用方案</translation>
    </message>
    <message>
        <source>Never in</source>
        <translation>不回收的占比</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Share of the GPU-hours</source>
        <translation>卡时占比</translation>
    </message>
    <message>
        <source>Own servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>Committed instances</source>
        <translation>承诺实例</translation>
    </message>
    <message>
        <source>Paid by use</source>
        <translation>按量付费</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>承诺方案</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>By use</source>
        <translation>按量方案</translation>
    </message>
    <message>
        <source>The best split by number of servers</source>
        <translation>各服务器台数下的最优混合方案</translation>
    </message>
    <message>
        <source>Repairing the input pipeline</source>
        <translation>改造数据管道</translation>
    </message>
    <message>
        <source>Present value without</source>
        <translation>改造前费用现值</translation>
    </message>
    <message>
        <source>With the repair</source>
        <translation>改造后</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>节约额</translation>
    </message>
    <message>
        <source>A split of own and rented capacity</source>
        <translation>自购与租用的混合方案</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>建议方案</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>与最低方案之差</translation>
    </message>
    <message>
        <source>Demand met</source>
        <translation>满足需求</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>主要假设</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>价格项</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>At</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>the best of all</source>
        <translation>全部拆分中最优</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>the GPU waits</source>
        <translation>GPU 在等待</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>受限于计算</translation>
    </message>
    <message>
        <source>step of the curve of demand, such as 10min, 1h, 1d</source>
        <translation>需求曲线的步长，例如 10min、1h、1d</translation>
    </message>
    <message>
        <source>leave out the demand before this time</source>
        <translation>略去此时间之前的需求</translation>
    </message>
    <message>
        <source>leave out the demand after this time</source>
        <translation>略去此时间之后的需求</translation>
    </message>
    <message>
        <source>jobs without an end run until this time</source>
        <translation>没有结束时间的作业按运行至此时间处理</translation>
    </message>
    <message>
        <source>the moment from which times in bare seconds count</source>
        <translation>以纯秒数表示的时间从此时刻起算</translation>
    </message>
    <message>
        <source>unit of bare durations: s, min, h, d</source>
        <translation>无单位时长的单位：s、min、h、d</translation>
    </message>
    <message>
        <source>name of the column for time, gpus, total, pending (series) or start, end, duration, gpus, submit (jobs)</source>
        <translation>列名，依次用于 time、gpus、total、pending（时间序列）或 start、end、duration、gpus、submit（作业）</translation>
    </message>
    <message>
        <source>GPUs of a node, where a series counts nodes</source>
        <translation>时间序列按节点计数时，每个节点的 GPU 数</translation>
    </message>
    <message>
        <source>what the curve has where nothing is recorded: mean, hold, zero</source>
        <translation>没有记录的时段在曲线中的取值：mean（均值）、hold（保持）、zero（零）</translation>
    </message>
    <message>
        <source>name of the format, instead of recognising it</source>
        <translation>指定格式名称，不再自动识别</translation>
    </message>
    <message>
        <source>utf-8, utf-16le, utf-16be, gb18030, windows-1252</source>
        <translation>utf-8、utf-16le、utf-16be、gb18030、windows-1252</translation>
    </message>
    <message>
        <source>comma, semicolon, tab, pipe</source>
        <translation>comma（逗号）、semicolon（分号）、tab（制表符）、pipe（竖线）</translation>
    </message>
    <message>
        <source>comma, point</source>
        <translation>comma（逗号）、point（点）</translation>
    </message>
    <message>
        <source>names of the columns of a table without a header, between commas</source>
        <translation>无表头表格的列名，以逗号分隔</translation>
    </message>
    <message>
        <source>zone of times without one: UTC, +08:00</source>
        <translation>未注明时区的时间所属时区：UTC、+08:00</translation>
    </message>
    <message>
        <source>order in 03/04/2025: dmy, mdy</source>
        <translation>03/04/2025 这类日期的顺序：dmy（日月年）、mdy（月日年）</translation>
    </message>
    <message>
        <source>GPUs of the training, to divide its speed</source>
        <translation>训练所用的 GPU 数，用于折算单卡速度</translation>
    </message>
    <message>
        <source>samples of one iteration of the whole training</source>
        <translation>整个训练一次迭代的样本数</translation>
    </message>
    <message>
        <source>tokens of one sample</source>
        <translation>一个样本的 token 数</translation>
    </message>
    <message>
        <source>seconds between two readings of a log without times</source>
        <translation>无时间日志中两次读数之间的秒数</translation>
    </message>
    <message>
        <source>names of the columns of a table without them, separated by commas</source>
        <translation>无表头表格的列名，用逗号分隔</translation>
    </message>
    <message>
        <source>what an answer of Prometheus without the name of its metric measures: utilization, power</source>
        <translation>没有指标名的 Prometheus 结果测量的是什么：utilization、power</translation>
    </message>
    <message>
        <source>which cost counts: effective or billed</source>
        <translation>采用哪种费用：effective（实际分摊）或 billed（账单金额）</translation>
    </message>
    <message>
        <source>GPUs of an instance type, as in gpu.p9.large=B900:8</source>
        <translation>某种实例的 GPU，例如 gpu.p9.large=B900:8</translation>
    </message>
    <message>
        <source>who sells: the files do not say</source>
        <translation>卖方：文件中没有写明</translation>
    </message>
    <message>
        <source>day of undated prices, as in 2026-01-31</source>
        <translation>没有日期的价格所属的日期，例如 2026-01-31</translation>
    </message>
    <message>
        <source>of prices without one, as in CNY</source>
        <translation>没有币种的价格的币种，例如 CNY</translation>
    </message>
    <message>
        <source>of prices without one: hour, day, month, year, reserved-1y, spot, once</source>
        <translation>没有计费方式的价格的计费方式：hour、day、month、year、reserved-1y、spot、once</translation>
    </message>
    <message>
        <source>where the prices are from: an address</source>
        <translation>价格的来源：地址</translation>
    </message>
    <message>
        <source>a: the seller's own, b: second hand, c: unverified</source>
        <translation>a：卖方自己的价格，b：二手资料，c：未经核实</translation>
    </message>
    <message>
        <source>GPUs of an instance, as in gpu.p9.48xlarge=H300:8</source>
        <translation>某种实例的 GPU，例如 gpu.p9.48xlarge=H300:8</translation>
    </message>
    <message>
        <source>replay: the spot plan of the scenario</source>
        <translation>回放：情景中的竞价实例方案</translation>
    </message>
    <message>
        <source>how many instances were asked for</source>
        <translation>请求的实例数</translation>
    </message>
    <message>
        <source>replay: time to write a checkpoint</source>
        <translation>回放：写检查点时间</translation>
    </message>
    <message>
        <source>replay: time to get back to work</source>
        <translation>回放：恢复工作所需时间</translation>
    </message>
    <message>
        <source>replay: work between checkpoints, or optimal</source>
        <translation>回放：检查点间隔，或 optimal（最优）</translation>
    </message>
    <message>
        <source>billed</source>
        <translation>账单金额</translation>
    </message>
    <message>
        <source>effective</source>
        <translation>实际分摊</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Per GPU</source>
        <translation>每 GPU</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>VAT included</source>
        <translation>含增值税</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>已填写</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>no VAT</source>
        <translation>无增值税</translation>
    </message>
    <message>
        <source>including VAT</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>excluding VAT</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation>计税基础</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>Instead of renting</source>
        <translation>代替租用</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Last month in which buying is dearer</source>
        <translation>自购仍更贵的最后一个月</translation>
    </message>
    <message>
        <source>Dearer by then</source>
        <translation>届时多出的费用</translation>
    </message>
    <message>
        <source>Dearer by a month later</source>
        <translation>一个月后多出的费用</translation>
    </message>
    <message>
        <source>Break-even month</source>
        <translation>平衡月份</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>cash, if the servers are sold</source>
        <translation>现金（出售服务器）</translation>
    </message>
    <message>
        <source>Cumulative cost in present value</source>
        <translation>累计费用现值</translation>
    </message>
    <message>
        <source>Cash total by category</source>
        <translation>按类别的现金合计</translation>
    </message>
    <message>
        <source>Accounting cost</source>
        <translation>账面费用</translation>
    </message>
    <message>
        <source>Cash per GPU-hour</source>
        <translation>每卡时现金费用</translation>
    </message>
    <message>
        <source>Per unit of work</source>
        <translation>每单位工作量</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>Cumulative present value</source>
        <translation>累计现值</translation>
    </message>
    <message>
        <source>Workbook less program</source>
        <translation>工作簿减程序</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>Income tax rate</source>
        <translation>所得税率</translation>
    </message>
    <message>
        <source>The workbook agrees with the program.</source>
        <translation>工作簿与程序一致。</translation>
    </message>
    <message>
        <source>A rate was changed: differences are what it does.</source>
        <translation>费率已更改：差异由此产生。</translation>
    </message>
    <message>
        <source>The workbook differs from the program: amounts or formulas were changed.</source>
        <translation>工作簿与程序不一致：金额或公式已被改动。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Workbook</source>
        <translation>工作簿</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Payments by category</source>
        <translation>按类别的付款</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Discount factor</source>
        <translation>折现系数</translation>
    </message>
    <message>
        <source>Cash and present value</source>
        <translation>现金与现值</translation>
    </message>
    <message>
        <source>Settled by selling</source>
        <translation>出售后的结清额</translation>
    </message>
    <message>
        <source>Cost if one stops</source>
        <translation>若此时停用的费用</translation>
    </message>
    <message>
        <source>Stopping early</source>
        <translation>提前停用</translation>
    </message>
    <message>
        <source>Depreciation, interest, gain on sale</source>
        <translation>折旧、利息与处置损益</translation>
    </message>
    <message>
        <source>Book value</source>
        <translation>账面价值</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>账面</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>At the rates of this workbook</source>
        <translation>按本工作簿的费率</translation>
    </message>
    <message>
        <source>Cheapest that meets the demand</source>
        <translation>满足需求的最低费用方案</translation>
    </message>
    <message>
        <source>Its present value</source>
        <translation>其费用现值</translation>
    </message>
    <message>
        <source>Less than the next</source>
        <translation>比其次方案节约</translation>
    </message>
    <message>
        <source>Renting and buying GPUs compared</source>
        <translation>GPU 租用与自购比较</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>平衡点</translation>
    </message>
    <message>
        <source>Cost in present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Cheapest rental</source>
        <translation>最低费用的租用方案</translation>
    </message>
    <message>
        <source>Cheapest purchase</source>
        <translation>最低费用的自购方案</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Buying and renting cost the same</source>
        <translation>自购与租用费用相等</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>投资回收期</translation>
    </message>
    <message>
        <source>Undiscounted</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>Discounted</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>Peak cash need</source>
        <translation>最高资金占用</translation>
    </message>
    <message>
        <source>Most that buying has cost more than renting</source>
        <translation>自购比租用最多多付的金额</translation>
    </message>
    <message>
        <source>Most that has been paid out</source>
        <translation>累计付出的最高金额</translation>
    </message>
    <message>
        <source>Due at signing</source>
        <translation>签约时付款</translation>
    </message>
    <message>
        <source>Rent that falls away</source>
        <translation>减少的租用费</translation>
    </message>
    <message>
        <source>Rent that is added</source>
        <translation>增加的租用费</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>场地</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人工</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Other costs</source>
        <translation>其他费用</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>融资</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>所得税</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>处置收入</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>near</source>
        <translation>临近</translation>
    </message>
    <message>
        <source>renting is cheaper already</source>
        <translation>租用已更便宜</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>From renting to owning</source>
        <translation>从租用到自购的差异分解</translation>
    </message>
    <message>
        <source>At present</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>Turns at</source>
        <translation>临界值</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>nowhere in its range</source>
        <translation>取值范围内无交点</translation>
    </message>
    <message>
        <source>What would turn the advice</source>
        <translation>使建议改变的条件</translation>
    </message>
    <message>
        <source>Present value of cost</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Paid at signing</source>
        <translation>首期支出</translation>
    </message>
    <message>
        <source>Most paid at once</source>
        <translation>最高资金占用</translation>
    </message>
    <message>
        <source>Payback, months</source>
        <translation>投资回收期（月）</translation>
    </message>
    <message>
        <source>Rate of return</source>
        <translation>内部收益率</translation>
    </message>
    <message>
        <source>does not meet the demand</source>
        <translation>不满足需求</translation>
    </message>
    <message>
        <source>For decision</source>
        <translation>提请审议事项与结论</translation>
    </message>
    <message>
        <source>Formulas with numbers</source>
        <translation>公式与数值</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>不同的参数</translation>
    </message>
    <message>
        <source>What comes of them</source>
        <translation>由此得出的结果</translation>
    </message>
    <message>
        <source>Present value of every way</source>
        <translation>各方案费用现值</translation>
    </message>
    <message>
        <source>Payments for the cheapest way by year</source>
        <translation>最便宜方案的各年支出</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>in another unit</source>
        <translation>单位不同</translation>
    </message>
    <message>
        <source>Cheapest way</source>
        <translation>最便宜方案</translation>
    </message>
    <message>
        <source>Cost of the cheapest way in present value</source>
        <translation>最便宜方案的费用现值</translation>
    </message>
    <message>
        <source>Its cost per GPU-hour of work</source>
        <translation>其每有效卡时成本</translation>
    </message>
    <message>
        <source>GPU-hours of the demand</source>
        <translation>需求卡时</translation>
    </message>
    <message>
        <source>Buying less renting</source>
        <translation>自购减租用</translation>
    </message>
    <message>
        <source>never pays back</source>
        <translation>不回收</translation>
    </message>
    <message>
        <source>behind its horizon</source>
        <translation>超出测算期</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>In every table</source>
        <translation>每个表都有的键</translation>
    </message>
    <message>
        <source>Factors on many inputs at once</source>
        <translation>同时作用于多个参数的系数</translation>
    </message>
    <message>
        <source>They stand in no table; --set, sensitivities and uncertain inputs name them.</source>
        <translation>它们不属于任何表；可用于 --set、敏感性参数和不确定参数。</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Unit and allowed values</source>
        <translation>单位与取值范围</translation>
    </message>
    <message>
        <source>If left out</source>
        <translation>省略时</translation>
    </message>
    <message>
        <source>Exactly one of these stands:</source>
        <translation>以下须且仅须给出一个：</translation>
    </message>
    <message>
        <source>At most one of these stands:</source>
        <translation>以下至多给出一个：</translation>
    </message>
    <message>
        <source>share (0.08 is 8 %)</source>
        <translation>比例（0.08 即 8%）</translation>
    </message>
    <message>
        <source>share a year (0.08 is 8 %)</source>
        <translation>年比率（0.08 即 8%）</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>name of a GPU type</source>
        <translation>GPU 型号名称</translation>
    </message>
    <message>
        <source>name of a plan by the hour, by the day or spot</source>
        <translation>按小时、按天或竞价方案的名称</translation>
    </message>
    <message>
        <source>name of a plan by the hour or by the day</source>
        <translation>按小时或按天方案的名称</translation>
    </message>
    <message>
        <source>name of a rental plan</source>
        <translation>租用方案名称</translation>
    </message>
    <message>
        <source>name of a purchase</source>
        <translation>自购方案名称</translation>
    </message>
    <message>
        <source>path of an input, as for --set</source>
        <translation>参数路径，与 --set 相同</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>one of the words</source>
        <translation>以下词之一</translation>
    </message>
    <message>
        <source>date, as in 2026-01-31</source>
        <translation>日期，例如 2026-01-31</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>list of names</source>
        <translation>名称列表</translation>
    </message>
    <message>
        <source>code of three letters, as in CNY</source>
        <translation>三字母代码，例如 CNY</translation>
    </message>
    <message>
        <source>file, relative to the scenario</source>
        <translation>文件，相对于情景文件</translation>
    </message>
    <message>
        <source>must stand</source>
        <translation>必填</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>%1 is no number of processors, expected a whole number from 1 to %2</source>
        <translation>%1 不是处理器数，应为 1 到 %2 的整数</translation>
    </message>
    <message>
        <source>has no value, expected KEY=VALUE</source>
        <translation>没有值，应写成 KEY=VALUE</translation>
    </message>
    <message>
        <source>is one argument too many, expected options only</source>
        <translation>是多余的参数，只接受选项</translation>
    </message>
    <message>
        <source>cannot be used: %1, expected a file or folder that this user may read or write</source>
        <translation>无法使用：%1，应为当前用户可以读写的文件或文件夹</translation>
    </message>
    <message>
        <source>the folder holds no scenario, expected files *.toml</source>
        <translation>文件夹中没有情景文件，应有 *.toml 文件</translation>
    </message>
    <message>
        <source>the program failed: %1</source>
        <translation>程序出错：%1</translation>
    </message>
    <message>
        <source>would be written twice, expected another name for each result</source>
        <translation>会被写入两次，每个结果应使用不同的文件名</translation>
    </message>
    <message>
        <source>is no language of this program, expected en or zh_CN</source>
        <translation>不是本程序支持的语言，应为 en 或 zh_CN</translation>
    </message>
    <message>
        <source>%1 is not available in this build</source>
        <translation>本版本不支持 %1</translation>
    </message>
    <message>
        <source>a file in the format %1 holds one scenario, expected a name with {name} in it for a file each</source>
        <translation>%1 格式的文件只能存放一个情景，文件名中应含 {name} 以便分别输出</translation>
    </message>
    <message>
        <source>is no format, expected one of %1</source>
        <translation>不是有效格式，应为以下之一：%1</translation>
    </message>
    <message>
        <source>has no ending that names a format, expected one of %1</source>
        <translation>扩展名不表示任何格式，应为以下之一：%1</translation>
    </message>
    <message>
        <source>ends in %1, but --format asks for %2; expected one of them or both alike</source>
        <translation>扩展名为 %1，而 --format 要求 %2；应只给其一或二者一致</translation>
    </message>
    <message>
        <source>is given twice, expected it once</source>
        <translation>重复给出，只应给出一次</translation>
    </message>
    <message>
        <source>%1 months from %2, amounts in %3.</source>
        <translation>自 %2 起 %1 个月，金额单位为 %3。</translation>
    </message>
    <message>
        <source>Nothing is discounted.</source>
        <translation>未折现。</translation>
    </message>
    <message>
        <source>Present values at %1 a year.</source>
        <translation>折现率每年 %1。</translation>
    </message>
    <message>
        <source>Before income tax.</source>
        <translation>所得税前。</translation>
    </message>
    <message>
        <source>After income tax of %1.</source>
        <translation>所得税后（税率 %1）。</translation>
    </message>
    <message>
        <source>VAT is recovered and no cost.</source>
        <translation>增值税可抵扣，不计入成本。</translation>
    </message>
    <message>
        <source>VAT is a cost.</source>
        <translation>增值税不可抵扣，计入成本。</translation>
    </message>
    <message>
        <source>No option meets the demand, so none is recommended.</source>
        <translation>没有方案满足需求，因此不作推荐。</translation>
    </message>
    <message>
        <source>Buying never pays for itself within %1 months against renting.</source>
        <translation>与租用相比，自购在 %1 个月内不回收。</translation>
    </message>
    <message>
        <source>Buying is never dearer than renting, from the first day on.</source>
        <translation>从第一天起，自购始终不比租用贵。</translation>
    </message>
    <message>
        <source>Buying has paid for itself after %1 months.</source>
        <translation>自购的静态投资回收期为 %1 个月。</translation>
    </message>
    <message>
        <source>After %1 months buying becomes cheaper.</source>
        <translation>%1 个月后自购转为更便宜。</translation>
    </message>
    <message>
        <source>After %1 months buying becomes dearer.</source>
        <translation>%1 个月后自购转为更贵。</translation>
    </message>
    <message>
        <source>No utilisation makes both cost the same.</source>
        <translation>不存在使两者费用相等的利用率。</translation>
    </message>
    <message>
        <source>Both cost the same at %1 of the hours of the demand, which is %2 hours of work a month for each owned GPU, %3 of its time.</source>
        <translation>当需求小时数为现有的 %1 时两者费用相等，即每张自有 GPU 每月工作 %2 小时，占其时间的 %3。</translation>
    </message>
    <message>
        <source>Both cost the same at a rental price of %1, %2 of the present one.</source>
        <translation>租用价格为 %1（现价的 %2）时两者费用相等。</translation>
    </message>
    <message>
        <source>No rental price makes both cost the same.</source>
        <translation>不存在使两者费用相等的租用价格。</translation>
    </message>
    <message>
        <source>Both cost the same at a purchase price of %1, %2 of the present one.</source>
        <translation>购置价为 %1（现价的 %2）时两者费用相等。</translation>
    </message>
    <message>
        <source>No purchase price makes both cost the same.</source>
        <translation>不存在使两者费用相等的购置价。</translation>
    </message>
    <message>
        <source>The purchase has no rate of return between -99 and 1,000 % a year.</source>
        <translation>在每年 -99% 至 1,000% 的范围内，自购没有内部收益率。</translation>
    </message>
    <message>
        <source>The money put into the purchase earns %1 a year.</source>
        <translation>自购相对租用的增量投资内部收益率为每年 %1。</translation>
    </message>
    <message>
        <source>Buying “%1” against renting “%2”</source>
        <translation>自购“%1”与租用“%2”比较</translation>
    </message>
    <message>
        <source>The two are not comparable: one does not meet the demand, or they do not serve the same GPU-hours.</source>
        <translation>两者不可比：其中一方未满足需求，或两者提供的卡时不同。</translation>
    </message>
    <message>
        <source>In present value: never within %1 months.</source>
        <translation>按现值计算：%1 个月内不回收。</translation>
    </message>
    <message>
        <source>In present value: from the first day on.</source>
        <translation>按现值计算：从第一天起即不更贵。</translation>
    </message>
    <message>
        <source>In present value: after %1 months.</source>
        <translation>动态投资回收期为 %1 个月。</translation>
    </message>
    <message>
        <source>If the servers are sold when one stops: never within %1 months.</source>
        <translation>若停用时出售服务器：%1 个月内不回收。</translation>
    </message>
    <message>
        <source>If the servers are sold when one stops: from the first day on.</source>
        <translation>若停用时出售服务器：从第一天起即不更贵。</translation>
    </message>
    <message>
        <source>If the servers are sold when one stops: after %1 months.</source>
        <translation>若停用时出售服务器：%1 个月后合算。</translation>
    </message>
    <message>
        <source>no, %1 is not served in time</source>
        <translation>否，%1 未能及时满足</translation>
    </message>
    <message>
        <source>%1 hours of one %2 over the horizon, with at most %3 at once.</source>
        <translation>测算期内共 %1 卡时（%2），最多同时使用 %3 张。</translation>
    </message>
    <message>
        <source>Costs are positive, receipts negative. Amounts are rounded when they are shown; sums may differ in the last digit.</source>
        <translation>支出为正，收入为负。合计数与各分项之和的尾差系四舍五入所致。</translation>
    </message>
    <message>
        <source>Present value of each option if one input is moved and all others stay, the strongest input first.</source>
        <translation>单独变动一个参数、其余不变时各方案的费用现值，影响最大的参数在前。</translation>
    </message>
    <message>
        <source>In %1 draws of the uncertain inputs (seed %2), “%3” was the cheapest option that meets the demand in %4 of them.</source>
        <translation>对不确定参数抽样 %1 次（种子 %2），其中 %4 的情况下“%3”是满足需求的方案中费用最低的。</translation>
    </message>
    <message>
        <source>No split of own, committed and on-demand capacity is allowed: own machines cannot serve the share that must stay on them, or nothing serves the rest.</source>
        <translation>没有可行的混合方案：自有机器无法承担必须在其上运行的部分，或其余部分无方案承担。</translation>
    </message>
    <message>
        <source>The cheapest split costs %1 in present value, %2 in cash.</source>
        <translation>最优混合方案的费用现值为 %1，现金合计 %2。</translation>
    </message>
    <message>
        <source>The repair costs %1, takes %2 months and raises the utilisation of the GPUs from %3 to %4, so that the same work needs %5 of the GPU-hours.</source>
        <translation>改造费用 %1，%2 个月后见效，GPU 利用率由 %3 提高到 %4，完成同样的工作只需原卡时的 %5。</translation>
    </message>
    <message>
        <source>Amounts in %1</source>
        <translation>单位：%1</translation>
    </message>
    <message>
        <source>%1 is %2; must be less than the horizon, %3</source>
        <translation>%1 为 %2，必须小于测算期 %3</translation>
    </message>
    <message>
        <source>%1 is %2; with the lead time of %3 months it must be less than the horizon, %4</source>
        <translation>%1 为 %2，加上交货期 %3 个月后必须小于测算期 %4</translation>
    </message>
    <message>
        <source>%1 is "fit"; must be a number if there are expansions</source>
        <translation>%1 为 "fit"，有扩容时必须填数字</translation>
    </message>
    <message>
        <source>the shares of %1 sum to %2; must sum to 1</source>
        <translation>%1 的占比之和为 %2，必须等于 1</translation>
    </message>
    <message>
        <source>%1 is %2, which needs the load_kw of the servers; expected a table [buy.power]</source>
        <translation>%1 为 %2，需要服务器的 load_kw，应有 [buy.power] 表</translation>
    </message>
    <message>
        <source>%1 is %2; must be whole years (a multiple of 12) for this method</source>
        <translation>%1 为 %2，该方法要求整年（12 的倍数）</translation>
    </message>
    <message>
        <source>%1 is 0, the day of signing; must be at least 1 unless it is due once</source>
        <translation>%1 为 0（签约日），除一次性费用外必须至少为 1</translation>
    </message>
    <message>
        <source>%1: "%2" is no currency; must be a code of three capital letters</source>
        <translation>%1：“%2”不是币种，必须为三位大写字母代码</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is the currency of the scenario; must be 1 or left out</source>
        <translation>%1 为 %2，但 %3 是情景币种，必须为 1 或省略</translation>
    </message>
    <message>
        <source>%1 is "%2", which has no rate; expected its value in %3 in [fx], as in %2 = 7.1</source>
        <translation>%1 为“%2”，没有汇率，应在 [fx] 中写明其折合 %3 的汇率，例如 %2 = 7.1</translation>
    </message>
    <message>
        <source>%1 is %2; must be at most %3, the hours of the shortest month</source>
        <translation>%1 为 %2，不得超过最短月份的小时数 %3</translation>
    </message>
    <message>
        <source>the hours of %1 sum to %2; must be at most %3, the hours of the shortest month</source>
        <translation>%1 的小时数之和为 %2，不得超过最短月份的小时数 %3</translation>
    </message>
    <message>
        <source>%1 names a result, but there is no "metric" beside it; expected the test to take, as in "gemm/bf16"</source>
        <translation>%1 指定了结果文件，但没有 "metric"，应指明测试项，例如 "gemm/bf16"</translation>
    </message>
    <message>
        <source>%1 gives no throughput; expected a result with a positive figure for %2</source>
        <translation>%1 没有给出吞吐量，结果文件中 %2 应为正数</translation>
    </message>
    <message>
        <source>%1 stands beside the benchmark of "%2", which counts in other units; expected a benchmark for all types</source>
        <translation>%1 与“%2”的基准测试并存，两者单位不同，应全部使用基准测试</translation>
    </message>
    <message>
        <source>the jobs need the speed of "%1"; expected a throughput or benchmark in [gpu.%1]</source>
        <translation>作业需要“%1”的速度，应在 [gpu.%1] 中给出 throughput 或 benchmark</translation>
    </message>
    <message>
        <source>%1: "%2" has no rows; must have at least one</source>
        <translation>%1：“%2”没有数据行，至少应有一行</translation>
    </message>
    <message>
        <source>%1 is %2; must be at least %3, the utilisation now</source>
        <translation>%1 为 %2，不得低于目前的利用率 %3</translation>
    </message>
    <message>
        <source>%1 is empty; must not be</source>
        <translation>%1 为空，必须填写</translation>
    </message>
    <message>
        <source>%1 has no name; must have one</source>
        <translation>%1 没有名称，必须填写</translation>
    </message>
    <message>
        <source>%1 is "%2" like another one before it; names must be unique</source>
        <translation>%1 为“%2”，与前面的重名，名称必须唯一</translation>
    </message>
    <message>
        <source>%1 is "hybrid", the name of the best split; must be another</source>
        <translation>%1 为 "hybrid"，该名称保留给最优混合方案，必须改名</translation>
    </message>
    <message>
        <source>%1 is "%2" like a rental plan; names of plans and purchases must differ</source>
        <translation>%1 为“%2”，与租用方案重名，租用方案与自购方案的名称必须不同</translation>
    </message>
    <message>
        <source>%1 is "%2", expected the name of a GPU type, [gpu.NAME]; did you mean "%3"?</source>
        <translation>%1 为“%2”，应为 GPU 型号名称 [gpu.NAME]，是否为“%3”？</translation>
    </message>
    <message>
        <source>%1 is "%2", expected the name of a purchase, [[buy]]; did you mean "%3"?</source>
        <translation>%1 为“%2”，应为自购方案名称 [[buy]]，是否为“%3”？</translation>
    </message>
    <message>
        <source>%1 is "%2", expected the name of a rental plan, [[rent]]; did you mean "%3"?</source>
        <translation>%1 为“%2”，应为租用方案名称 [[rent]]，是否为“%3”？</translation>
    </message>
    <message>
        <source>%1 is "%2", expected the name of a GPU type, [gpu.NAME]</source>
        <translation>%1 为“%2”，应为 GPU 型号名称 [gpu.NAME]</translation>
    </message>
    <message>
        <source>%1 is "%2", expected the name of a purchase, [[buy]]</source>
        <translation>%1 为“%2”，应为自购方案名称 [[buy]]</translation>
    </message>
    <message>
        <source>%1 is "%2", expected the name of a rental plan, [[rent]]</source>
        <translation>%1 为“%2”，应为租用方案名称 [[rent]]</translation>
    </message>
    <message>
        <source>%1 is "%2", which is not paid by use; expected a plan that is billed hourly, daily or spot</source>
        <translation>%1 为“%2”，该方案不是按量计费，应为按小时、按天或竞价实例方案</translation>
    </message>
    <message>
        <source>%1 is "%2"; expected a plan that is billed hourly or daily</source>
        <translation>%1 为“%2”，应为按小时或按天的方案</translation>
    </message>
    <message>
        <source>%1 is missing; a spot plan needs one unless demand.interruptible_share and its availability are 1</source>
        <translation>缺少 %1；除非 demand.interruptible_share 和该方案的 availability 均为 1，竞价实例方案必须指定后备方案</translation>
    </message>
    <message>
        <source>%1 is %2, so often that no work is ever finished between checkpoints; must be lower, or checkpoints and restarts shorter</source>
        <translation>%1 为 %2，中断过于频繁，检查点之间无法完成任何工作；必须降低中断频率，或缩短检查点和重启时间</translation>
    </message>
    <message>
        <source>%1 has no "%2"; the distribution "%3" needs one</source>
        <translation>%1 缺少 "%2"，分布 "%3" 需要该参数</translation>
    </message>
    <message>
        <source>%1 is %2; must be at least %3, its %4</source>
        <translation>%1 为 %2，不得小于 %3（其 %4）</translation>
    </message>
    <message>
        <source>%1 would need %2 machines for the highest demand; must be at most %3</source>
        <translation>%1 在最高需求时需要 %2 台机器，不得超过 %3 台</translation>
    </message>
    <message>
        <source>%1 is %2; must be the first day of a month</source>
        <translation>%1 为 %2，必须是某月的第一天</translation>
    </message>
    <message>
        <source>%1 is %2; the horizon must end before the year 10000</source>
        <translation>%1 为 %2，测算期必须在公元 10000 年之前结束</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of %3; did you mean "%4"?</source>
        <translation>%1 为 %2，应为以下之一：%3；是否为“%4”？</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of %3</source>
        <translation>%1 为 %2，应为以下之一：%3</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number or "%3"</source>
        <translation>%1 为 %2，应为数字或 "%3"</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number or an offer of the price book, as in { offer = "...", on = 2026-01-01 }</source>
        <translation>%1 为 %2，应为数字或价格库中的报价，例如 { offer = "...", on = 2026-01-01 }</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number</source>
        <translation>%1 为 %2，应为数字</translation>
    </message>
    <message>
        <source>%1 is %2, expected a whole number or "%3"</source>
        <translation>%1 为 %2，应为整数或 "%3"</translation>
    </message>
    <message>
        <source>%1 is %2, expected a whole number</source>
        <translation>%1 为 %2，应为整数</translation>
    </message>
    <message>
        <source>%1 is %2, expected true or false</source>
        <translation>%1 为 %2，应为 true 或 false</translation>
    </message>
    <message>
        <source>%1 is %2, expected text in double quotes</source>
        <translation>%1 为 %2，应为双引号内的文本</translation>
    </message>
    <message>
        <source>%1 is %2, expected a date, as in 2026-01-01</source>
        <translation>%1 为 %2，应为日期，例如 2026-01-01</translation>
    </message>
    <message>
        <source>%1 is %2, expected a name in double quotes</source>
        <translation>%1 为 %2，应为双引号内的名称</translation>
    </message>
    <message>
        <source>%1 is %2, expected a list of names, as in ["one", "other"]</source>
        <translation>%1 为 %2，应为名称列表，例如 ["one", "other"]</translation>
    </message>
    <message>
        <source>%1 is %2, expected a currency code of three capital letters, as in "CNY"</source>
        <translation>%1 为 %2，应为三位大写字母的币种代码，例如 "CNY"</translation>
    </message>
    <message>
        <source>%1 is %2, expected the name of a file in double quotes, relative to the scenario</source>
        <translation>%1 为 %2，应为双引号内相对于情景文件的文件名</translation>
    </message>
    <message>
        <source>%1 is %2; must be a finite number</source>
        <translation>%1 为 %2，必须是有限数</translation>
    </message>
    <message>
        <source>%1 is %2; must be more than %3</source>
        <translation>%1 为 %2，必须大于 %3</translation>
    </message>
    <message>
        <source>%1 is %2; must be at least %3</source>
        <translation>%1 为 %2，不得小于 %3</translation>
    </message>
    <message>
        <source>%1 is %2; must be less than %3</source>
        <translation>%1 为 %2，必须小于 %3</translation>
    </message>
    <message>
        <source>%1 is %2; must be at most %3</source>
        <translation>%1 为 %2，不得大于 %3</translation>
    </message>
    <message>
        <source>%1 has both "%2" and "%3"; expected only one of them</source>
        <translation>%1 同时有 "%2" 和 "%3"，只应给出其中之一</translation>
    </message>
    <message>
        <source>%1 is not complete, expected one of %2</source>
        <translation>%1 不完整，应给出以下之一：%2</translation>
    </message>
    <message>
        <source>%1 names nothing; did you mean "%2"?</source>
        <translation>%1 没有指向任何内容，是否为“%2”？</translation>
    </message>
    <message>
        <source>%1 names nothing: %2 has no key "%3"; did you mean "%4"?</source>
        <translation>%1 没有指向任何内容：%2 没有键 "%3"，是否为 "%4"？</translation>
    </message>
    <message>
        <source>%1 names nothing: %2 has no key "%3"</source>
        <translation>%1 没有指向任何内容：%2 没有键 "%3"</translation>
    </message>
    <message>
        <source>%1 names nothing: there is no "%2" in %3; did you mean "%4"?</source>
        <translation>%1 没有指向任何内容：%3 中没有“%2”，是否为“%4”？</translation>
    </message>
    <message>
        <source>%1 names nothing: there is no "%2" in %3</source>
        <translation>%1 没有指向任何内容：%3 中没有“%2”</translation>
    </message>
    <message>
        <source>%1 names nothing: %2 is a list, expected one of its entries in brackets, as in %2[...]</source>
        <translation>%1 没有指向任何内容：%2 是列表，应在方括号中指明其中一项，例如 %2[...]</translation>
    </message>
    <message>
        <source>%1 names nothing: %2 is no list and takes no brackets</source>
        <translation>%1 没有指向任何内容：%2 不是列表，不能带方括号</translation>
    </message>
    <message>
        <source>%1 names nothing: the scenario has no table %2</source>
        <translation>%1 没有指向任何内容：情景中没有表 %2</translation>
    </message>
    <message>
        <source>%1 names nothing: nothing is below %2</source>
        <translation>%1 没有指向任何内容：%2 之下没有内容</translation>
    </message>
    <message>
        <source>"%1" is no path: expected keys with a dot between them, as in rent[Name].price</source>
        <translation>“%1”不是有效路径：应为以点分隔的键，例如 rent[Name].price</translation>
    </message>
    <message>
        <source>"%1" is no path: a bracket is not closed</source>
        <translation>“%1”不是有效路径：方括号未闭合</translation>
    </message>
    <message>
        <source>"%1" is no path: expected a name or position in the brackets</source>
        <translation>“%1”不是有效路径：方括号内应为名称或序号</translation>
    </message>
    <message>
        <source>"%1" is no path: expected a dot after ]</source>
        <translation>“%1”不是有效路径：] 之后应有点号</translation>
    </message>
    <message>
        <source>%1 is a table, expected one of its keys</source>
        <translation>%1 是表，应指明其中的键</translation>
    </message>
    <message>
        <source>%1 cannot be varied, expected the path of a number that need not be whole</source>
        <translation>%1 不能变动，应为可取非整数的数值路径</translation>
    </message>
    <message>
        <source>%1 is "%2"; only a number can be varied</source>
        <translation>%1 为 "%2"，只有数字可以变动</translation>
    </message>
    <message>
        <source>%1 is not set; only a number can be varied</source>
        <translation>%1 未填写，只有数字可以变动</translation>
    </message>
    <message>
        <source>%1 cannot be set here; change it in the scenario file</source>
        <translation>%1 不能在此设置，请在情景文件中修改</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is missing beside "metric", expected the result file to take it from</source>
        <translation>有 "metric" 但缺少 %1，应指明结果文件</translation>
    </message>
    <message>
        <source>%1 does not meet the demand: %2 of %3 GPU-hours are not served in time.</source>
        <translation>%1 未满足需求：%3 卡时中有 %2 卡时未能及时满足。</translation>
    </message>
    <message>
        <source>%1 does not meet the demand: less than %2 of the GPU-hours run on own machines.</source>
        <translation>%1 未满足需求：在自有机器上运行的卡时不足 %2。</translation>
    </message>
    <message>
        <source>The last term of %1 ends after the horizon of %2 months; what is still owed for it then is counted at the horizon.</source>
        <translation>%1 的最后一个承诺期在 %2 个月的测算期之后才结束，届时尚欠的款项计入测算期末。</translation>
    </message>
    <message>
        <source>An instance of %1 has %2 GPUs, more than are ever needed at once (%3): the work is assumed to be gathered until it fills whole instances.</source>
        <translation>%1 的一个实例有 %2 张 GPU，超过任何时候同时需要的数量（%3）：假定任务集中安排，直至用满整个实例。</translation>
    </message>
    <message>
        <source>On %1 an hour of work takes %2 billed hours because of checkpoints and interruptions.</source>
        <translation>由于检查点和中断，在 %1 上每小时有效工作需计费 %2 小时。</translation>
    </message>
    <message>
        <source>With %1, %2 GPU-hours wait until the servers are delivered after %3 months.</source>
        <translation>采用 %1 时，有 %2 卡时的任务要等待 %3 个月直至服务器交付。</translation>
    </message>
    <message>
        <source>Before the servers of %1 are delivered no work runs on own machines, although %2 of it must.</source>
        <translation>%1 的服务器交付前没有任务在自有机器上运行，而要求比例为 %2。</translation>
    </message>
    <message>
        <source>The GPUs of %1 are busy %2 of the time.</source>
        <translation>%1 的 GPU 只有 %2 的时间在工作。</translation>
    </message>
    <message>
        <source>%1 is assumed to be as fast as %2, since the throughput of one of them is not known.</source>
        <translation>%1 与 %2 中有一方吞吐量未知，假定二者速度相同。</translation>
    </message>
    <message>
        <source>The GPUs compute only %1 of the time: they wait for data. Repair the input pipeline before spending on GPUs.</source>
        <translation>GPU 只有 %1 的时间在计算，其余时间在等待数据。应先改造数据管道，再投入 GPU。</translation>
    </message>
    <message>
        <source>The prices of %1 are of %2, more than a year before the start of the scenario.</source>
        <translation>%1 的价格日期为 %2，早于情景起始日一年以上。</translation>
    </message>
    <message>
        <source>%1 would be %2; the nearest allowed value %3 was used.</source>
        <translation>%1 将变为 %2，已改用最接近的允许值 %3。</translation>
    </message>
    <message>
        <source>%1 times %2 is not allowed, so there is no result for it.</source>
        <translation>%1 乘以 %2 不被允许，因此没有结果。</translation>
    </message>
    <message>
        <source>Repair the input pipeline first: with GPUs busy %1 instead of %2 of the time this option costs %3 less.</source>
        <translation>应先改造数据管道：GPU 利用率由 %2 提高到 %1 后，该方案的费用减少 %3。</translation>
    </message>
    <message>
        <source>%1 is the only way that meets the demand: over %2 months it costs %3 in present value.</source>
        <translation>%1 是唯一满足需求的方案：%2 个月的费用现值为 %3。</translation>
    </message>
    <message>
        <source>%1 and %2 are the cheapest ways to meet the demand and cost the same: over %3 months %4 in present value.</source>
        <translation>%1 与 %2 同为满足需求的最低费用方案，费用相等：%3 个月的费用现值为 %4。</translation>
    </message>
    <message>
        <source>%1 is the cheapest way to meet the demand: over %2 months it costs %3 in present value, %4 (%5) less than %6, which comes next.</source>
        <translation>%1 是满足需求的最低费用方案：%2 个月的费用现值为 %3，比其次的 %6 节约 %4（%5）。</translation>
    </message>
    <message>
        <source>%1 is the cheapest way to meet the demand: over %2 months it costs %3 in present value, %4 less than %5, which comes next.</source>
        <translation>%1 是满足需求的最低费用方案：%2 个月的费用现值为 %3，比其次的 %5 节约 %4。</translation>
    </message>
    <message>
        <source>%1 own servers (%2) do %3 of the work.</source>
        <translation>%1 台自有服务器（%2）承担 %3 的工作量。</translation>
    </message>
    <message>
        <source>%1 instances of %2 do %3 of the work.</source>
        <translation>%2 的 %1 个实例承担 %3 的工作量。</translation>
    </message>
    <message>
        <source>The rest, %1 of the work, runs on %2 and is paid by use.</source>
        <translation>其余 %1 的工作量由 %2 承担，按量付费。</translation>
    </message>
    <message>
        <source>%1 GPU-hours of work wait for the delivery of the servers.</source>
        <translation>有 %1 卡时的任务要等待服务器交付。</translation>
    </message>
    <message>
        <source>What matters most is “%1”: from %2 to %3 of its value this option costs %4 to %5.</source>
        <translation>影响最大的因素是“%1”：在其取值的 %2 至 %3 之间，该方案的费用现值为 %4 至 %5。</translation>
    </message>
    <message>
        <source>Next comes “%1”: from %2 to %3 of its value this option costs %4 to %5.</source>
        <translation>其次是“%1”：在其取值的 %2 至 %3 之间，该方案的费用现值为 %4 至 %5。</translation>
    </message>
    <message>
        <source>%1 and %2 would cost the same if each owned GPU works %3 hours a month (%4 of the time).</source>
        <translation>若每张自有 GPU 每月工作 %3 小时（占时间的 %4），%1 与 %2 费用相等。</translation>
    </message>
    <message>
        <source>%1 and %2 would cost the same at a rental price of %3 (%4 of today's).</source>
        <translation>若租用价格为 %3（现价的 %4），%1 与 %2 费用相等。</translation>
    </message>
    <message>
        <source>%1 and %2 would cost the same at a purchase price of %3 (%4 of today's).</source>
        <translation>若购置价为 %3（现价的 %4），%1 与 %2 费用相等。</translation>
    </message>
    <message>
        <source>%1 of %2 random draws made combinations of inputs that are not allowed; they are left out.</source>
        <translation>%2 次随机抽样中有 %1 次的参数组合不被允许，已剔除。</translation>
    </message>
    <message>
        <source>there is more wrong than these %1, expected a scenario</source>
        <translation>除以上 %1 处外还有更多错误，应为情景文件</translation>
    </message>
    <message>
        <source>the file has %1 bytes, expected a scenario of at most %2</source>
        <translation>文件有 %1 字节，情景文件不得超过 %2 字节</translation>
    </message>
    <message>
        <source>the file has %1 values, expected a scenario of at most %2</source>
        <translation>文件有 %1 个值，情景文件不得超过 %2 个</translation>
    </message>
    <message>
        <source>this is not TOML (%1), expected TOML 1.0</source>
        <translation>不是 TOML（%1），应为 TOML 1.0</translation>
    </message>
    <message>
        <source>this is no demand trace, expected a header with the columns time and gpus, as in "time,gpus"</source>
        <translation>不是需求曲线，表头应有 time 和 gpus 两列，例如 "time,gpus"</translation>
    </message>
    <message>
        <source>the trace has no rows, expected at least one</source>
        <translation>需求曲线没有数据行，至少应有一行</translation>
    </message>
    <message>
        <source>the row has %1 fields, expected %2 as in the header</source>
        <translation>该行有 %1 个字段，应与表头一致为 %2 个</translation>
    </message>
    <message>
        <source>the time is "%1", expected ISO 8601, as in 2026-01-01T06:00:00</source>
        <translation>时间为“%1”，应为 ISO 8601 格式，例如 2026-01-01T06:00:00</translation>
    </message>
    <message>
        <source>the number of GPUs is "%1", expected a number</source>
        <translation>GPU 数为“%1”，应为数字</translation>
    </message>
    <message>
        <source>the number of GPUs is %1; must be at least 0 and at most %2</source>
        <translation>GPU 数为 %1，必须在 0 到 %2 之间</translation>
    </message>
    <message>
        <source>some times have a zone and some have none, expected the same in all rows</source>
        <translation>部分时间带时区、部分不带，各行应一致</translation>
    </message>
    <message>
        <source>the time is not after that of the row before, expected rows in order of time</source>
        <translation>时间不晚于上一行，各行应按时间排列</translation>
    </message>
    <message>
        <source>the time is %1 s after that of the row before, expected %2 s as between the first rows</source>
        <translation>与上一行相隔 %1 秒，应与前几行一致为 %2 秒</translation>
    </message>
    <message>
        <source>scenario.base is "%1", which leads back to itself; expected a scenario that is not based on this one</source>
        <translation>scenario.base 为“%1”，形成循环引用，应为不以本情景为基准的情景</translation>
    </message>
    <message>
        <source>scenario.base is "%1"; expected a chain of at most %2 bases</source>
        <translation>scenario.base 为“%1”，基准链不得超过 %2 层</translation>
    </message>
    <message>
        <source>scenario.base cannot be read, expected a scenario: %2</source>
        <translation>scenario.base 无法读取，应为情景文件：%2</translation>
    </message>
    <message>
        <source>%1 is to be removed, expected an entry of that name in the base</source>
        <translation>要移除 %1，但基准情景中没有该名称的条目</translation>
    </message>
    <message>
        <source>%1 is %2, expected the name of an offer of the price book in double quotes</source>
        <translation>%1 为 %2，应为双引号内的价格库报价名称</translation>
    </message>
    <message>
        <source>unknown key %1, expected "offer" or "on"</source>
        <translation>未知的键 %1，应为 "offer" 或 "on"</translation>
    </message>
    <message>
        <source>there is no price book to look up the offer "%1"; expected a number</source>
        <translation>没有可查询报价“%1”的价格库，应填写数字</translation>
    </message>
    <message>
        <source>the price book cannot be read: %1</source>
        <translation>价格库无法读取：%1</translation>
    </message>
    <message>
        <source>%1: the offer "%2" is in %3, which has no rate; expected its value in %4 in [fx], as in %3 = 7.1</source>
        <translation>%1：报价“%2”的币种为 %3，没有汇率，应在 [fx] 中写明其折合 %4 的汇率，例如 %3 = 7.1</translation>
    </message>
    <message>
        <source>brackets nest deeper than %1, expected a scenario</source>
        <translation>括号嵌套超过 %1 层，应为情景文件</translation>
    </message>
    <message>
        <source>a key has more than %1 parts, expected a scenario</source>
        <translation>键的层级超过 %1，应为情景文件</translation>
    </message>
    <message>
        <source>%1 cannot be read, expected a CSV file: %2</source>
        <translation>%1 无法读取，应为 CSV 文件：%2</translation>
    </message>
    <message>
        <source>benchmark results cannot be read here; expected a throughput for "%1"</source>
        <translation>此处不能读取基准测试结果，应为“%1”填写 throughput</translation>
    </message>
    <message>
        <source>the benchmark of "%1" cannot be read: %2</source>
        <translation>“%1”的基准测试结果无法读取：%2</translation>
    </message>
    <message>
        <source>the table [%1] is missing, expected one</source>
        <translation>缺少表 [%1]</translation>
    </message>
    <message>
        <source>%1 has %2 entries; must have at most %3</source>
        <translation>%1 有 %2 项，不得超过 %3 项</translation>
    </message>
    <message>
        <source>%1 is missing, expected this required key</source>
        <translation>缺少必填的键 %1</translation>
    </message>
    <message>
        <source>unknown key %1, expected only true or false in a scenario that has a base</source>
        <translation>未知的键 %1，仅在有基准情景时可用，且应为 true 或 false</translation>
    </message>
    <message>
        <source>unknown key %1; did you mean "%2"?</source>
        <translation>未知的键 %1，是否为 "%2"？</translation>
    </message>
    <message>
        <source>unknown key %1, expected one of %2</source>
        <translation>未知的键 %1，应为以下之一：%2</translation>
    </message>
    <message>
        <source>%1 is %2, expected a list of tables, as in [ { ... }, { ... } ]</source>
        <translation>%1 为 %2，应为表的列表，例如 [ { ... }, { ... } ]</translation>
    </message>
    <message>
        <source>%1 is %2, expected tables under a header in double brackets, [[...]]</source>
        <translation>%1 为 %2，应为双方括号标题 [[...]] 下的表</translation>
    </message>
    <message>
        <source>%1 is %2, expected a table</source>
        <translation>%1 为 %2，应为表</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>What the scenario says; everything else has its default.</source>
        <translation>以下为情景文件中写明的内容，其余均取默认值。</translation>
    </message>
    <message>
        <source>The scenario does not say where its prices are from.</source>
        <translation>情景文件未注明价格来源。</translation>
    </message>
    <message>
        <source>Scenario file %1, SHA-256 %2.</source>
        <translation>情景文件 %1，SHA-256 %2。</translation>
    </message>
    <message>
        <source>Computed by %1.</source>
        <translation>由 %1 计算。</translation>
    </message>
    <message>
        <source>The GPUs work %1 of the time on average. With a pipeline that keeps them busy %2 of the time the same work needs %3 fewer GPU-hours.</source>
        <translation>GPU 平均有 %1 的时间在工作。若数据管道使其忙碌时间达到 %2，同样的工作可少用 %3 卡时。</translation>
    </message>
    <message>
        <source>Of the %1 GPU-hours in this log the repair would have saved %2.</source>
        <translation>在此日志的 %1 卡时中，改造本可节省 %2。</translation>
    </message>
    <message>
        <source>Of the time in which the GPUs worked, %1 went to computing, %2 to communication between GPUs (NCCL) and %3 to copies.</source>
        <translation>在 GPU 工作的时间里，%1 用于计算，%2 用于 GPU 间通信（NCCL），%3 用于数据拷贝。</translation>
    </message>
    <message>
        <source>Of the profiled time, %1 went to computing, %2 to communication between GPUs (NCCL) that computing does not hide, and %3 to copies.</source>
        <translation>在所分析的时间里，%1 用于计算，%2 用于未被计算掩盖的 GPU 间通信（NCCL），%3 用于数据拷贝。</translation>
    </message>
    <message>
        <source>The GPUs did nothing while the program waited for the next batch in %1 of the time, and nothing for other reasons in %2.</source>
        <translation>有 %1 的时间程序在等待下一批数据而 GPU 空闲，另有 %2 的时间 GPU 因其他原因空闲。</translation>
    </message>
    <message>
        <source>The GPUs did nothing in %1 of the time; the report does not tell whether the program waited for data.</source>
        <translation>GPU 有 %1 的时间空闲；报告未说明程序是否在等待数据。</translation>
    </message>
    <message>
        <source>The multi-GPU scaling efficiency is %1, the time that is not spent on communication: efficiency of the offers in the scenario.</source>
        <translation>多 GPU 扩展效率为 %1，即不用于通信的时间：对应情景中各方案的 efficiency。</translation>
    </message>
    <message>
        <source>The multi-GPU scaling efficiency is at least %1, the time that is not spent on communication; a table cannot tell how much of the communication is hidden behind computing.</source>
        <translation>多 GPU 扩展效率至少为 %1，即不用于通信的时间；表格无法说明有多少通信被计算掩盖。</translation>
    </message>
    <message>
        <source>The report tells what the GPUs did while they worked, but not how long they waited, so there is no verdict on their utilisation. Give a trace or a utilisation log as well.</source>
        <translation>报告说明了 GPU 工作时做了什么，但没有说明等待了多久，因此无法对利用率下结论。请同时提供 trace 或利用率日志。</translation>
    </message>
    <message>
        <source>A kernel runs only %1 of the profiled time, below the limit of %2: the GPU waits. Do not rent or buy more GPUs yet; repair the input pipeline first.</source>
        <translation>在所分析的时间里只有 %1 的时间有核函数运行，低于 %2 的界限：GPU 在等待。先不要租用或购买更多 GPU，应先改造数据管道。</translation>
    </message>
    <message>
        <source>A kernel runs %1 of the profiled time, between the limits of %2 and %3: part of the time the GPU waits.</source>
        <translation>在所分析的时间里有 %1 的时间有核函数运行，介于 %2 与 %3 之间：GPU 有一部分时间在等待。</translation>
    </message>
    <message>
        <source>A kernel runs %1 of the profiled time, at or above the limit of %2; whether it calculates all that time would take a log of the power drawn.</source>
        <translation>在所分析的时间里有 %1 的时间有核函数运行，达到或超过 %2 的界限；是否一直在计算，还需要功耗日志才能判断。</translation>
    </message>
    <message>
        <source>The GPUs are busy only %1 of the time (median of %2 readings), below the limit of %3: the GPU waits for data, for the CPU that prepares it, or for batches that are too small. Do not rent or buy more GPUs yet; repair the input pipeline first.</source>
        <translation>GPU 只有 %1 的时间忙碌（%2 个读数的中位数），低于 %3 的界限：GPU 在等待数据、等待 CPU 预处理，或批次过小。先不要租用或购买更多 GPU，应先改造数据管道。</translation>
    </message>
    <message>
        <source>The GPUs are busy %1 of the time (median of %2 readings), between the limits of %3 and %4: part of the time they wait. Look at the data loading and at the batch size before renting more.</source>
        <translation>GPU 有 %1 的时间忙碌（%2 个读数的中位数），介于 %3 与 %4 之间：有一部分时间在等待。租用更多之前，请先检查数据加载和批次大小。</translation>
    </message>
    <message>
        <source>The GPUs are busy %1 of the time (median of %2 readings) but do nothing in %3 of the readings, which is not below the limit of %4: they stop and go. Look for regular pauses such as loading, validation or checkpoints before renting more.</source>
        <translation>GPU 有 %1 的时间忙碌（%2 个读数的中位数），但有 %3 的读数为空闲，不低于 %4 的界限：走走停停。租用更多之前，请检查加载、验证或检查点等规律性停顿。</translation>
    </message>
    <message>
        <source>The GPUs are busy %1 of the time (median of %2 readings), at or above the limit of %3.</source>
        <translation>GPU 有 %1 的时间忙碌（%2 个读数的中位数），达到或超过 %3 的界限。</translation>
    </message>
    <message>
        <source>Whether they calculate all that time is not known, because the log does not have the power drawn and the power limit of every GPU. Record power.draw and power.limit as well.</source>
        <translation>无法判断它们是否一直在计算，因为日志中没有每张 GPU 的功耗和功耗上限。请同时记录 power.draw 和 power.limit。</translation>
    </message>
    <message>
        <source>They draw only %1 of their power limit, below %2: they are busy but not bound by calculation. GPUs with faster memory or larger kernels would help more than faster GPUs.</source>
        <translation>其功耗只有上限的 %1，低于 %2：虽然忙碌，但瓶颈不在计算。显存更快的 GPU 或更大的核函数比更快的 GPU 更有帮助。</translation>
    </message>
    <message>
        <source>They draw %1 of their power limit, at or above %2, so they calculate: faster or more GPUs shorten the work.</source>
        <translation>其功耗为上限的 %1，达到或超过 %2，说明确实在计算：更快或更多的 GPU 能缩短工作时间。</translation>
    </message>
    <message>
        <source>GPU %1 was not measured (%2 readings without a value); the verdict says nothing about it.</source>
        <translation>GPU %1 未被测量（%2 个读数没有数值）；结论不涉及它。</translation>
    </message>
    <message>
        <source>GPU %1 is busy only %2 of the time while others work: the job may not use it.</source>
        <translation>其他 GPU 工作时，GPU %1 只有 %2 的时间忙碌：作业可能没有使用它。</translation>
    </message>
    <message>
        <source>The hardware slowed GPU %1 down because of heat or power supply: have the machine checked.</source>
        <translation>硬件因过热或供电使 GPU %1 降频：请检查机器。</translation>
    </message>
    <message>
        <source>GPU %1 runs at its power cap, which is normal.</source>
        <translation>GPU %1 运行在功耗上限，属正常现象。</translation>
    </message>
    <message>
        <source>The utilisation was not measured (%1 readings, none with a value), as happens with GPUs divided by MIG and under WSL. Give a training log or a profiler report instead.</source>
        <translation>利用率未被测量（%1 个读数，均无数值），使用 MIG 切分的 GPU 和 WSL 下会出现这种情况。请改为提供训练日志或性能分析报告。</translation>
    </message>
    <message>
        <source>The log shows %1 utilisation although the GPUs draw %2 of their power limit: the utilisation was not measured there, as happens with GPUs divided by MIG and under WSL.</source>
        <translation>日志显示利用率为 %1，而 GPU 功耗为上限的 %2：该处利用率并未真正测量，使用 MIG 切分的 GPU 和 WSL 下会出现这种情况。</translation>
    </message>
    <message>
        <source>Only %1 readings were taken; watch the work for at least two minutes before deciding on it.</source>
        <translation>只有 %1 个读数；作决定之前请至少观察两分钟。</translation>
    </message>
    <message>
        <source>In the scenario the repair saves %1 of %2 GPU-hours.</source>
        <translation>在此情景中，改造可节省 %2 卡时中的 %1。</translation>
    </message>
    <message>
        <source>With the repair the option %1 costs %2, which is %3 more than without (net present value).</source>
        <translation>改造后方案“%1”的费用为 %2，比不改造多 %3（费用现值）。</translation>
    </message>
    <message>
        <source>With the repair the option %1 costs %2, which is %3 less than without (net present value).</source>
        <translation>改造后方案“%1”的费用为 %2，比不改造少 %3（费用现值）。</translation>
    </message>
    <message>
        <source>Taking the cheapest option each time, %1 without the repair and %2 with it, the repair is worth %3.</source>
        <translation>各取最便宜的方案（不改造为“%1”，改造后为“%2”），改造的价值为 %3。</translation>
    </message>
    <message>
        <source>%1 takes no offer of the price book, expected a number</source>
        <translation>%1 不能取自价格库，应为数字</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a price book; name another file.</source>
        <translation>%1 是其他程序的数据库，不是价格库；请指定另一个文件。</translation>
    </message>
    <message>
        <source>%1 is a price book of version %2, made by a newer program; this one knows up to version %3. Use the newer program or name another file.</source>
        <translation>%1 是由较新程序创建的第 %2 版价格库，本程序最高支持第 %3 版。请使用较新的程序，或指定另一个文件。</translation>
    </message>
    <message>
        <source>The price book %1 is damaged (%2). Move it away to start from the shipped prices, or put back a copy.</source>
        <translation>价格库 %1 已损坏（%2）。请将其移走以便从随程序提供的价格重新开始，或恢复一份备份。</translation>
    </message>
    <message>
        <source>The price book %1 can only be read: the file or its folder is write-protected.</source>
        <translation>价格库 %1 只能读取：文件或其所在文件夹有写保护。</translation>
    </message>
    <message>
        <source>The price book %1 is being written by another program; try again when it is done.</source>
        <translation>另一个程序正在写入价格库 %1；请待其完成后重试。</translation>
    </message>
    <message>
        <source>%1 is not a price book; name another file.</source>
        <translation>%1 不是价格库；请指定另一个文件。</translation>
    </message>
    <message>
        <source>The price book %1 cannot be written: the disk is full. Nothing was changed.</source>
        <translation>无法写入价格库 %1：磁盘已满。没有作任何更改。</translation>
    </message>
    <message>
        <source>The price book %1 cannot be written: the file or its folder is write-protected.</source>
        <translation>无法写入价格库 %1：文件或其所在文件夹有写保护。</translation>
    </message>
    <message>
        <source>The price book %1 cannot be opened; check that the file exists and may be read.</source>
        <translation>无法打开价格库 %1；请检查文件是否存在并可读取。</translation>
    </message>
    <message>
        <source>The price book %1 failed: %2.</source>
        <translation>价格库 %1 出错：%2。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a price book; name a file.</source>
        <translation>%1 是文件夹，不是价格库；请指定一个文件。</translation>
    </message>
    <message>
        <source>There is no price book %1; check the name.</source>
        <translation>没有价格库 %1；请检查名称。</translation>
    </message>
    <message>
        <source>The price book %1 is of an older version and write-protected, so that it cannot be brought up to date; allow writing, or copy it elsewhere.</source>
        <translation>价格库 %1 是旧版本且有写保护，因此无法更新；请允许写入，或将其复制到别处。</translation>
    </message>
    <message>
        <source>%1 is empty, not a price book; name another file.</source>
        <translation>%1 是空文件，不是价格库；请指定另一个文件。</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected an on-demand price per GPU and hour</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GPU 每小时的按量付费价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a spot price per GPU and hour</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GPU 每小时的竞价价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per GPU and day</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GPU 每天的价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per GPU and month</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GPU 每月的价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a committed price of a GPU by the hour, month or year</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为 GPU 按小时、月或年的承诺价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a purchase price per GPU</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GPU 的购置价</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a purchase price per server</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每台服务器的购置价</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a purchase price</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为购置价</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per kWh</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每千瓦时的价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per kW and month</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每千瓦每月的价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per GB</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GB 的价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per GB and month</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GB 每月的价格</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a running cost per GPU and month or year</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每 GPU 每月或每年的运行费用</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a running cost per server and month or year</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每台服务器每月或每年的运行费用</translation>
    </message>
    <message>
        <source>the price of %1 is in %2 (billing "%3"), expected a price per month or year</source>
        <translation>%1 的价格单位为 %2（计费方式“%3”），此处应为每月或每年的价格</translation>
    </message>
    <message>
        <source>the price book has no offer "%1", expected a name that "costmodel prices search" finds</source>
        <translation>价格库中没有报价“%1”，应为“costmodel prices search”能找到的名称</translation>
    </message>
    <message>
        <source>the price book has no offer "%1"; did you mean %2?</source>
        <translation>价格库中没有报价“%1”；是否指 %2？</translation>
    </message>
    <message>
        <source>The price of %1 is unverified (grade c): use it as the edge of a range.</source>
        <translation>%1 的价格未经核实（等级 c）：只宜作为范围的边界。</translation>
    </message>
    <message>
        <source>The price of %1 includes VAT.</source>
        <translation>%1 的价格含增值税。</translation>
    </message>
    <message>
        <source>The price of %1 is that of %2; other days of this offer have prices of %3.</source>
        <translation>%1 的价格属于 %2；该报价其他日期的价格属于 %3。</translation>
    </message>
    <message>
        <source>the price book has no price of %1 on %2, expected a day from %3 on</source>
        <translation>价格库中没有 %1 在 %2 的价格，日期应不早于 %3</translation>
    </message>
    <message>
        <source>%1 is "%2"; expected %3.</source>
        <translation>%1 为“%2”；应为 %3。</translation>
    </message>
    <message>
        <source>The row has %1 fields; expected %2.</source>
        <translation>该行有 %1 个字段；应为 %2 个。</translation>
    </message>
    <message>
        <source>The offer %1 is already in the book with "%2" where this price has "%3"; use another name.</source>
        <translation>报价 %1 已在价格库中，其中为“%2”，而此价格为“%3”；请使用另一个名称。</translation>
    </message>
    <message>
        <source>The offer's name is "%1"; it must have 1 to 200 bytes and no spaces.</source>
        <translation>报价名称为“%1”；长度必须为 1 至 200 字节，且不含空格。</translation>
    </message>
    <message>
        <source>The offer's name %1 ends in a date; the date belongs to the price, not to the name.</source>
        <translation>报价名称 %1 以日期结尾；日期属于价格，不属于名称。</translation>
    </message>
    <message>
        <source>The price of %1 is %2; it must be above 0, as a price of 0 is a missing one.</source>
        <translation>%1 的价格为 %2；必须大于 0，因为价格 0 表示缺失。</translation>
    </message>
    <message>
        <source>The price of %1 is %3, between %2 and %4; it must not lie outside its own range.</source>
        <translation>%1 的价格为 %3，范围为 %2 至 %4；价格不得超出自身的范围。</translation>
    </message>
    <message>
        <source>The number of GPUs of %1 is %2; it must be above 0.</source>
        <translation>%1 的 GPU 数为 %2；必须大于 0。</translation>
    </message>
    <message>
        <source>The currency of %1 is %2; it must be three capital letters as in ISO 4217, for example CNY.</source>
        <translation>%1 的币种为 %2；必须是 ISO 4217 的三个大写字母，例如 CNY。</translation>
    </message>
    <message>
        <source>The price of %1 has no currency.</source>
        <translation>%1 的价格没有币种。</translation>
    </message>
    <message>
        <source>The price of %1 has no unit.</source>
        <translation>%1 的价格没有单位。</translation>
    </message>
    <message>
        <source>The unit of %1 is "%2"; it must begin with the currency %3.</source>
        <translation>%1 的单位为“%2”；必须以币种 %3 开头。</translation>
    </message>
    <message>
        <source>The billing of %1 is %2; it must be hour, day, month, year, reserved, reserved-1y, reserved-3y, spot, once, kWh, kW-month, GB, GB-month, 3-years or empty.</source>
        <translation>%1 的计费方式为 %2；必须为 hour、day、month、year、reserved、reserved-1y、reserved-3y、spot、once、kWh、kW-month、GB、GB-month、3-years 或为空。</translation>
    </message>
    <message>
        <source>The date of %1 is %2, which is not a day.</source>
        <translation>%1 的日期为 %2，这一天不存在。</translation>
    </message>
    <message>
        <source>The grade of %1 is %2; it must be a, b or c.</source>
        <translation>%1 的等级为 %2；必须为 a、b 或 c。</translation>
    </message>
    <message>
        <source>The price of %1 has no source.</source>
        <translation>%1 的价格没有来源。</translation>
    </message>
    <message>
        <source>These are the prices that come with the program; nothing can be added.</source>
        <translation>这些是随程序提供的价格；不能添加内容。</translation>
    </message>
    <message>
        <source>The price book %1 cannot be made: the folder is write-protected. The prices that come with the program are used; nothing can be added.</source>
        <translation>无法创建价格库 %1：文件夹有写保护。现使用随程序提供的价格；不能添加内容。</translation>
    </message>
    <message>
        <source>The demand is cut off by what is installed: in %1 of the time about all %2 GPUs are in use and jobs wait, for up to %3 more GPUs. The true demand is higher than this curve.</source>
        <translation>需求受限于已有的 GPU：有 %1 的时间几乎全部 %2 张 GPU 都在使用且有作业排队，最多还需 %3 张。真实需求高于此曲线。</translation>
    </message>
    <message>
        <source>The curve is flat at its top: in %1 of the time about %2 GPUs are in use and never more. If that is all there are, the true demand may be higher.</source>
        <translation>曲线顶部是平的：有 %1 的时间约有 %2 张 GPU 在使用，且从未超过。若这就是全部 GPU，真实需求可能更高。</translation>
    </message>
    <message>
        <source>no column is known to hold the GPUs in use, expected to be told which one</source>
        <translation>无法识别哪一列是在用 GPU 数，请予指明</translation>
    </message>
    <message>
        <source>no column is known to hold the times, expected to be told which one</source>
        <translation>无法识别哪一列是时间，请予指明</translation>
    </message>
    <message>
        <source>--option gpus_per_node is %1, expected a number above 0</source>
        <translation>--option gpus_per_node 为 %1，应为大于 0 的数</translation>
    </message>
    <message>
        <source>the column %1 counts nodes, expected to be told how many GPUs a node has</source>
        <translation>列 %1 按节点计数，请指明每个节点的 GPU 数</translation>
    </message>
    <message>
        <source>The column %1 does not say what it counts; it is read as GPUs. If it counts nodes, --option gpus_per_node=8 tells their GPUs.</source>
        <translation>列 %1 没有说明计数对象，按 GPU 处理。若按节点计数，可用 --option gpus_per_node=8 指明每个节点的 GPU 数。</translation>
    </message>
    <message>
        <source>Rows of %1 with more in use than the file says there is: %2.</source>
        <translation>在用数超过文件所载总数的 %1 行数：%2。</translation>
    </message>
    <message>
        <source>'%1' is no time after 1990, expected one such as 2025-01-31T00:00:00Z</source>
        <translation>“%1”不是 1990 年之后的时间，应形如 2025-01-31T00:00:00Z</translation>
    </message>
    <message>
        <source>the GPUs are '%1', expected a number of at least 0</source>
        <translation>GPU 数为“%1”，应为不小于 0 的数</translation>
    </message>
    <message>
        <source>--option gaps is %1, expected mean, hold or zero</source>
        <translation>--option gaps 为 %1，应为 mean、hold 或 zero</translation>
    </message>
    <message>
        <source>%1 rows can be used, expected at least two to see how far apart they are</source>
        <translation>可用的行数为 %1，至少应有两行才能确定间隔</translation>
    </message>
    <message>
        <source>%1 rows can be used, expected at least two; line %2: %3</source>
        <translation>可用的行数为 %1，至少应有两行；第 %2 行：%3</translation>
    </message>
    <message>
        <source>--option %1 is %2, expected a moment such as 2025-01-31T00:00:00Z</source>
        <translation>--option %1 为 %2，应为时刻，例如 2025-01-31T00:00:00Z</translation>
    </message>
    <message>
        <source>--option step is %1, expected a time of 1 s to 31 d, such as 10min, 1h or 1d</source>
        <translation>--option step 为 %1，应为 1 秒至 31 天的时长，例如 10min、1h 或 1d</translation>
    </message>
    <message>
        <source>--option from is not before --option to</source>
        <translation>--option from 不早于 --option to</translation>
    </message>
    <message>
        <source>the demand from %1 to %2 has more than %3 steps, expected a longer step by --option step, or a part of the time by --option from and to</source>
        <translation>自 %1 至 %2 的需求超过 %3 步，请用 --option step 加大步长，或用 --option from 和 to 截取部分时间</translation>
    </message>
    <message>
        <source>Gaps: %1, %2 s in all; the curve has the mean of the recorded time there; the figures leave them out.</source>
        <translation>空缺：%1 处，共 %2 秒；曲线在该处取有记录时间的均值，统计数字不含空缺。</translation>
    </message>
    <message>
        <source>Gaps: %1, %2 s in all; the curve keeps the value before each; the figures leave them out.</source>
        <translation>空缺：%1 处，共 %2 秒；曲线在该处保持之前的值，统计数字不含空缺。</translation>
    </message>
    <message>
        <source>Gaps: %1, %2 s in all; the curve is 0 there, as told; the figures leave them out.</source>
        <translation>空缺：%1 处，共 %2 秒；曲线在该处按要求取 0，统计数字不含空缺。</translation>
    </message>
    <message>
        <source>no row lies between --option from and to, expected some</source>
        <translation>没有行落在 --option from 与 to 之间，至少应有一行</translation>
    </message>
    <message>
        <source>The times do not go forward at line %1 (%2): the rows are out of order, or a clock was set back.</source>
        <translation>第 %1 行的时间没有前进（%2）：行的次序有误，或时钟曾被拨回。</translation>
    </message>
    <message>
        <source>%1 is there already, in line %2, with another value</source>
        <translation>%1 已在第 %2 行出现，且值不同</translation>
    </message>
    <message>
        <source>a table of fixed width, in which sacct cuts long values, expected values between bars; export with sacct -P --format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,AllocTRES</source>
        <translation>这是定宽表格，sacct 会在其中截断较长的值，应为以竖线分隔的值；请用 sacct -P --format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,AllocTRES 导出</translation>
    </message>
    <message>
        <source>The file does not say which GPUs were given (AllocTRES); those asked for are counted.</source>
        <translation>文件没有说明实际分配的 GPU（AllocTRES），按申请的数量计算。</translation>
    </message>
    <message>
        <source>ReqGRES counts GPUs per node and the file has no column NNodes; every job is taken to have one node.</source>
        <translation>ReqGRES 按节点计 GPU 数，而文件没有 NNodes 列，每个作业按一个节点处理。</translation>
    </message>
    <message>
        <source>no column tells the GPUs of a job, expected AllocTRES; export with sacct -P --format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,AllocTRES</source>
        <translation>没有列说明作业的 GPU 数，应有 AllocTRES；请用 sacct -P --format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,AllocTRES 导出</translation>
    </message>
    <message>
        <source>no column tells how long a job ran, expected ElapsedRaw or Elapsed; export with sacct -P --format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,AllocTRES</source>
        <translation>没有列说明作业运行了多久，应有 ElapsedRaw 或 Elapsed；请用 sacct -P --format=JobID,State,Submit,Start,End,Elapsed,ElapsedRaw,AllocTRES 导出</translation>
    </message>
    <message>
        <source>Start is '%1', expected a time after 1990</source>
        <translation>Start 为“%1”，应为 1990 年之后的时间</translation>
    </message>
    <message>
        <source>the time it ran is '%1', expected one of 0 to 5 years, such as 1-02:03:04</source>
        <translation>运行时间为“%1”，应在 0 至 5 年之间，例如 1-02:03:04</translation>
    </message>
    <message>
        <source>the GPUs are '%1', expected a count of 0 to 100,000, such as gres/gpu=8</source>
        <translation>GPU 数为“%1”，应为 0 至 100,000 的数量，例如 gres/gpu=8</translation>
    </message>
    <message>
        <source>Steps of jobs: %1 rows; they repeat the GPUs of their job and are not counted.</source>
        <translation>作业步：%1 行；它们与所属作业使用相同的 GPU，不再计入。</translation>
    </message>
    <message>
        <source>Jobs without an end: %1; they count as long as they had run.</source>
        <translation>没有结束时间的作业：%1 个；按已运行的时间计入。</translation>
    </message>
    <message>
        <source>Jobs with slices of GPUs (MIG): %1; every slice counts as one GPU, so that the demand is too high.</source>
        <translation>使用 GPU 切片（MIG）的作业：%1 个；每个切片按一张 GPU 计，因此需求偏高。</translation>
    </message>
    <message>
        <source>Jobs with shares of GPUs (shard, MPS), which tell no number of GPUs: %1; they count as none.</source>
        <translation>共享 GPU（shard、MPS）的作业：%1 个，无法得知其 GPU 数，按没有 GPU 计。</translation>
    </message>
    <message>
        <source>Jobs whose resources are named by number (as 1001=8), which may be GPUs: %1; they count as none.</source>
        <translation>以编号表示资源（如 1001=8）的作业：%1 个，其中可能有 GPU，按没有 GPU 计。</translation>
    </message>
    <message>
        <source>the header does not name GPUs and either a duration or start and end, expected these; --option column.gpus=NAME, column.start=NAME, column.end=NAME and column.duration=NAME tell which columns they are</source>
        <translation>表头没有给出 GPU，也没有时长或起止时间，应有这些列；可用 --option column.gpus=NAME、column.start=NAME、column.end=NAME 和 column.duration=NAME 指明</translation>
    </message>
    <message>
        <source>the duration is '%1', expected a number or a time such as 01:30:00</source>
        <translation>时长为“%1”，应为数字或 01:30:00 之类的时间</translation>
    </message>
    <message>
        <source>the job ran for %1 s, expected 0 to 5 years</source>
        <translation>作业运行了 %1 秒，应在 0 至 5 年之间</translation>
    </message>
    <message>
        <source>the GPUs are '%1', expected a number of 0 to 100,000</source>
        <translation>GPU 数为“%1”，应为 0 至 100,000 的数</translation>
    </message>
    <message>
        <source>Durations have no unit and are read as seconds; --option duration_unit=min decides otherwise.</source>
        <translation>时长没有单位，按秒处理；可用 --option duration_unit=min 另行指定。</translation>
    </message>
    <message>
        <source>Times are seconds from a start that the file does not tell; the curve begins in 1970. --option origin=2025-01-01 decides otherwise.</source>
        <translation>时间是从某个起点起算的秒数，而文件没有说明起点；曲线从 1970 年开始。可用 --option origin=2025-01-01 另行指定。</translation>
    </message>
    <message>
        <source>Jobs without an end: %1; they count until %2.</source>
        <translation>没有结束时间的作业：%1 个；计至 %2。</translation>
    </message>
    <message>
        <source>Jobs with a start but no end, which do not count: %1; --option now=2025-01-31T00:00:00Z lets them run until then.</source>
        <translation>有开始而没有结束时间的作业：%1 个，未计入；可用 --option now=2025-01-31T00:00:00Z 使其计至该时刻。</translation>
    </message>
    <message>
        <source>Jobs whose duration is not the time from start to end: %1; it may hold the time in the queue. Start and end count.</source>
        <translation>时长与起止时间不符的作业：%1 个；时长可能含排队时间。以起止时间为准。</translation>
    </message>
    <message>
        <source>Rows of a job and start that are there already: %1; the longest of them counts, once.</source>
        <translation>作业与开始时间重复的行：%1 行；只计一次，取其中最长的。</translation>
    </message>
    <message>
        <source>--option duration_unit is %1, expected s, min, h or d</source>
        <translation>--option duration_unit 为 %1，应为 s、min、h 或 d</translation>
    </message>
    <message>
        <source>%1 GPU-hours are of jobs without a start; they count in the total but not in the curve.</source>
        <translation>有 %1 卡时属于没有开始时间的作业，计入合计但不计入曲线。</translation>
    </message>
    <message>
        <source>there is no job in the file, expected at least one row of a job</source>
        <translation>文件中没有作业，至少应有一行</translation>
    </message>
    <message>
        <source>no row can be used; line %1: %2</source>
        <translation>没有可用的行；第 %1 行：%2</translation>
    </message>
    <message>
        <source>No job held a GPU for any time.</source>
        <translation>没有作业占用过 GPU。</translation>
    </message>
    <message>
        <source>Without the times at which jobs started there is no curve of the demand.</source>
        <translation>没有作业的开始时间，就没有需求曲线。</translation>
    </message>
    <message>
        <source>no job with GPUs has a start, expected one to draw the curve of the demand</source>
        <translation>使用 GPU 的作业都没有开始时间，无法绘制需求曲线，至少应有一个</translation>
    </message>
    <message>
        <source>The curve has the mean of every step of %1 s; at one moment up to %2 GPUs were in use.</source>
        <translation>曲线取每 %1 秒的均值；某一时刻最多有 %2 张 GPU 在使用。</translation>
    </message>
    <message>
        <source>there is no format of the name given, expected one of these: %1</source>
        <translation>没有该名称的格式，应为以下之一：%1</translation>
    </message>
    <message>
        <source>the file is in no format that is known here, expected one of these: %1; the columns of another table can be told by --option column.start=NAME and the like (see --help)</source>
        <translation>文件不属于任何已知格式，应为以下之一：%1；其他表格的列可用 --option column.start=NAME 等指明（参见 --help）</translation>
    </message>
    <message>
        <source>the file is in no format that is known here, expected one of these: %1</source>
        <translation>文件不属于任何已知格式，应为以下之一：%1</translation>
    </message>
    <message>
        <source>%1 could be in more than one format, expected to be told which</source>
        <translation>%1 可能属于多种格式，请指明是哪一种</translation>
    </message>
    <message>
        <source>the file is given twice, expected every file once</source>
        <translation>文件重复给出，每个文件只应给出一次</translation>
    </message>
    <message>
        <source>the file is in the format %1, expected %2 as the files before it</source>
        <translation>文件的格式为 %1，应与前面的文件一致为 %2</translation>
    </message>
    <message>
        <source>%1 steps took %2 s, warm-up included; the rate that the progress bar shows is a running mean and was not used.</source>
        <translation>%1 步共用 %2 秒（含预热）；进度条显示的速率是滑动平均，未采用。</translation>
    </message>
    <message>
        <source>The speed is the median of %1 epochs, each by its total steps and time.</source>
        <translation>速度为 %1 个 epoch 的中位数，每个按其总步数和总时间计算。</translation>
    </message>
    <message>
        <source>No progress bar came to its end: the speed is that of the first %1 of %2 steps, warm-up included.</source>
        <translation>没有进度条走到终点：速度取自 %2 步中的前 %1 步（含预热）。</translation>
    </message>
    <message>
        <source>A progress bar took less than %1 s and counts whole seconds: the speed is coarse.</source>
        <translation>有进度条不足 %1 秒，且只计整秒：速度较粗略。</translation>
    </message>
    <message>
        <source>One iteration takes %1 ms.</source>
        <translation>一次迭代用时 %1 毫秒。</translation>
    </message>
    <message>
        <source>The log also states a use of the GPU's peak (MFU) of %1 %.</source>
        <translation>日志还给出 GPU 峰值利用率（MFU）%1%。</translation>
    </message>
    <message>
        <source>The summary of the run tells of about %1 samples in %2 steps and %3 s, warm-up included.</source>
        <translation>运行汇总显示约 %1 个样本、%2 步、%3 秒（含预热）。</translation>
    </message>
    <message>
        <source>The log has %1 finished runs; the last one counts.</source>
        <translation>日志中有 %1 次完成的运行；以最后一次为准。</translation>
    </message>
    <message>
        <source>the option %1 is '%2', expected a number above 0</source>
        <translation>选项 %1 为“%2”，应为大于 0 的数</translation>
    </message>
    <message>
        <source>no line tells the speed of a training, expected a log of Megatron-LM, DeepSpeed, nanoGPT, the Trainer of Hugging Face, MLPerf, or a progress bar of tqdm</source>
        <translation>没有任何一行给出训练速度，应为 Megatron-LM、DeepSpeed、nanoGPT、Hugging Face Trainer、MLPerf 的日志或 tqdm 进度条</translation>
    </message>
    <message>
        <source>%1 has no steady part from which a speed could be taken.</source>
        <translation>%1 中没有可用于取得速度的稳定部分。</translation>
    </message>
    <message>
        <source>The first readings are warm-up and left out: %1.</source>
        <translation>开头的读数属于预热，已略去：%1 个。</translation>
    </message>
    <message>
        <source>The logs give speeds in different units, %1 and %2; only the first is used.</source>
        <translation>各日志的速度单位不同（%1 与 %2）；只采用第一种。</translation>
    </message>
    <message>
        <source>One iteration is taken as %1 samples.</source>
        <translation>一次迭代按 %1 个样本计。</translation>
    </message>
    <message>
        <source>One sample is taken as %1 tokens.</source>
        <translation>一个样本按 %1 个 token 计。</translation>
    </message>
    <message>
        <source>The speed of the job is divided by its %1 GPUs.</source>
        <translation>作业速度已除以其 %1 张 GPU。</translation>
    </message>
    <message>
        <source>The log also states %1 TFLOP/s per GPU (median of %2 lines).</source>
        <translation>日志还给出每张 GPU %1 TFLOP/s（%2 行的中位数）。</translation>
    </message>
    <message>
        <source>%1 lines of the log are damaged and were left out.</source>
        <translation>日志中有 %1 行损坏，已略去。</translation>
    </message>
    <message>
        <source>Between the start and the stop of the run lie %1 s.</source>
        <translation>运行从开始到结束历时 %1 秒。</translation>
    </message>
    <message>
        <source>The run ended with the status "%1", not "success": its speed is not usable as a result.</source>
        <translation>运行以状态“%1”而非“success”结束：其速度不能作为结果。</translation>
    </message>
    <message>
        <source>The log does not have the end of the run; whether it succeeded is not known.</source>
        <translation>日志中没有运行的结尾；不知道是否成功。</translation>
    </message>
    <message>
        <source>The log does not name the unit of its throughput: it may be samples or tokens.</source>
        <translation>日志没有注明吞吐量的单位：可能是样本，也可能是 token。</translation>
    </message>
    <message>
        <source>this is no utilisation log, profiler report or training log that is known here, expected one of these: %1</source>
        <translation>这不是已知的利用率日志、性能分析报告或训练日志，应为以下之一：%1</translation>
    </message>
    <message>
        <source>And %1 more of the same kind.</source>
        <translation>另有 %1 条同类情况。</translation>
    </message>
    <message>
        <source>Nothing was recorded for %1 s from %2 on; the gap is left out.</source>
        <translation>从 %2 起有 %1 秒没有记录；这段空缺不计入。</translation>
    </message>
    <message>
        <source>The clock was set back by %1 s after %2, as at the end of summer time; that interval is left out.</source>
        <translation>%2 之后时钟被拨回 %1 秒（如夏令时结束）；该间隔不计入。</translation>
    </message>
    <message>
        <source>the log has no times, expected to be told the seconds between two readings, as in --option interval=1</source>
        <translation>日志没有时间，需要告知两次读数之间的秒数，例如 --option interval=1</translation>
    </message>
    <message>
        <source>the interval '%1' is no number of seconds above 0, expected one such as 1 or 0.5</source>
        <translation>间隔“%1”不是大于 0 的秒数，应为 1 或 0.5 之类的数</translation>
    </message>
    <message>
        <source>%1 of %2 readings have no utilisation; they are counted as missing, not as 0.</source>
        <translation>%2 个读数中有 %1 个没有利用率；计为缺失，而不是 0。</translation>
    </message>
    <message>
        <source>a quote is opened here and not closed, expected a closing "</source>
        <translation>此处的引号没有闭合，应有闭合的 "</translation>
    </message>
    <message>
        <source>the file does not name its columns, expected to be told their names in order, as in --option columns=timestamp,index,utilization.gpu</source>
        <translation>文件没有列名，需要按顺序告知列名，例如 --option columns=timestamp,index,utilization.gpu</translation>
    </message>
    <message>
        <source>text follows a closing quote</source>
        <translation>结束引号之后还有文字</translation>
    </message>
    <message>
        <source>%1 fields, expected %2 as in the header</source>
        <translation>有 %1 个字段，应与表头一致为 %2 个</translation>
    </message>
    <message>
        <source>the time cannot be read</source>
        <translation>无法读取时间</translation>
    </message>
    <message>
        <source>the utilisation is not a number of per cent from 0 to 100</source>
        <translation>利用率不是 0 到 100 的百分数</translation>
    </message>
    <message>
        <source>the power is not a number of watts from 0 to 5000</source>
        <translation>功耗不是 0 到 5000 的瓦数</translation>
    </message>
    <message>
        <source>the file ends within this row; it is left out</source>
        <translation>文件在此行中间结束；该行已略去</translation>
    </message>
    <message>
        <source>The last row has no line end; if the file was cut off, its utilisation of %1 % is not to be trusted.</source>
        <translation>最后一行没有换行；若文件被截断，则其利用率 %1% 不可信。</translation>
    </message>
    <message>
        <source>The log has no column of the GPU's utilisation. Record utilization.gpu as well.</source>
        <translation>日志没有 GPU 利用率列。请同时记录 utilization.gpu。</translation>
    </message>
    <message>
        <source>Several GPUs seem to be in the log, but no column tells them apart: the figures are of all of them together, and their GPU-hours are not known. Record the field index as well.</source>
        <translation>日志中似乎有多张 GPU，但没有列可以区分：数字是全部合计，卡时未知。请同时记录 index 字段。</translation>
    </message>
    <message>
        <source>the value %1 is not from 0 to %2</source>
        <translation>数值 %1 不在 0 到 %2 之间</translation>
    </message>
    <message>
        <source>this is no answer of Prometheus with a result, expected data.result</source>
        <translation>这不是含结果的 Prometheus 应答，应有 data.result</translation>
    </message>
    <message>
        <source>the file ends within this JSON document, expected a whole answer of Prometheus</source>
        <translation>文件在此 JSON 文档中间结束，应为完整的 Prometheus 应答</translation>
    </message>
    <message>
        <source>the answer does not name its metric, expected to be told whether it is a utilisation in per cent or a power in watts</source>
        <translation>应答没有指标名，需要告知是百分数利用率还是瓦数功耗</translation>
    </message>
    <message>
        <source>no header names the columns of this row</source>
        <translation>没有表头说明此行的列</translation>
    </message>
    <message>
        <source>the row does not have the fields that the header names</source>
        <translation>此行的字段与表头不符</translation>
    </message>
    <message>
        <source>the number of the GPU cannot be read</source>
        <translation>无法读取 GPU 编号</translation>
    </message>
    <message>
        <source>The shares of the processes on a GPU are added up; a GPU without a process counts as not measured.</source>
        <translation>同一 GPU 上各进程的占用相加；没有进程的 GPU 计为未测量。</translation>
    </message>
    <message>
        <source>this is no valid JSON</source>
        <translation>这不是有效的 JSON</translation>
    </message>
    <message>
        <source>the file ends within this JSON document</source>
        <translation>文件在此 JSON 文档中间结束</translation>
    </message>
    <message>
        <source>there is no list of GPUs in this document</source>
        <translation>此文档中没有 GPU 列表</translation>
    </message>
    <message>
        <source>the order of dates '%1' is not known, expected dmy or mdy</source>
        <translation>日期顺序“%1”未知，应为 dmy 或 mdy</translation>
    </message>
    <message>
        <source>the zone '%1' is not known, expected UTC or an offset such as +08:00</source>
        <translation>时区“%1”未知，应为 UTC 或 +08:00 之类的偏移</translation>
    </message>
    <message>
        <source>The times name no zone and are taken as UTC; --option zone=+08:00 would take them as those of China.</source>
        <translation>时间没有时区，按 UTC 处理；用 --option zone=+08:00 可按中国时间处理。</translation>
    </message>
    <message>
        <source>the date %1 can be read in two ways, expected to be told the order of day and month</source>
        <translation>日期 %1 有两种读法，需要告知日和月的顺序</translation>
    </message>
    <message>
        <source>no work of a GPU is in this profile, expected kernels; profile with the activity of the GPU switched on</source>
        <translation>此性能分析中没有 GPU 的工作，应有核函数；请在开启 GPU 活动记录的情况下重新分析</translation>
    </message>
    <message>
        <source>the time is not a number of at least 0</source>
        <translation>时间不是大于等于 0 的数</translation>
    </message>
    <message>
        <source>the start is not a number</source>
        <translation>开始时间不是数</translation>
    </message>
    <message>
        <source>the times of the row cannot be read</source>
        <translation>无法读取此行的时间</translation>
    </message>
    <message>
        <source>The table does not list %1 s of GPU work, which count as computing; print it without a limit of rows.</source>
        <translation>表格未列出 %1 秒的 GPU 工作，这部分计为计算；请不限行数地打印表格。</translation>
    </message>
    <message>
        <source>the trace is damaged or cut off here, expected valid JSON; record it again</source>
        <translation>trace 在此处损坏或被截断，应为有效的 JSON；请重新记录</translation>
    </message>
    <message>
        <source>this JSON has no list of events, expected a trace with traceEvents</source>
        <translation>此 JSON 没有事件列表，应为含 traceEvents 的 trace</translation>
    </message>
    <message>
        <source>the trace unpacks to more than what is read, expected at most 16 GiB; profile fewer steps</source>
        <translation>trace 解压后超过读取上限，最多 16 GiB；请分析更少的步数</translation>
    </message>
    <message>
        <source>the packed data are damaged or cut off, expected a whole gzip file</source>
        <translation>压缩数据损坏或被截断，应为完整的 gzip 文件</translation>
    </message>
    <message>
        <source>%1 events in %2 have no usable time and were left out.</source>
        <translation>%2 中有 %1 个事件没有可用的时间，已略去。</translation>
    </message>
    <message>
        <source>The trace marks no training steps, so all time from its first to its last event counts, including any before and after the training.</source>
        <translation>trace 没有标记训练步，因此从第一个到最后一个事件的全部时间都计入，包括训练前后的时间。</translation>
    </message>
    <message>
        <source>the unblended cost is missing or no number</source>
        <translation>未混合费用缺失或不是数字</translation>
    </message>
    <message>
        <source>neither the billed nor the effective cost is a number</source>
        <translation>账单金额和实际分摊费用都不是数字</translation>
    </message>
    <message>
        <source>The bill has %1 GPU-hours a month on average (months with GPUs: %2); the scenario asks for %3 hours of the reference GPU a month.</source>
        <translation>账单平均每月 %1 卡时（有 GPU 的月份数：%2）；情景每月需要基准 GPU 的 %3 小时。</translation>
    </message>
    <message>
        <source>The bill has money in %1, for which the scenario has no rate in [fx]; what was paid is not compared.</source>
        <translation>账单中有币种为 %1 的金额，而情景的 [fx] 中没有其汇率；未比较所付金额。</translation>
    </message>
    <message>
        <source>Paid were %1 a GPU-hour.</source>
        <translation>每卡时实付 %1。</translation>
    </message>
    <message>
        <source>In the scenario “%1” costs %2 a GPU-hour, %3 of what was paid.</source>
        <translation>情景中“%1”每卡时费用为 %2，相当于实付金额的 %3。</translation>
    </message>
    <message>
        <source>the currency is missing, expected a code such as USD</source>
        <translation>缺少币种，应为 USD 之类的代码</translation>
    </message>
    <message>
        <source>no row can be used; the first fault: %1</source>
        <translation>没有可用的行；第一个问题：%1</translation>
    </message>
    <message>
        <source>--option cost is %1, expected effective or billed</source>
        <translation>--option cost 为 %1，应为 effective 或 billed</translation>
    </message>
    <message>
        <source>Money is what was billed for the use of GPUs; purchases, tax, credits and corrections stand apart.</source>
        <translation>金额为使用 GPU 的账单金额；购买承诺、税、抵扣和更正另列。</translation>
    </message>
    <message>
        <source>Money is what the use of GPUs effectively cost, commitments spread over the hours that used them; purchases, tax, credits and corrections stand apart. --option cost=billed takes what was billed.</source>
        <translation>金额为使用 GPU 的实际分摊费用，承诺费用分摊到使用它的时段；购买承诺、税、抵扣和更正另列。可用 --option cost=billed 改取账单金额。</translation>
    </message>
    <message>
        <source>The effective costs look rounded: in all %1 lines for GPUs they are whole numbers though the billed costs are not. --option cost=billed takes what was billed.</source>
        <translation>实际分摊费用似乎经过取整：全部 %1 行 GPU 费用都是整数，而账单金额不是。可用 --option cost=billed 改取账单金额。</translation>
    </message>
    <message>
        <source>No line of the bill is known to be for GPUs. --option gpu.TYPE=NAME:COUNT names the GPUs of an instance type.</source>
        <translation>账单中没有已知属于 GPU 的行。可用 --option gpu.TYPE=NAME:COUNT 指明某种实例的 GPU。</translation>
    </message>
    <message>
        <source>%1 GPUs of the name "%2", expected a number above 0 and a name</source>
        <translation>GPU 数为 %1，名称为“%2”，应为大于 0 的数和一个名称</translation>
    </message>
    <message>
        <source>spot is "%1", expected True or False</source>
        <translation>spot 为“%1”，应为 True 或 False</translation>
    </message>
    <message>
        <source>Prices are in US dollars per hour of the whole instance, as everywhere in this catalogue.</source>
        <translation>与该目录的惯例一致，价格为整个实例每小时的美元价格。</translation>
    </message>
    <message>
        <source>no header with the columns of this format, expected one in the first 100 lines</source>
        <translation>没有包含此格式各列的表头，应在前 100 行中</translation>
    </message>
    <message>
        <source>The prices of %1 are those of %2, as its name says; --option provider=NAME decides otherwise.</source>
        <translation>按文件名，%1 中的价格属于 %2；可用 --option provider=NAME 另行指定。</translation>
    </message>
    <message>
        <source>%1 does not say whose prices it has; --option provider=NAME does.</source>
        <translation>%1 没有写明是谁的价格；可用 --option provider=NAME 指定。</translation>
    </message>
    <message>
        <source>the number of GPUs is "%1", expected one above 0</source>
        <translation>GPU 数为“%1”，应大于 0</translation>
    </message>
    <message>
        <source>the price is "%1", expected a number</source>
        <translation>价格为“%1”，应为数字</translation>
    </message>
    <message>
        <source>the price is %1, expected one above 0</source>
        <translation>价格为 %1，应大于 0</translation>
    </message>
    <message>
        <source>%1 is "%2", expected %3</source>
        <translation>%1 为“%2”，应为 %3</translation>
    </message>
    <message>
        <source>The price %1 of %2 in line %3 is an outlier, far above what one GPU costs in an hour: a placeholder, left out.</source>
        <translation>第 %3 行 %2 的价格 %1 是异常值，远高于一张 GPU 一小时的费用：是占位值，未采用。</translation>
    </message>
    <message>
        <source>the price %1 is far above what one GPU costs in an hour, expected at most %2</source>
        <translation>价格 %1 远高于一张 GPU 一小时的费用，应不超过 %2</translation>
    </message>
    <message>
        <source>The price of %1 per GPU for %2 in %3 is an outlier: half of the prices of this GPU are below %4.</source>
        <translation>%3 的 %2 每 GPU 价格 %1 是异常值：该 GPU 有一半的价格低于 %4。</translation>
    </message>
    <message>
        <source>the prices have no date, expected to be told the day on which they were true, as in 2026-01-31</source>
        <translation>价格没有日期，请指明价格在哪一天有效，例如 2026-01-31</translation>
    </message>
    <message>
        <source>the file does not say for how long one pays a price, expected to be told</source>
        <translation>文件没有写明价格对应的计费周期，请予指明</translation>
    </message>
    <message>
        <source>The file has no price of a GPU that can be used.</source>
        <translation>文件中没有可用的 GPU 价格。</translation>
    </message>
    <message>
        <source>the time is "%1", expected one as in 2025-01-31T08:00:00Z</source>
        <translation>时间为“%1”，应形如 2025-01-31T08:00:00Z</translation>
    </message>
    <message>
        <source>the JSON is damaged or cut off, expected a whole document</source>
        <translation>JSON 已损坏或被截断，应为完整的文档</translation>
    </message>
    <message>
        <source>no list of prices, expected "SpotPriceHistory"</source>
        <translation>没有价格列表，应有“SpotPriceHistory”</translation>
    </message>
    <message>
        <source>%1 fields, expected 5: zone, instance type, product, price, time</source>
        <translation>有 %1 个字段，应为 5 个：可用区、实例类型、产品、价格、时间</translation>
    </message>
    <message>
        <source>Google's machines are priced without their GPUs: both rows are added.</source>
        <translation>谷歌的机器与其 GPU 分开定价：已将两行相加。</translation>
    </message>
    <message>
        <source>%1 is "%2", expected a name and a number of GPUs, as in H100:8</source>
        <translation>%1 为“%2”，应为名称和 GPU 数，例如 H100:8</translation>
    </message>
    <message>
        <source>the GPUs of %1 are not known here, expected --option gpu.%1=NAME:%2</source>
        <translation>本程序不知道 %1 有哪些 GPU，请给出 --option gpu.%1=NAME:%2</translation>
    </message>
    <message>
        <source>An upfront fee of a reservation is spread over all hours of its term: 8760 a year.</source>
        <translation>预留的预付费用按期限内的全部小时分摊：每年 8760 小时。</translation>
    </message>
    <message>
        <source>the term of the reservation is "%1", expected 1yr or 3yr</source>
        <translation>预留期限为“%1”，应为 1yr 或 3yr</translation>
    </message>
    <message>
        <source>the unit is "%1", expected Hrs or Quantity</source>
        <translation>单位为“%1”，应为 Hrs 或 Quantity</translation>
    </message>
    <message>
        <source>the column %1 is missing, expected all columns of the price book</source>
        <translation>缺少列 %1，应有价格库的全部列</translation>
    </message>
    <message>
        <source>prices of %1 have no date, expected to be told the day on which they were true, as in 2026-01-31</source>
        <translation>%1 中有价格没有日期，请指明价格在哪一天有效，例如 2026-01-31</translation>
    </message>
    <message>
        <source>The table has no number of GPUs: each price is taken as that of one GPU.</source>
        <translation>表中没有 GPU 数：每个价格按一张 GPU 的价格处理。</translation>
    </message>
    <message>
        <source>the date is "%1", expected one as in 2026-01-31</source>
        <translation>日期为“%1”，应形如 2026-01-31</translation>
    </message>
    <message>
        <source>the date %1 in line %2 reads in two ways, expected to be told whether the day or the month comes first</source>
        <translation>第 %2 行的日期 %1 有两种读法，请指明日在前还是月在前</translation>
    </message>
    <message>
        <source>the billing is "%1", expected hour, day, month, year, spot, reserved-1y or once</source>
        <translation>计费方式为“%1”，应为 hour、day、month、year、spot、reserved-1y 或 once</translation>
    </message>
    <message>
        <source>the price is "%1", expected a number with nothing but its currency and unit</source>
        <translation>价格为“%1”，应为只带币种和单位的数字</translation>
    </message>
    <message>
        <source>the price is in %1 and in %2, expected one currency</source>
        <translation>价格的币种既为 %1 又为 %2，应为同一币种</translation>
    </message>
    <message>
        <source>the price %1 in line %2 has no currency, expected to be told its code, as in CNY</source>
        <translation>第 %2 行的价格 %1 没有币种，请指明币种代码，例如 CNY</translation>
    </message>
    <message>
        <source>the sign %3 of the price %1 in line %2 belongs to more than one currency, expected to be told which</source>
        <translation>第 %2 行价格 %1 的符号 %3 为多种货币所用，请指明币种</translation>
    </message>
    <message>
        <source>the row is no event in order of time, expected as many fields as the others and a later time</source>
        <translation>该行不是按时间排列的事件，字段数应与其他行一致且时间更晚</translation>
    </message>
    <message>
        <source>several traces cannot be read as one, expected one file</source>
        <translation>不能把多条记录作为一条读取，应为一个文件</translation>
    </message>
    <message>
        <source>the scenario has no spot plan “%1”, expected the name of one in --option plan=NAME</source>
        <translation>情景中没有竞价实例方案“%1”，请在 --option plan=NAME 中指明其中一个的名称</translation>
    </message>
    <message>
        <source>the scenario has no spot plan whose checkpoints could be replayed</source>
        <translation>情景中没有可以回放其检查点的竞价实例方案</translation>
    </message>
    <message>
        <source>the scenario has %1 spot plans, expected one of them in --option plan=NAME</source>
        <translation>情景中有 %1 个竞价实例方案，请在 --option plan=NAME 中指明其中一个</translation>
    </message>
    <message>
        <source>--option %1 is %2, expected minutes</source>
        <translation>--option %1 为 %2，应为分钟数</translation>
    </message>
    <message>
        <source>There is no best interval between checkpoints that take no time, or without interruptions; the policy was not replayed. --option checkpoint_interval_minutes sets one.</source>
        <translation>检查点不占时间或没有中断时，不存在最优检查点间隔，因此没有回放该策略。可用 --option checkpoint_interval_minutes 设定间隔。</translation>
    </message>
    <message>
        <source>In the replay of this trace no work was ever saved: all runs were shorter than the way to the first checkpoint.</source>
        <translation>在回放中没有任何工作得以保存：每次运行都不足以到达第一个检查点。</translation>
    </message>
    <message>
        <source>With %1 minutes of work between checkpoints the replay of the trace took %2 hours for %3 hours of work, an overhead of %4; the formula says %5.</source>
        <translation>检查点间隔为 %1 分钟时，回放中完成 %3 小时的工作用了 %2 小时，额外开销为 %4；公式给出 %5。</translation>
    </message>
    <message>
        <source>--option instances is %1, expected a number above 0</source>
        <translation>--option instances 为 %1，应为大于 0 的数</translation>
    </message>
    <message>
        <source>It is assumed that %1 instances were asked for, the most that were ever there. --option instances tells the number.</source>
        <translation>假定请求的实例数为 %1，即曾同时获得的最多实例数。可用 --option instances 指明。</translation>
    </message>
    <message>
        <source>the trace has no two points in time, expected a history of availability</source>
        <translation>记录中没有两个时间点，应为可用情况的历史</translation>
    </message>
    <message>
        <source>The mean price of an instance and hour was %1.</source>
        <translation>每实例每小时的平均价格为 %1。</translation>
    </message>
    <message>
        <source>this is no whole JSON of a trace, expected metadata.gap_seconds above 0 and data</source>
        <translation>这不是完整的记录 JSON，应有大于 0 的 metadata.gap_seconds 和 data</translation>
    </message>
    <message>
        <source>the number of instances of step %1 is no number of at least 0; the one before it was taken</source>
        <translation>第 %1 步的实例数不是不小于 0 的数，已取其前一步的值</translation>
    </message>
    <message>
        <source>A history of prices does not say when capacity was to be had: availability and interruptions are not known.</source>
        <translation>价格历史没有说明何时能够获得资源：可用率和中断频率未知。</translation>
    </message>
    <message>
        <source>Numbers are read with a decimal comma, as the file writes them; --option decimal=point decides otherwise.</source>
        <translation>数字按文件的写法以逗号为小数点读取；可用 --option decimal=point 另行指定。</translation>
    </message>
    <message>
        <source>the number %1 can be read in two ways, expected to be told whether the decimal mark is a comma or a point</source>
        <translation>数字 %1 有两种读法，请指明小数点是逗号还是点</translation>
    </message>
    <message>
        <source>a zip archive or an Excel workbook, expected text; unpack it, or save the sheet as CSV</source>
        <translation>这是 zip 压缩包或 Excel 工作簿，应为文本；请解压，或将工作表另存为 CSV</translation>
    </message>
    <message>
        <source>an old Excel workbook, expected text; save the sheet as CSV</source>
        <translation>这是旧版 Excel 工作簿，应为文本；请将工作表另存为 CSV</translation>
    </message>
    <message>
        <source>a Parquet file, expected text; export it as CSV</source>
        <translation>这是 Parquet 文件，应为文本；请导出为 CSV</translation>
    </message>
    <message>
        <source>a PDF file, expected text; ask for the figures as CSV</source>
        <translation>这是 PDF 文件，应为文本；请索取 CSV 形式的数据</translation>
    </message>
    <message>
        <source>packed by zstd, expected text; unpack it first</source>
        <translation>文件以 zstd 压缩，应为文本；请先解压</translation>
    </message>
    <message>
        <source>packed by xz, expected text; unpack it first</source>
        <translation>文件以 xz 压缩，应为文本；请先解压</translation>
    </message>
    <message>
        <source>the encoding '%1' is not known, expected utf-8, utf-16le, utf-16be, gb18030 or windows-1252</source>
        <translation>编码“%1”未知，应为 utf-8、utf-16le、utf-16be、gb18030 或 windows-1252</translation>
    </message>
    <message>
        <source>a gzip file that is damaged, cut off or unpacks to more than 4 GiB, expected a whole one</source>
        <translation>gzip 文件已损坏、被截断或解压后超过 4 GiB，应为完整的文件</translation>
    </message>
    <message>
        <source>the file is empty, expected a header and rows</source>
        <translation>文件为空，应有表头和数据行</translation>
    </message>
    <message>
        <source>%1 is read as %2, which its bytes look like; --option encoding=NAME decides otherwise.</source>
        <translation>%1 按 %2 读取（根据其字节判断）；可用 --option encoding=NAME 另行指定。</translation>
    </message>
    <message>
        <source>%1 is in %2, as its byte order mark says.</source>
        <translation>%1 的编码为 %2（根据其字节顺序标记）。</translation>
    </message>
    <message>
        <source>%1 has %2 bytes that are not UTF-8; they are replaced.</source>
        <translation>%1 中有 %2 个字节不是 UTF-8，已替换。</translation>
    </message>
    <message>
        <source>--option zone is %1, expected an offset from UTC such as +08:00, or UTC</source>
        <translation>--option zone 为 %1，应为与 UTC 的偏移（例如 +08:00）或 UTC</translation>
    </message>
    <message>
        <source>--option dates is %1, expected dmy or mdy</source>
        <translation>--option dates 为 %1，应为 dmy 或 mdy</translation>
    </message>
    <message>
        <source>Times name no zone and are read as UTC; --option zone=+08:00 decides otherwise.</source>
        <translation>时间没有时区，按 UTC 处理；可用 --option zone=+08:00 另行指定。</translation>
    </message>
    <message>
        <source>the date %1 can be read in two ways, expected to be told whether the day or the month comes first</source>
        <translation>日期 %1 有两种读法，请指明日在前还是月在前</translation>
    </message>
    <message>
        <source>The header has the column %1 more than once; the first counts.</source>
        <translation>表头中列 %1 出现多次，以第一个为准。</translation>
    </message>
    <message>
        <source>the file ends within this row: %1 fields, expected %2</source>
        <translation>文件在此行中间结束：有 %1 个字段，应为 %2 个</translation>
    </message>
    <message>
        <source>the separator '%1' is not known, expected comma, semicolon, tab or pipe</source>
        <translation>分隔符“%1”未知，应为 comma、semicolon、tab 或 pipe</translation>
    </message>
    <message>
        <source>a NUL byte, expected text; the file is damaged or is not a text file</source>
        <translation>有空字节（NUL），应为文本；文件已损坏或不是文本文件</translation>
    </message>
    <message>
        <source>bytes that are not %1, expected text in that encoding; give the right one by --option encoding=NAME</source>
        <translation>有字节不是 %1 编码，应为该编码的文本；请用 --option encoding=NAME 指明正确的编码</translation>
    </message>
    <message>
        <source>bytes that are neither UTF-8 nor GB18030 nor windows-1252, expected text; save the file as UTF-8</source>
        <translation>有字节既不是 UTF-8，也不是 GB18030 或 windows-1252，应为文本；请将文件另存为 UTF-8</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>Rows: %1 read, %2 used, %3 with missing values, %4 rejected.</source>
        <translation>行数：读取 %1 行，采用 %2 行，缺少数值 %3 行，拒收 %4 行。</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>自 %1 至 %2。</translation>
    </message>
    <message>
        <source>GPUs in use, in steps of %1 s: mean %2, median %3, 95 % of the time at most %4, peak %5.</source>
        <translation>在用 GPU 数（步长 %1 秒）：均值 %2，中位数 %3，95% 的时间不超过 %4，峰值 %5。</translation>
    </message>
    <message>
        <source>GPUs that are in use at least, by share of the time: %1.</source>
        <translation>按时间占比，至少在用的 GPU 数：%1。</translation>
    </message>
    <message>
        <source>Nothing is recorded for %1 s from %2.</source>
        <translation>自 %2 起有 %1 秒没有记录。</translation>
    </message>
    <message>
        <source>GPU utilisation: mean %1, median %2.</source>
        <translation>GPU 利用率：均值 %1，中位数 %2。</translation>
    </message>
    <message>
        <source>GPU %1: mean %2, median %3, %4 samples, %5 missing.</source>
        <translation>GPU %1：均值 %2，中位数 %3，%4 个样本，缺失 %5 个。</translation>
    </message>
    <message>
        <source>GPU %1: not measured, %2 samples missing.</source>
        <translation>GPU %1：未测量，缺失 %2 个样本。</translation>
    </message>
    <message>
        <source>Verdict: the GPUs wait.</source>
        <translation>结论：GPU 在等待。</translation>
    </message>
    <message>
        <source>Verdict: mixed.</source>
        <translation>结论：忙闲不定。</translation>
    </message>
    <message>
        <source>Verdict: the GPUs are busy.</source>
        <translation>结论：GPU 忙碌。</translation>
    </message>
    <message>
        <source>Verdict: busy, compute-bound.</source>
        <translation>结论：忙碌，受限于计算。</translation>
    </message>
    <message>
        <source>Verdict: unknown.</source>
        <translation>结论：未知。</translation>
    </message>
    <message>
        <source>Capacity was to be had %1 of %2 hours.</source>
        <translation>在 %2 小时中有 %1 小时能够获得资源。</translation>
    </message>
    <message>
        <source>Interruptions: %1, %2 an hour.</source>
        <translation>中断：%1 次，每小时 %2 次。</translation>
    </message>
    <message>
        <source>Rejected rows:</source>
        <translation>拒收的行：</translation>
    </message>
    <message>
        <source>  and %1 more.</source>
        <translation>  另有 %1 行。</translation>
    </message>
    <message>
        <source>GPU-hours: %1</source>
        <translation>卡时：%1</translation>
    </message>
    <message>
        <source>Money: %1</source>
        <translation>金额：%1</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>价格数：%1</translation>
    </message>
    <message>
        <source>Throughput: %1 %2, from %3 samples.</source>
        <translation>吞吐量：%1 %2，来自 %3 个样本。</translation>
    </message>
    <message>
        <source>Reasons:</source>
        <translation>原因：</translation>
    </message>
    <message>
        <source>Assumptions:</source>
        <translation>假设：</translation>
    </message>
    <message>
        <source>Warnings:</source>
        <translation>提示：</translation>
    </message>
    <message>
        <source>The price %1 was in the book already; it is as given now.</source>
        <translation>价格 %1 原已在价格库中；现已按所给内容更新。</translation>
    </message>
    <message>
        <source>The price %1 is in the book.</source>
        <translation>价格 %1 已收入价格库。</translation>
    </message>
    <message>
        <source>The price book would get %1 new prices (%2 new offers); %3 would change, %4 are in it already, %5 cannot be taken. Nothing was changed.</source>
        <translation>价格库将新增 %1 个价格（%2 个新报价）；%3 个将更改，%4 个已存在，%5 个无法收入。没有作任何更改。</translation>
    </message>
    <message>
        <source>The price book has %1 new prices (%2 new offers); %3 changed, %4 were in it already, %5 could not be taken.</source>
        <translation>价格库新增了 %1 个价格（%2 个新报价）；%3 个有更改，%4 个原已存在，%5 个无法收入。</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1：%2 改为 %3</translation>
    </message>
    <message>
        <source>For the scenario:</source>
        <translation>可写入情景文件：</translation>
    </message>
    <message>
        <source>! more than a year old on %1</source>
        <translation>! 截至 %1 已超过一年</translation>
    </message>
    <message>
        <source>The price is more than a year old on %1.</source>
        <translation>截至 %1，该价格已超过一年。</translation>
    </message>
    <message>
        <source>--%1 is "%2", expected %3</source>
        <translation>--%1 为“%2”，应为 %3</translation>
    </message>
    <message>
        <source>there is nothing to write by --output, expected only --report</source>
        <translation>没有可用 --output 写出的内容，只能使用 --report</translation>
    </message>
    <message>
        <source>%1 files were given, expected two</source>
        <translation>给出了 %1 个文件，应为两个</translation>
    </message>
    <message>
        <source>counts and rates must be above 0</source>
        <translation>数量和费率必须大于 0</translation>
    </message>
    <message>
        <source>--overlap is %1; must be 0 to 1</source>
        <translation>--overlap 为 %1，必须在 0 到 1 之间</translation>
    </message>
    <message>
        <source>--layers, --width and --seq belong together</source>
        <translation>--layers、--width 和 --seq 必须同时给出</translation>
    </message>
    <message>
        <source>%1 is not what training runs on, expected gemm/bf16, gemm/fp16, gemm/tf32 or gemm/fp8_e4m3</source>
        <translation>%1 不是训练所用的测试项，应为 gemm/bf16、gemm/fp16、gemm/tf32 或 gemm/fp8_e4m3</translation>
    </message>
    <message>
        <source>--eta is "%1", expected three shares LOW:MID:HIGH above 0, not above 1 and not falling</source>
        <translation>--eta 为“%1”，应为三个占比 LOW:MID:HIGH，大于 0、不大于 1 且依次不减</translation>
    </message>
    <message>
        <source>--scratch is %1; must be 256 to 1048576</source>
        <translation>--scratch 为 %1，必须在 256 到 1048576 之间</translation>
    </message>
    <message>
        <source>--seconds is %1; must be above 0, up to 600</source>
        <translation>--seconds 为 %1，必须大于 0 且不超过 600</translation>
    </message>
    <message>
        <source>logs of nvidia-smi are read by "costmodel diagnose %1"</source>
        <translation>nvidia-smi 的日志由“costmodel diagnose %1”读取</translation>
    </message>
    <message>
        <source>"%1" is no kind of output, expected mamf, nccl-tests or fio</source>
        <translation>“%1”不是已知的输出类型，应为 mamf、nccl-tests 或 fio</translation>
    </message>
    <message>
        <source>--seconds is %1; must be at least 1</source>
        <translation>--seconds 为 %1，不得小于 1</translation>
    </message>
    <message>
        <source>there is no command behind --</source>
        <translation>-- 之后没有命令</translation>
    </message>
    <message>
        <source>"%1" is no number format, expected bf16, fp16, tf32, fp32, fp8_e4m3 or fp64</source>
        <translation>“%1”不是数值格式，应为 bf16、fp16、tf32、fp32、fp8_e4m3 或 fp64</translation>
    </message>
    <message>
        <source>--budget is %1; must be 1 to 3600</source>
        <translation>--budget 为 %1，必须在 1 到 3600 之间</translation>
    </message>
    <message>
        <source>--timeout is %1; must be above 0</source>
        <translation>--timeout 为 %1，必须大于 0</translation>
    </message>
    <message>
        <source>This is no JSON, expected the output of fio --output-format=json</source>
        <translation>这不是 JSON，应为 fio --output-format=json 的输出</translation>
    </message>
    <message>
        <source>No job has a read rate (jobs[].read.bw_bytes), expected the output of fio for a reading job</source>
        <translation>没有作业含读取速率（jobs[].read.bw_bytes），应为读取作业的 fio 输出</translation>
    </message>
    <message>
        <source>There is no line such as "median: 265.7 TFLOPS @ 2048x4096x4096 (MxNxK)", expected the output of mamf-finder.py</source>
        <translation>没有形如 "median: 265.7 TFLOPS @ 2048x4096x4096 (MxNxK)" 的行，应为 mamf-finder.py 的输出</translation>
    </message>
    <message>
        <source>There is no line "** Dtype: torch.bfloat16", so the number format is unknown; expected the whole output of mamf-finder.py</source>
        <translation>没有 "** Dtype: torch.bfloat16" 这一行，因此数值格式未知；应为 mamf-finder.py 的完整输出</translation>
    </message>
    <message>
        <source>This is another collective operation, expected the output of all_reduce_perf</source>
        <translation>这是另一种集合通信操作，应为 all_reduce_perf 的输出</translation>
    </message>
    <message>
        <source>There is no row of sizes and rates, expected the output of all_reduce_perf</source>
        <translation>没有含大小和速率的行，应为 all_reduce_perf 的输出</translation>
    </message>
    <message>
        <source>The run had one GPU, between which nothing is exchanged, expected at least two</source>
        <translation>该次运行只有一张 GPU，没有 GPU 间通信，至少应有两张</translation>
    </message>
    <message>
        <source>%1 is %2; expected an object</source>
        <translation>%1 为 %2，应为对象</translation>
    </message>
    <message>
        <source>%1 is %2; expected a list</source>
        <translation>%1 为 %2，应为列表</translation>
    </message>
    <message>
        <source>%1 is %2; expected a text</source>
        <translation>%1 为 %2，应为文本</translation>
    </message>
    <message>
        <source>%1 is %2; expected a number</source>
        <translation>%1 为 %2，应为数字</translation>
    </message>
    <message>
        <source>%1 is %2; expected a whole number</source>
        <translation>%1 为 %2，应为整数</translation>
    </message>
    <message>
        <source>%1 is %2; expected a whole number of 0 or more</source>
        <translation>%1 为 %2，应为不小于 0 的整数</translation>
    </message>
    <message>
        <source>%1 is %2; expected true or false</source>
        <translation>%1 为 %2，应为 true 或 false</translation>
    </message>
    <message>
        <source>The checksum does not fit the contents: the file was damaged or edited. Copy it again from where it was measured.</source>
        <translation>校验和与内容不符：文件已损坏或被改动。请从测量的机器重新复制。</translation>
    </message>
    <message>
        <source>%1, expected a result of costmodel bench</source>
        <translation>%1，应为 costmodel bench 的结果</translation>
    </message>
    <message>
        <source>the key "format" is not "%1", expected a result of costmodel bench</source>
        <translation>键 "format" 不是“%1”，应为 costmodel bench 的结果</translation>
    </message>
    <message>
        <source>version is %1; this program reads versions 1 to %2, so update it</source>
        <translation>版本为 %1，本程序读取版本 1 至 %2，请更新本程序</translation>
    </message>
    <message>
        <source>There is no checksum, so damage cannot be ruled out.</source>
        <translation>没有校验和，因此不能排除文件损坏。</translation>
    </message>
    <message>
        <source>The statistics of %1 on %2 do not follow from its samples.</source>
        <translation>%2 上 %1 的统计量与其样本不符。</translation>
    </message>
    <message>
        <source>%1 is %2, which is none of the words this version knows</source>
        <translation>%1 为 %2，不是本版本认识的任何一个词</translation>
    </message>
    <message>
        <source>%1 is %2; a test with status "ok" needs finite figures above 0</source>
        <translation>%1 为 %2；状态为 "ok" 的测试项须有大于 0 的有限数</translation>
    </message>
    <message>
        <source>%1 is %2; expected three whole numbers of 0 or more</source>
        <translation>%1 为 %2，应为三个不小于 0 的整数</translation>
    </message>
    <message>
        <source>Only shared Linux instances without other software are taken; rows of others, left out: %1.</source>
        <translation>只采用共享、无附加软件的 Linux 实例；未采用的其他行数：%1。</translation>
    </message>
    <message>
        <source>Only Linux instances are taken; rows of others, left out: %1.</source>
        <translation>只采用 Linux 实例；未采用的其他行数：%1。</translation>
    </message>
    <message>
        <source>Rows of machines without a GPU, left out: %1.</source>
        <translation>未采用的无 GPU 机器的行数：%1。</translation>
    </message>
    <message>
        <source>Prices that stand in the file more than once, as for several zones of a region, and were taken once: %1.</source>
        <translation>文件中重复出现（例如同一地区的多个可用区）而只采用一次的价格数：%1。</translation>
    </message>
    <message>
        <source>Rows with another price for what an earlier row prices: %1. The first price is kept, with the range of all.</source>
        <translation>与前面某行同一对象但价格不同的行数：%1。保留第一个价格，并记录全部价格的范围。</translation>
    </message>
    <message>
        <source>Rows of machines without their GPUs, whose price is not in the file, left out: %1.</source>
        <translation>因文件中没有其 GPU 的价格而未采用的机器行数：%1。</translation>
    </message>
    <message>
        <source>Rows of GPUs without the machine that they are put into, left out, as nobody gets them without: %1.</source>
        <translation>因没有所属机器（GPU 不能单独租用）而未采用的 GPU 行数：%1。</translation>
    </message>
    <message>
        <source>The result has no test "%1" and no other measured one.</source>
        <translation>结果中没有测试项“%1”，也没有其他已测的项。</translation>
    </message>
    <message>
        <source>The result has no test "%1"; it has %2.</source>
        <translation>结果中没有测试项“%1”，现有的是 %2。</translation>
    </message>
    <message>
        <source>%1 was not measured in "%2", so the slowest GPU is unknown.</source>
        <translation>“%2”上没有测量 %1，因此无法得知最慢的 GPU。</translation>
    </message>
    <message>
        <source>%1 has no figure for "%2" (%3).</source>
        <translation>“%2”的 %1 没有数值（%3）。</translation>
    </message>
    <message>
        <source>%1 was a test library, not a driver.</source>
        <translation>%1 是测试用的库，不是驱动程序。</translation>
    </message>
    <message>
        <source>%1 is a CPU, whose figures say nothing about GPUs.</source>
        <translation>%1 是 CPU，其数值不能说明 GPU 的情况。</translation>
    </message>
    <message>
        <source>%1 on %2 is invalid (%3).</source>
        <translation>%2 上的 %1 无效（%3）。</translation>
    </message>
    <message>
        <source>%1 on %2 is a lower bound: it was measured with a kernel of this program, because the vendor's library was not found.</source>
        <translation>%2 上的 %1 是下限：因未找到厂商的库，由本程序的核函数测得。</translation>
    </message>
    <message>
        <source>%1 on %2 was measured without tensor instructions, which training uses.</source>
        <translation>%2 上的 %1 测量时未使用张量指令，而训练会使用。</translation>
    </message>
    <message>
        <source>%1 on %2 was disturbed: its best sample is %3 times the median, so something else was running.</source>
        <translation>%2 上的 %1 受到干扰：最好的样本是中位数的 %3 倍，说明当时有其他任务在运行。</translation>
    </message>
    <message>
        <source>The result says of itself that it may not be used for the cost model%1.</source>
        <translation>结果自身注明不得用于成本模型%1。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 lies in memory (%2), which says nothing about disks</source>
        <translation>%1 位于内存中（%2），不能说明磁盘的情况</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 holds less than 256 MiB in files of 1 MiB and more, too little to time; let a file be made with --scratch 1024</source>
        <translation>%1 中不小于 1 MiB 的文件合计不足 256 MiB，太少而无法计时；请用 --scratch 1024 生成文件</translation>
    </message>
    <message>
        <source>disks cannot yet be measured on Windows</source>
        <translation>尚不能在 Windows 上测量磁盘</translation>
    </message>
    <message>
        <source>There is no result to merge.</source>
        <translation>没有可合并的结果。</translation>
    </message>
    <message>
        <source>Two results are called "%1".</source>
        <translation>有两个结果都名为“%1”。</translation>
    </message>
    <message>
        <source>The GPU %1 is in two results; each machine is to be measured once.</source>
        <translation>GPU %1 出现在两个结果中；每台机器只应测量一次。</translation>
    </message>
    <message>
        <source>%1 is busy to %2 % with another process, which would disturb and be disturbed; wait, or insist with --force</source>
        <translation>%1 有 %2% 的时间被另一个进程占用，测量会互相干扰；请等待，或用 --force 坚持测量</translation>
    </message>
    <message>
        <source>another process holds %2 of the memory of %1; wait, or insist with --force</source>
        <translation>另一个进程占用了 %1 的 %2 显存；请等待，或用 --force 坚持测量</translation>
    </message>
    <message>
        <source>A processor core is busy %1 of the time: the GPUs wait for the processor. Use more worker processes, or prepare the data beforehand.</source>
        <translation>有一个处理器核心 %1 的时间都在忙碌：GPU 在等待处理器。请增加工作进程，或预先处理数据。</translation>
    </message>
    <message>
        <source>No processor core is busy for more than %1 of the time: the processor is not the limit. Look at the disk or the network, at the batch size, and at kernels that are too small.</source>
        <translation>没有处理器核心的忙碌时间超过 %1：瓶颈不在处理器。请检查磁盘或网络、批次大小以及过小的核函数。</translation>
    </message>
    <message>
        <source>"%1" is no device here; "bench --list" shows them</source>
        <translation>这里没有设备“%1”；可用“bench --list”列出</translation>
    </message>
    <message>
        <source>a library that this test needs was not found: %1</source>
        <translation>未找到该测试所需的库：%1</translation>
    </message>
    <message>
        <source>too little free memory on the GPU: %1</source>
        <translation>GPU 的空闲显存太少：%1</translation>
    </message>
    <message>
        <source>the GPU could not give the memory it reported as free: %1</source>
        <translation>GPU 无法提供其报告为空闲的显存：%1</translation>
    </message>
    <message>
        <source>the device does not support it: %1</source>
        <translation>设备不支持：%1</translation>
    </message>
    <message>
        <source>needs at least two GPUs</source>
        <translation>至少需要两张 GPU</translation>
    </message>
    <message>
        <source>left out to stay within the time budget</source>
        <translation>为不超出时间预算而略去</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>由用户停止</translation>
    </message>
    <message>
        <source>the device clock reported a time of zero or less: %1</source>
        <translation>设备时钟给出的时间不大于零：%1</translation>
    </message>
    <message>
        <source>the figure is not a number: %1</source>
        <translation>数值不是数字：%1</translation>
    </message>
    <message>
        <source>the figure is more than 1.2 times what the data sheet allows: %1</source>
        <translation>数值超过数据手册允许值的 1.2 倍：%1</translation>
    </message>
    <message>
        <source>device clock and wall clock disagree: %1</source>
        <translation>设备时钟与墙上时钟不一致：%1</translation>
    </message>
    <message>
        <source>a batch lasted less than 5 ms, too short to be timed: %1</source>
        <translation>一批用时不足 5 毫秒，太短而无法计时：%1</translation>
    </message>
    <message>
        <source>one product would last longer than 100 ms, and displays have watchdogs that end such work: %1</source>
        <translation>一次乘法将超过 100 毫秒，显示器的看门狗会终止这样的任务：%1</translation>
    </message>
    <message>
        <source>the device computed a wrong product: %1</source>
        <translation>设备算出的乘积有误：%1</translation>
    </message>
    <message>
        <source>the driver reported an error: %1</source>
        <translation>驱动程序报告错误：%1</translation>
    </message>
    <message>
        <source>the GPU stopped answering: %1</source>
        <translation>GPU 停止响应：%1</translation>
    </message>
    <message>
        <source>the display watchdog ended the kernel: %1</source>
        <translation>显示器看门狗终止了核函数：%1</translation>
    </message>
    <message>
        <source>the driver is too old for the kernels; update it: %1</source>
        <translation>驱动程序版本过旧，不支持所用核函数，请更新：%1</translation>
    </message>
    <message>
        <source>the GPU is too old for the kernels: %1</source>
        <translation>GPU 过旧，不支持所用核函数：%1</translation>
    </message>
    <message>
        <source>the measuring process ended unexpectedly: %1</source>
        <translation>测量进程意外结束：%1</translation>
    </message>
    <message>
        <source>no answer before the deadline; the process was ended: %1</source>
        <translation>在期限内没有响应，进程已被终止：%1</translation>
    </message>
    <message>
        <source>%1 is usable.</source>
        <translation>%1 可用。</translation>
    </message>
    <message>
        <source>%1 is not installed here; measure on the machine with the GPU and bring the result file.</source>
        <translation>这里没有安装 %1；请在装有 GPU 的机器上测量，并取回结果文件。</translation>
    </message>
    <message>
        <source>%1 is installed but the kernel driver is not loaded; load or install the driver.</source>
        <translation>%1 已安装，但内核驱动未加载；请加载或安装驱动程序。</translation>
    </message>
    <message>
        <source>%1 works but sees no device; in a container, pass the GPU in (for example with --gpus all).</source>
        <translation>%1 工作正常但看不到设备；在容器中请将 GPU 传入（例如 --gpus all）。</translation>
    </message>
    <message>
        <source>%1 may not open the device; check who may read /dev/nvidia* or /dev/dri/render*.</source>
        <translation>%1 无权打开设备；请检查谁可以读取 /dev/nvidia* 或 /dev/dri/render*。</translation>
    </message>
    <message>
        <source>%1 and the loaded kernel driver are of different versions; reboot or reinstall the driver.</source>
        <translation>%1 与已加载的内核驱动版本不同；请重启或重新安装驱动程序。</translation>
    </message>
    <message>
        <source>%1 is the placeholder of a toolkit, not a driver; install the driver or take the placeholder out of the path.</source>
        <translation>%1 是工具包的占位文件，不是驱动程序；请安装驱动程序，或从路径中移除占位文件。</translation>
    </message>
    <message>
        <source>%1 says that the system is not ready; on a server with NVSwitch, start nvidia-fabricmanager.</source>
        <translation>%1 报告系统尚未就绪；在带 NVSwitch 的服务器上请启动 nvidia-fabricmanager。</translation>
    </message>
    <message>
        <source>%1 says that another process holds the GPU for itself; wait for it or change the compute mode.</source>
        <translation>%1 报告另一个进程独占 GPU；请等待或更改计算模式。</translation>
    </message>
    <message>
        <source>%1 is too old; update the driver.</source>
        <translation>%1 版本过旧；请更新驱动程序。</translation>
    </message>
    <message>
        <source>%1: the GPU is too old for the kernels of this program.</source>
        <translation>%1：GPU 过旧，不支持本程序的核函数。</translation>
    </message>
    <message>
        <source>%1 is too old for the kernels of this program; update the driver.</source>
        <translation>%1 版本过旧，不支持本程序的核函数；请更新驱动程序。</translation>
    </message>
    <message>
        <source>%1 has lost the GPU; reboot, and suspect the card.</source>
        <translation>%1 丢失了 GPU；请重启，并检查显卡是否有故障。</translation>
    </message>
    <message>
        <source>%1 does not support what is needed.</source>
        <translation>%1 不支持所需的功能。</translation>
    </message>
    <message>
        <source>%1 failed with a code that is not known here.</source>
        <translation>%1 出错，错误代码未知。</translation>
    </message>
    <message>
        <source>%1 is %2, too near to -1 for a horizon of %3 months; must be higher</source>
        <translation>%1 为 %2，过于接近 -1，不适用于 %3 个月的测算期；必须更高</translation>
    </message>
    <message>
        <source>the program %1 cannot be started, which draws windows and PDF; install it beside costmodel</source>
        <translation>无法启动用于绘制窗口和 PDF 的程序 %1；请将其安装在 costmodel 旁边</translation>
    </message>
    <message>
        <source>there is no display to open a window on, expected --scenario FILE.toml for the results as text</source>
        <translation>没有可打开窗口的显示器，可用 --scenario FILE.toml 以文本输出结果</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Change the yellow cells: everything that depends on them in this workbook follows. Other inputs are changed in the program.</source>
        <translation>更改黄色单元格：本工作簿中依赖它们的内容随之变化。其他参数请在程序中更改。</translation>
    </message>
    <message>
        <source>Buying has paid for itself from the month on after which it has cost no more than renting up to the horizon, on a straight line between months; differences below the tolerance are none.</source>
        <translation>自购回收的月份：此后直至测算期末自购累计费用不高于租用，月内按直线计算；小于容差的差额视为零。</translation>
    </message>
    <message>
        <source>What selling the servers early would settle is as the program computed it at its income tax rate.</source>
        <translation>提前出售服务器的结清额由程序按其所得税率算出。</translation>
    </message>
    <message>
        <source>Differences up to a billionth of the figure come from the order of additions and count as 0.</source>
        <translation>不超过数值十亿分之一的差异来自加法次序，视为 0。</translation>
    </message>
    <message>
        <source>; costs are positive, receipts negative.</source>
        <translation>；支出为正，收入为负。</translation>
    </message>
    <message>
        <source>Grey amounts are those of the program; black ones are formulas and follow the discount rate, the income tax rate and the grey amounts.</source>
        <translation>灰色金额为程序的结果；黑色金额为公式，随折现率、所得税率和灰色金额变化。</translation>
    </message>
    <message>
        <source>Shaded: %1</source>
        <translation>阴影：%1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Present values, taxes, sums, break-even months and charts follow the yellow cells of the assumptions and the monthly amounts. The sentences above, the best split and the sensitivities are those of the program and stay.</source>
        <translation>现值、税、合计、平衡月份和图表随假设中的黄色单元格和各月金额变化。上面的文字、最优混合方案和敏感性分析为程序的结果，不会变化。</translation>
    </message>
    <message>
        <source>The scenario has no rental to compare.</source>
        <translation>情景中没有可比较的租用方案。</translation>
    </message>
    <message>
        <source>No rental meets the demand.</source>
        <translation>没有满足需求的租用方案。</translation>
    </message>
    <message>
        <source>The scenario has no purchase to compare.</source>
        <translation>情景中没有可比较的自购方案。</translation>
    </message>
    <message>
        <source>No purchase meets the demand.</source>
        <translation>没有满足需求的自购方案。</translation>
    </message>
    <message>
        <source>A split takes a rental and a purchase.</source>
        <translation>混合方案需要一个租用方案和一个自购方案。</translation>
    </message>
    <message>
        <source>The best split is not computed yet.</source>
        <translation>最优混合方案尚未算出。</translation>
    </message>
    <message>
        <source>No split meets the demand.</source>
        <translation>没有满足需求的混合方案。</translation>
    </message>
    <message>
        <source>The best split is one of the single ways.</source>
        <translation>最优混合方案就是其中一个单一方案。</translation>
    </message>
    <message>
        <source>%1 of the hours of the demand; each own GPU then works %2 hours a month.</source>
        <translation>需求小时数的 %1；此时每张自有 GPU 每月工作 %2 小时。</translation>
    </message>
    <message>
        <source>There is no rental and purchase that both meet the demand.</source>
        <translation>没有同时满足需求的租用方案和自购方案。</translation>
    </message>
    <message>
        <source>No way meets the demand.</source>
        <translation>没有满足需求的方案。</translation>
    </message>
    <message>
        <source>Reached after %1 months.</source>
        <translation>%1 个月后达到。</translation>
    </message>
    <message>
        <source>Over %1 months buying (%2) costs %3, or %4, less than renting (%5): %6 against %7 in present value at %8 a year.</source>
        <translation>%1 个月内，自购（%2）的费用现值比租用（%5）节约 %3（%4）：%6 对 %7，折现率每年 %8。</translation>
    </message>
    <message>
        <source>Over %1 months buying (%2) costs %3 less than renting (%4): %5 against %6 in present value at %7 a year.</source>
        <translation>%1 个月内，自购（%2）的费用现值比租用（%4）节约 %3：%5 对 %6，折现率每年 %7。</translation>
    </message>
    <message>
        <source>Over %1 months renting (%2) costs %3, or %4, less than buying (%5): %6 against %7 in present value at %8 a year.</source>
        <translation>%1 个月内，租用（%2）的费用现值比自购（%5）节约 %3（%4）：%6 对 %7，折现率每年 %8。</translation>
    </message>
    <message>
        <source>Over %1 months renting (%2) costs %3 less than buying (%4): %5 against %6 in present value at %7 a year.</source>
        <translation>%1 个月内，租用（%2）的费用现值比自购（%4）节约 %3：%5 对 %6，折现率每年 %7。</translation>
    </message>
    <message>
        <source>Over %1 months %2 costs %3, or %4, less than %5, which comes next: %6 against %7 in present value at %8 a year.</source>
        <translation>%1 个月内，%2 的费用现值比其次的 %5 节约 %3（%4）：%6 对 %7，折现率每年 %8。</translation>
    </message>
    <message>
        <source>Over %1 months %2 costs %3 less than %4, which comes next: %5 against %6 in present value at %7 a year.</source>
        <translation>%1 个月内，%2 的费用现值比其次的 %4 节约 %3：%5 对 %6，折现率每年 %7。</translation>
    </message>
    <message>
        <source>Over %1 months the best mix is a split of own and rented capacity: it costs %2, or %3, less than the cheapest single way, %4: %5 against %6 in present value at %7 a year.</source>
        <translation>%1 个月内，自购与租用混合最为合算：费用现值比最低费用的单一方案 %4 节约 %2（%3）：%5 对 %6，折现率每年 %7。</translation>
    </message>
    <message>
        <source>Over %1 months the best mix is a split of own and rented capacity: it costs %2 less than the cheapest single way, %3: %4 against %5 in present value at %6 a year.</source>
        <translation>%1 个月内，自购与租用混合最为合算：费用现值比最低费用的单一方案 %3 节约 %2：%4 对 %5，折现率每年 %6。</translation>
    </message>
    <message>
        <source>There is nothing to compare yet: the scenario has neither a rental nor a purchase.</source>
        <translation>尚无可比较的内容：情景中既没有租用方案，也没有自购方案。</translation>
    </message>
    <message>
        <source>None of the ways in this scenario meets the demand (there are %1), so none can be called the cheapest.</source>
        <translation>本情景的方案（共 %1 个）均不满足需求，因此不能说哪个最便宜。</translation>
    </message>
    <message>
        <source>%1 comes nearest: it leaves %2 of the GPU-hours undone or done too late.</source>
        <translation>最接近的是 %1：有 %2 的卡时未完成或未能及时完成。</translation>
    </message>
    <message>
        <source>What is missing is work on own machines: %1 of it has to be done there.</source>
        <translation>缺少的是自有机器上的工作：其中 %1 必须在自有机器上完成。</translation>
    </message>
    <message>
        <source>Only a split of own and rented capacity meets the demand: over %1 months it costs %2 in present value at %3 a year.</source>
        <translation>只有自购与租用混合才能满足需求：%1 个月的费用现值为 %2，折现率每年 %3。</translation>
    </message>
    <message>
        <source>The best split of own and rented capacity costs %1 less still, which is within the band of error of %2.</source>
        <translation>自购与租用的最优混合方案还可再节约 %1，但在 %2 的误差范围之内。</translation>
    </message>
    <message>
        <source>Over %1 months buying (%2) and renting (%3) are too close to call: %4 and %5 in present value at %6 a year are %7 apart, within the band of error of %8.</source>
        <translation>%1 个月内，自购（%2）与租用（%3）难分高下：费用现值分别为 %4 和 %5（折现率每年 %6），相差 %7，在 %8 的误差范围之内。</translation>
    </message>
    <message>
        <source>Over %1 months %2 and %3 are too close to call: %4 and %5 in present value at %6 a year are %7 apart, within the band of error of %8.</source>
        <translation>%1 个月内，%2 与 %3 难分高下：费用现值分别为 %4 和 %5（折现率每年 %6），相差 %7，在 %8 的误差范围之内。</translation>
    </message>
    <message>
        <source>No utilisation up to full months turns buying and renting around; planned is that the own GPUs are busy %1 of the time.</source>
        <translation>在满月使用以内，没有使自购与租用优劣互换的利用率；计划中自有 GPU 有 %1 的时间忙碌。</translation>
    </message>
    <message>
        <source>Buying and renting cost the same if the own GPUs are busy %1 of the time; planned are %2.</source>
        <translation>自有 GPU 有 %1 的时间忙碌时，自购与租用费用相等；计划为 %2。</translation>
    </message>
    <message>
        <source>Buying is cheaper as long as the own GPUs are busy at least %1 of the time; planned are %2.</source>
        <translation>只要自有 GPU 至少有 %1 的时间忙碌，自购就更便宜；计划为 %2。</translation>
    </message>
    <message>
        <source>Buying would be cheaper if the own GPUs were busy less than %1 of the time; planned are %2.</source>
        <translation>若自有 GPU 的忙碌时间低于 %1，自购会更便宜；计划为 %2。</translation>
    </message>
    <message>
        <source>Buying is cheaper as long as the own GPUs are busy at most %1 of the time; planned are %2.</source>
        <translation>只要自有 GPU 的忙碌时间不超过 %1，自购就更便宜；计划为 %2。</translation>
    </message>
    <message>
        <source>Buying would be cheaper if the own GPUs were busy more than %1 of the time; planned are %2.</source>
        <translation>若自有 GPU 的忙碌时间超过 %1，自购会更便宜；计划为 %2。</translation>
    </message>
    <message>
        <source>Buying and renting change places where the demand lasts %1 of the hours planned, at which the own GPUs are busy %2 of the time.</source>
        <translation>需求持续时间为计划小时数的 %1 时，自购与租用优劣互换，此时自有 GPU 有 %2 的时间忙碌。</translation>
    </message>
    <message>
        <source>In none of the %1 futures drawn do buying (%2) and renting (%3) both meet the demand, so they cannot be compared.</source>
        <translation>在抽取的 %1 种未来中，没有一种使自购（%2）与租用（%3）都满足需求，因此无法比较。</translation>
    </message>
    <message>
        <source>In every future drawn buying (%1) is cheaper than renting (%2).</source>
        <translation>在抽取的每一种未来中，自购（%1）都比租用（%2）便宜。</translation>
    </message>
    <message>
        <source>In no future drawn is buying (%1) cheaper than renting (%2).</source>
        <translation>在抽取的任何一种未来中，自购（%1）都不比租用（%2）便宜。</translation>
    </message>
    <message>
        <source>In more than 99 of 100 futures buying (%1) is cheaper than renting (%2).</source>
        <translation>在 100 种未来中有 99 种以上，自购（%1）比租用（%2）便宜。</translation>
    </message>
    <message>
        <source>In fewer than 1 of 100 futures buying (%1) is cheaper than renting (%2).</source>
        <translation>在 100 种未来中不到 1 种，自购（%1）比租用（%2）便宜。</translation>
    </message>
    <message>
        <source>In %1 of 100 futures buying (%2) is cheaper than renting (%3).</source>
        <translation>在 100 种未来中有 %1 种，自购（%2）比租用（%3）便宜。</translation>
    </message>
    <message>
        <source>In the worst 10 of 100 it costs at least %1 more.</source>
        <translation>在最差的 10% 中，至少多花 %1。</translation>
    </message>
    <message>
        <source>In 90 of 100 it saves at least %1.</source>
        <translation>在 90% 的情况下，至少节约 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 futures are left out: there one of the two does not meet the demand, or the inputs are not allowed.</source>
        <translation>%2 种未来中有 %1 种已剔除：其中一方不满足需求，或参数组合不被允许。</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>缺少名称。</translation>
    </message>
    <message>
        <source>The name “%1” is taken.</source>
        <translation>名称“%1”已被使用。</translation>
    </message>
    <message>
        <source>%1; see --help</source>
        <translation>%1；参见 --help</translation>
    </message>
    <message>
        <source>"%1" is no command of bench, expected one of those in --help</source>
        <translation>“%1”不是 bench 的命令，应为 --help 中列出的命令之一</translation>
    </message>
    <message>
        <source>expected man, bash or zsh</source>
        <translation>应为 man、bash 或 zsh</translation>
    </message>
    <message>
        <source>--option %1, expected KEY=VALUE</source>
        <translation>--option %1，应写成 KEY=VALUE</translation>
    </message>
    <message>
        <source>--option %1 is not known</source>
        <translation>--option %1 不是已知的选项</translation>
    </message>
    <message>
        <source>no file, expected FILE...</source>
        <translation>没有文件，应为 FILE...</translation>
    </message>
    <message>
        <source>--format %1, expected text or json</source>
        <translation>--format %1，应为 text 或 json</translation>
    </message>
    <message>
        <source>--output needs a scenario to write, expected --scenario FILE.toml</source>
        <translation>--output 需要可写的情景，应有 --scenario FILE.toml</translation>
    </message>
    <message>
        <source>--gpu has a control character, expected a name</source>
        <translation>--gpu 含有控制字符，应为名称</translation>
    </message>
    <message>
        <source>--after %1, expected a share above 0 and at most 1</source>
        <translation>--after %1，应为大于 0 且不超过 1 的占比</translation>
    </message>
    <message>
        <source>the files give nothing to write into the scenario, expected a utilisation below --after, or the throughput of one GPU and its name in --gpu</source>
        <translation>这些文件没有可写入情景的内容，应有低于 --after 的利用率，或单张 GPU 的吞吐量及 --gpu 中的名称</translation>
    </message>
    <message>
        <source>expected one FILE</source>
        <translation>应为一个 FILE</translation>
    </message>
    <message>
        <source>KIND is one of %1; without it the content of the files decides.</source>
        <translation>KIND 为 %1 之一；不给出时按文件内容判断。</translation>
    </message>
    <message>
        <source>no file, expected [KIND] FILE...</source>
        <translation>没有文件，应为 [KIND] FILE...</translation>
    </message>
    <message>
        <source>unrecognised option '%1'</source>
        <translation>未知的选项“%1”</translation>
    </message>
    <message>
        <source>option '%1' cannot be given more than once</source>
        <translation>选项“%1”不能重复给出</translation>
    </message>
    <message>
        <source>the option '%1' is required but missing</source>
        <translation>缺少必需的选项“%1”</translation>
    </message>
    <message>
        <source>the argument of option '%1' is not valid</source>
        <translation>选项“%1”的参数无效</translation>
    </message>
    <message>
        <source>the required argument for option '%1' is missing</source>
        <translation>选项“%1”缺少参数</translation>
    </message>
    <message>
        <source>option '%1' does not take any arguments</source>
        <translation>选项“%1”不带参数</translation>
    </message>
    <message>
        <source>%1, see %2 --help</source>
        <translation>%1，参见 %2 --help</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>--billing is "%1", expected hour, day, month, year, reserved, spot or once</source>
        <translation>--billing 为“%1”，应为 hour、day、month、year、reserved、spot 或 once</translation>
    </message>
    <message>
        <source>--kind is "%1", expected rent, buy, colocation, electricity, network, staff, power, spot, failure, resale or other</source>
        <translation>--kind 为“%1”，应为 rent、buy、colocation、electricity、network、staff、power、spot、failure、resale 或 other</translation>
    </message>
    <message>
        <source>--format is "%1", expected text, csv or json</source>
        <translation>--format 为“%1”，应为 text、csv 或 json</translation>
    </message>
    <message>
        <source>--on is "%1", expected a day as in 2026-01-31</source>
        <translation>--on 为“%1”，应为日期，例如 2026-01-31</translation>
    </message>
    <message>
        <source>--%1 is missing, expected it: %2</source>
        <translation>缺少 --%1，应给出：%2</translation>
    </message>
    <message>
        <source>nothing to do, expected one of %1</source>
        <translation>没有要做的事，应为以下之一：%1</translation>
    </message>
    <message>
        <source>"%1" is not known, expected one of %2</source>
        <translation>“%1”未知，应为以下之一：%2</translation>
    </message>
    <message>
        <source>something is missing, expected prices %1 %2</source>
        <translation>缺少内容，应为 prices %1 %2</translation>
    </message>
    <message>
        <source>"%1" is one word too many</source>
        <translation>“%1”是多余的词</translation>
    </message>
    <message>
        <source>line %1 is no row of terms, expected english,chinese,note</source>
        <translation>第 %1 行不是术语行，应为 english,chinese,note</translation>
    </message>
    <message>
        <source>this is no list of terms, expected a header with english,chinese,note</source>
        <translation>这不是术语表，表头应为 english,chinese,note</translation>
    </message>
    <message>
        <source>line %1 has the term "%2", expected one of the terms that come with the program</source>
        <translation>第 %1 行的术语为“%2”，应为本程序自带的术语之一</translation>
    </message>
    <message>
        <source>line %1 has no Chinese word for "%2", expected one, or the row left out</source>
        <translation>第 %1 行没有“%2”的中文，应予填写，或删去该行</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>（见上）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>from the price book: %1</source>
        <translation>取自价格库：%1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>The best with %1 servers of %2</source>
        <translation>%2 为 %1 台服务器时的最优方案</translation>
    </message>
    <message>
        <source>With %1 instances of %2.</source>
        <translation>其中 %2 的 %1 个实例。</translation>
    </message>
    <message>
        <source>The rest runs on %1.</source>
        <translation>其余由 %1 承担。</translation>
    </message>
    <message>
        <source>Lead of the recommended option</source>
        <translation>建议方案的领先额</translation>
    </message>
    <message>
        <source>It is the only way that meets the demand, so there is no next one.</source>
        <translation>它是唯一满足需求的方案，因此没有其次的方案。</translation>
    </message>
    <message>
        <source>Only options that meet the demand are compared.</source>
        <translation>只比较满足需求的方案。</translation>
    </message>
    <message>
        <source>Present value of the best split</source>
        <translation>最优混合方案的费用现值</translation>
    </message>
    <message>
        <source>There is no best split: it needs a purchase and a rental plan, and a split that meets the demand and the share that must run on own machines.</source>
        <translation>没有最优混合方案：需要一个自购方案和一个租用方案，以及满足需求和自有机器比例要求的组合。</translation>
    </message>
    <message>
        <source>The cheapest of all splits is the cheapest of those for each number of servers.</source>
        <translation>全部组合中最便宜的，即各服务器台数下最便宜者之中的最小值。</translation>
    </message>
    <message>
        <source>Rate of %1</source>
        <translation>%1 的汇率</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Measured: read from %1.</source>
        <translation>实测：读自 %1。</translation>
    </message>
    <message>
        <source>Throughput of %1</source>
        <translation>%1 的吞吐量</translation>
    </message>
    <message>
        <source>The price includes VAT of %1, which is taken out.</source>
        <translation>价格含增值税（税率 %1），已予扣除。</translation>
    </message>
    <message>
        <source>VAT of %1 is not recovered and part of the cost.</source>
        <translation>增值税（税率 %1）不可抵扣，计入成本。</translation>
    </message>
    <message>
        <source>%1 in month %2</source>
        <translation>第 %2 个月的%1</translation>
    </message>
    <message>
        <source>%1 as it costs</source>
        <translation>%1（计入成本的金额）</translation>
    </message>
    <message>
        <source>Hours of month %1</source>
        <translation>第 %1 个月的小时数</translation>
    </message>
    <message>
        <source>Days of the month that begins on %1</source>
        <translation>自 %1 起的当月天数</translation>
    </message>
    <message>
        <source>Growth up to month %1</source>
        <translation>至第 %1 个月的增长</translation>
    </message>
    <message>
        <source>Discount factor of month %1</source>
        <translation>第 %1 个月的折现系数</translation>
    </message>
    <message>
        <source>Speed of one %1 in GPUs of type %2</source>
        <translation>一张 %1 折合 %2 的数量</translation>
    </message>
    <message>
        <source>The throughput of %1 or %2 is not known, so both are taken to be equally fast.</source>
        <translation>%1 或 %2 的吞吐量未知，因此按速度相同处理。</translation>
    </message>
    <message>
        <source>GPU-hours a month of level %1</source>
        <translation>第 %1 档每月卡时</translation>
    </message>
    <message>
        <source>GPU-hours a month of %1</source>
        <translation>%1 每月卡时</translation>
    </message>
    <message>
        <source>GPU-hours before growth</source>
        <translation>增长前的卡时</translation>
    </message>
    <message>
        <source>GPUs needed on average</source>
        <translation>平均需要的 GPU 数</translation>
    </message>
    <message>
        <source>The mean of the rows of the trace %1.</source>
        <translation>需求曲线 %1 各行的均值。</translation>
    </message>
    <message>
        <source>The sum of hours × GPUs over %1 levels of demand.</source>
        <translation>%1 档需求的小时数 × GPU 数之和。</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 档</translation>
    </message>
    <message>
        <source>Hours of level %1</source>
        <translation>第 %1 档的小时数</translation>
    </message>
    <message>
        <source>Read off the load curve of %1 levels.</source>
        <translation>由 %1 档的负荷曲线读出。</translation>
    </message>
    <message>
        <source>Demand of month %1</source>
        <translation>第 %1 个月的需求</translation>
    </message>
    <message>
        <source>Demand over the horizon</source>
        <translation>测算期内的需求</translation>
    </message>
    <message>
        <source>No month needs more GPUs than month %1.</source>
        <translation>没有月份比第 %1 个月需要更多 GPU。</translation>
    </message>
    <message>
        <source>Most GPUs at once in month %1</source>
        <translation>第 %1 个月最多同时使用的 GPU 数</translation>
    </message>
    <message>
        <source>Highest level of the demand</source>
        <translation>最高一档需求</translation>
    </message>
    <message>
        <source>GPU-hours above that capacity in month %1</source>
        <translation>第 %1 个月超出该容量的卡时</translation>
    </message>
    <message>
        <source>GPU-hours below that capacity in month %1</source>
        <translation>第 %1 个月在该容量以内的卡时</translation>
    </message>
    <message>
        <source>Hours of whole instances in month %1</source>
        <translation>第 %1 个月整实例的小时数</translation>
    </message>
    <message>
        <source>The work cannot wait, so an instance is kept as long as any of its GPUs is needed.</source>
        <translation>任务不能等待，因此只要需要其中任一 GPU，就保留整个实例。</translation>
    </message>
    <message>
        <source>the sum of the %1 parts below</source>
        <translation>下列 %1 项之和</translation>
    </message>
    <message>
        <source>the smallest of the %1 parts below</source>
        <translation>下列 %1 项之中的最小值</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>there is no best split</source>
        <translation>没有最优混合方案</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>没有方案 %1</translation>
    </message>
    <message>
        <source>there is no break-even of %1 against %2</source>
        <translation>%1 与 %2 之间没有平衡点</translation>
    </message>
    <message>
        <source>there is no month %1, expected %2 to %3</source>
        <translation>没有第 %1 个月，应在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>Factor on “%1”</source>
        <translation>“%1”的系数</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 % a year</source>
        <translation>每年 %1%</translation>
    </message>
    <message>
        <source>%1 per GPU and hour</source>
        <translation>每卡时 %1</translation>
    </message>
    <message>
        <source>%1 per GPU and day</source>
        <translation>每卡每天 %1</translation>
    </message>
    <message>
        <source>%1 per GPU and month</source>
        <translation>每卡每月 %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>%1 per GB and month</source>
        <translation>每 GB 每月 %1</translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <translation>每 GB %1</translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation>每千瓦时 %1</translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation>每千瓦每月 %1</translation>
    </message>
    <message>
        <source>%1 per server and month</source>
        <translation>每台每月 %1</translation>
    </message>
    <message>
        <source>%1 for one unit</source>
        <translation>每单位外币 %1</translation>
    </message>
    <message>
        <source>%1 per unit of work</source>
        <translation>每单位工作量 %1</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 张 GPU</translation>
    </message>
    <message>
        <source>%1 servers</source>
        <translation>%1 台服务器</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 个实例</translation>
    </message>
    <message>
        <source>%1 full-time people</source>
        <translation>%1 名全职人员</translation>
    </message>
    <message>
        <source>%1 servers per person</source>
        <translation>每人 %1 台服务器</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h a month</source>
        <translation>每月 %1 小时</translation>
    </message>
    <message>
        <source>%1 h a day</source>
        <translation>每天 %1 小时</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>%1 kW</source>
        <translation>%1 kW</translation>
    </message>
    <message>
        <source>%1 kWh</source>
        <translation>%1 kWh</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 GB a month</source>
        <translation>每月 %1 GB</translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation>%1 MB/s</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>每小时 %1 次</translation>
    </message>
    <message>
        <source>%1 times a month</source>
        <translation>每月 %1 次</translation>
    </message>
    <message>
        <source>%1 units of work</source>
        <translation>%1 单位工作量</translation>
    </message>
    <message>
        <source>%1 units of work a second</source>
        <translation>每秒 %1 单位工作量</translation>
    </message>
    <message>
        <source>Receipt for what was ordered in month %1</source>
        <translation>第 %1 个月所订设备的收入</translation>
    </message>
    <message>
        <source>Deductible costs</source>
        <translation>可税前扣除的费用</translation>
    </message>
    <message>
        <source>Proceeds of selling the servers</source>
        <translation>出售服务器的收入</translation>
    </message>
    <message>
        <source>Gain on the servers at the horizon</source>
        <translation>测算期末的处置损益</translation>
    </message>
    <message>
        <source>At the horizon the servers leave the books; a loss is a negative gain.</source>
        <translation>测算期末服务器移出账面；损失为负的收益。</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>利息</translation>
    </message>
    <message>
        <source>Nothing of this category is due in month %1.</source>
        <translation>第 %1 个月没有此类付款。</translation>
    </message>
    <message>
        <source>Income tax in month %1</source>
        <translation>第 %1 个月的所得税</translation>
    </message>
    <message>
        <source>Costs lower the tax; the company is assumed to earn enough elsewhere. Purchases, principal, resale and the cost of waiting are not deductible.</source>
        <translation>费用可减少所得税；假定企业其他收入足以抵减。购置、本金、处置收入和等待成本不予税前扣除。</translation>
    </message>
    <message>
        <source>Before income tax. Purchases count as they are written off.</source>
        <translation>所得税前。购置按折旧计入。</translation>
    </message>
    <message>
        <source>At the horizon the sale and the loan have been settled in cash.</source>
        <translation>在测算期末，出售与贷款已以现金结清。</translation>
    </message>
    <message>
        <source>Loan outstanding</source>
        <translation>未偿贷款</translation>
    </message>
    <message>
        <source>Work of the instances of %1 in month %2</source>
        <translation>%1 的实例在第 %2 个月的工作量</translation>
    </message>
    <message>
        <source>Work of %1 in month %2</source>
        <translation>%1 在第 %2 个月的工作量</translation>
    </message>
    <message>
        <source>Nothing is served in this month.</source>
        <translation>该月没有提供服务。</translation>
    </message>
    <message>
        <source>Cash total of %1</source>
        <translation>%1 的现金合计</translation>
    </message>
    <message>
        <source>Cash of %1 in month %2</source>
        <translation>%1 在第 %2 个月的现金</translation>
    </message>
    <message>
        <source>Cash in month %1</source>
        <translation>第 %1 个月的现金</translation>
    </message>
    <message>
        <source>Cash total</source>
        <translation>现金合计</translation>
    </message>
    <message>
        <source>Present value of %1</source>
        <translation>%1 的费用现值</translation>
    </message>
    <message>
        <source>Present value of the cash of %1 in month %2</source>
        <translation>%1 在第 %2 个月现金的现值</translation>
    </message>
    <message>
        <source>Present value of the cash in month %1</source>
        <translation>第 %1 个月现金的现值</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Accounting total of %1</source>
        <translation>%1 的账面费用合计</translation>
    </message>
    <message>
        <source>Accounting cost of %1 in month %2</source>
        <translation>%1 在第 %2 个月的账面费用</translation>
    </message>
    <message>
        <source>Accounting cost in month %1</source>
        <translation>第 %1 个月的账面费用</translation>
    </message>
    <message>
        <source>Accounting total</source>
        <translation>账面费用合计</translation>
    </message>
    <message>
        <source>Cost per GPU-hour of %1</source>
        <translation>%1 的每卡时费用</translation>
    </message>
    <message>
        <source>Cost per GPU-hour</source>
        <translation>每卡时费用</translation>
    </message>
    <message>
        <source>Levelised cost per GPU-hour of %1</source>
        <translation>%1 的平准每卡时费用</translation>
    </message>
    <message>
        <source>Levelised cost per GPU-hour</source>
        <translation>平准每卡时费用</translation>
    </message>
    <message>
        <source>Cost per unit of work of %1</source>
        <translation>%1 的每单位工作量费用</translation>
    </message>
    <message>
        <source>Cost per unit of work</source>
        <translation>每单位工作量费用</translation>
    </message>
    <message>
        <source>GPU-hours served by %1</source>
        <translation>%1 提供的卡时</translation>
    </message>
    <message>
        <source>GPU-hours served by %1 in month %2</source>
        <translation>%1 在第 %2 个月提供的卡时</translation>
    </message>
    <message>
        <source>GPU-hours served in month %1</source>
        <translation>第 %1 个月提供的卡时</translation>
    </message>
    <message>
        <source>GPU-hours served</source>
        <translation>提供的卡时</translation>
    </message>
    <message>
        <source>Cash of %1 up to month %2</source>
        <translation>%1 至第 %2 个月的累计现金</translation>
    </message>
    <message>
        <source>Cash up to month %1</source>
        <translation>至第 %1 个月的累计现金</translation>
    </message>
    <message>
        <source>Present value of %1 up to month %2</source>
        <translation>%1 至第 %2 个月的累计现值</translation>
    </message>
    <message>
        <source>Present value up to month %1</source>
        <translation>至第 %1 个月的累计现值</translation>
    </message>
    <message>
        <source>Cost of %1 if one stops at the end</source>
        <translation>%1 在期末停用的费用</translation>
    </message>
    <message>
        <source>Cost of %1 if one stops in month %2</source>
        <translation>%1 在第 %2 个月停用的费用</translation>
    </message>
    <message>
        <source>Cost if one stops in month %1</source>
        <translation>在第 %1 个月停用的费用</translation>
    </message>
    <message>
        <source>Cost if one stops at the end</source>
        <translation>在期末停用的费用</translation>
    </message>
    <message>
        <source>Book value of %1 at the end</source>
        <translation>%1 的期末账面价值</translation>
    </message>
    <message>
        <source>Book value of %1 in month %2</source>
        <translation>%1 在第 %2 个月的账面价值</translation>
    </message>
    <message>
        <source>Book value in month %1</source>
        <translation>第 %1 个月的账面价值</translation>
    </message>
    <message>
        <source>Book value at the end</source>
        <translation>期末账面价值</translation>
    </message>
    <message>
        <source>%1 of %2 in month %3</source>
        <translation>%2 在第 %3 个月的%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>没有付款。</translation>
    </message>
    <message>
        <source>GPU-hours served, discounted</source>
        <translation>折现后提供的卡时</translation>
    </message>
    <message>
        <source>Discounted GPU-hours of month %1</source>
        <translation>第 %1 个月折现后的卡时</translation>
    </message>
    <message>
        <source>The option serves no GPU-hours, so there is no cost of one.</source>
        <translation>该方案没有提供卡时，因此没有每卡时费用。</translation>
    </message>
    <message>
        <source>The throughput of %1 is not known, so there is no cost of a unit of work.</source>
        <translation>%1 的吞吐量未知，因此没有每单位工作量费用。</translation>
    </message>
    <message>
        <source>%1 has no costs of the category “%2”.</source>
        <translation>%1 没有“%2”类别的费用。</translation>
    </message>
    <message>
        <source>%1 owns no servers, so there is no book value.</source>
        <translation>%1 没有自有服务器，因此没有账面价值。</translation>
    </message>
    <message>
        <source>Only purchases have a cost of stopping early; %1 is none.</source>
        <translation>只有自购方案有提前停用的费用；%1 不是自购方案。</translation>
    </message>
    <message>
        <source>Servers in operation in month %1</source>
        <translation>第 %1 个月在用的服务器</translation>
    </message>
    <message>
        <source>Servers ordered in month %1</source>
        <translation>第 %1 个月订购的服务器</translation>
    </message>
    <message>
        <source>The number of the best split.</source>
        <translation>最优混合方案的台数。</translation>
    </message>
    <message>
        <source>The fewest that cover the highest demand after the lead time.</source>
        <translation>交货后能满足最高需求的最少台数。</translation>
    </message>
    <message>
        <source>Servers work from the month after their lead time of %1 months on.</source>
        <translation>服务器自 %1 个月的交货期之后的月份起工作。</translation>
    </message>
    <message>
        <source>Capacity of own servers in month %1</source>
        <translation>第 %1 个月自有服务器的容量</translation>
    </message>
    <message>
        <source>Capacity that others serve in month %1</source>
        <translation>第 %1 个月由其他方案承担的容量</translation>
    </message>
    <message>
        <source>Work of own servers in month %1</source>
        <translation>第 %1 个月自有服务器的工作量</translation>
    </message>
    <message>
        <source>Work can wait: what an outage stops is caught up while the servers would idle.</source>
        <translation>任务可以等待：故障中断的部分在服务器空闲时补上。</translation>
    </message>
    <message>
        <source>Work that outages leave over in month %1</source>
        <translation>第 %1 个月因故障遗留的工作量</translation>
    </message>
    <message>
        <source>Instances of %1 in month %2</source>
        <translation>%1 在第 %2 个月的实例数</translation>
    </message>
    <message>
        <source>As many as month %1 needs, the highest of the term that begins in month %2.</source>
        <translation>按第 %1 个月所需，即自第 %2 个月开始的承诺期内的最高需求。</translation>
    </message>
    <message>
        <source>Depreciation in month %1 of what was ordered in month %2</source>
        <translation>第 %2 个月所订设备在第 %1 个月的折旧</translation>
    </message>
    <message>
        <source>Share of year %1 of life</source>
        <translation>折旧年限第 %1 年的比例</translation>
    </message>
    <message>
        <source>MACRS, 5 years: US IRS Publication 946, table A-1.</source>
        <translation>MACRS（5 年）：美国国税局第 946 号出版物表 A-1。</translation>
    </message>
    <message>
        <source>All of it is written off at once.</source>
        <translation>一次性全部扣除。</translation>
    </message>
    <message>
        <source>Book value in month %1 of what was ordered in month %2</source>
        <translation>第 %2 个月所订设备在第 %1 个月的账面价值</translation>
    </message>
    <message>
        <source>Written off before</source>
        <translation>此前已折旧</translation>
    </message>
    <message>
        <source>The depreciation of %1 months.</source>
        <translation>%1 个月的折旧。</translation>
    </message>
    <message>
        <source>Year %1 of %2: the years that are left, by the sum of the years' digits.</source>
        <translation>第 %1 年，共 %2 年：按年数总和法取剩余年数。</translation>
    </message>
    <message>
        <source>Year %1 of %2: twice the straight rate of the book value, in the last two years what is left in equal parts.</source>
        <translation>第 %1 年，共 %2 年：账面价值乘以两倍直线折旧率，最后两年将余额平均分摊。</translation>
    </message>
    <message>
        <source>Book value at the beginning of year %1</source>
        <translation>第 %1 年年初的账面价值</translation>
    </message>
    <message>
        <source>Borrowed for what was ordered in month %1</source>
        <translation>第 %1 个月所订设备的借款</translation>
    </message>
    <message>
        <source>Loan received in month %1</source>
        <translation>第 %1 个月收到的贷款</translation>
    </message>
    <message>
        <source>Owed after %1 payments</source>
        <translation>偿还 %1 期后的欠款</translation>
    </message>
    <message>
        <source>The last payment settles the loan.</source>
        <translation>最后一期结清贷款。</translation>
    </message>
    <message>
        <source>Interest in month %1 on the loan of month %2</source>
        <translation>第 %2 个月的贷款在第 %1 个月的利息</translation>
    </message>
    <message>
        <source>Repaid in month %1 of the loan of month %2</source>
        <translation>第 %2 个月的贷款在第 %1 个月的还本</translation>
    </message>
    <message>
        <source>The last payment: all that is owed.</source>
        <translation>最后一期：全部欠款。</translation>
    </message>
    <message>
        <source>Repaid at the horizon of the loan of month %1</source>
        <translation>第 %1 个月的贷款在测算期末的还款</translation>
    </message>
    <message>
        <source>Interest rate of a month</source>
        <translation>月利率</translation>
    </message>
    <message>
        <source>Payment of a month</source>
        <translation>每月还款额</translation>
    </message>
    <message>
        <source>%1 ordered in month %2</source>
        <translation>%1（第 %2 个月订购）</translation>
    </message>
    <message>
        <source>Share of the price that servers of %1 months bring</source>
        <translation>使用 %1 个月的服务器可收回的价格比例</translation>
    </message>
    <message>
        <source>The value falls along a straight line to its share at the horizon.</source>
        <translation>价值按直线降至测算期末的比例。</translation>
    </message>
    <message>
        <source>Servers at signing</source>
        <translation>签约时的服务器</translation>
    </message>
    <message>
        <source>Net price of GPUs, servers and network ordered in month %1</source>
        <translation>第 %1 个月所订 GPU、服务器和网络的不含税价</translation>
    </message>
    <message>
        <source>Sale in month %1 of what was ordered in month %2</source>
        <translation>第 %2 个月所订设备在第 %1 个月的出售</translation>
    </message>
    <message>
        <source>Net price of what can be sold again, ordered in month %1</source>
        <translation>第 %1 个月所订可转售设备的不含税价</translation>
    </message>
    <message>
        <source>Purchases ordered in month %1</source>
        <translation>第 %1 个月订购的设备</translation>
    </message>
    <message>
        <source>Month in which %1 has paid for itself against %2</source>
        <translation>%1 相对 %2 的静态投资回收期（月）</translation>
    </message>
    <message>
        <source>Month in which %1 has paid for itself against %2, in present value</source>
        <translation>%1 相对 %2 的动态投资回收期（月）</translation>
    </message>
    <message>
        <source>Month from which %1 has cost no more than %2 even if the servers are sold</source>
        <translation>自该月起即使出售服务器，%1 的费用也不高于 %2</translation>
    </message>
    <message>
        <source>Never within %1 months: by then %2 has cost %3 and %4 only %5.</source>
        <translation>%1 个月内不回收：届时 %2 的费用为 %3，而 %4 只有 %5。</translation>
    </message>
    <message>
        <source>%1 is at no time dearer than %2.</source>
        <translation>%1 任何时候都不比 %2 贵。</translation>
    </message>
    <message>
        <source>After month %1 %2 is still dearer, after month %3 it is not and stays so; between months the costs run in straight lines.</source>
        <translation>第 %1 个月后 %2 仍更贵，第 %3 个月后不再更贵且保持如此；月内费用按直线变化。</translation>
    </message>
    <message>
        <source>Present value of %1 at %2 of the hours of the demand</source>
        <translation>%1 在需求小时数为 %2 时的费用现值</translation>
    </message>
    <message>
        <source>The same calculation as for the option itself, with all hours of the demand scaled; GPUs and servers stay.</source>
        <translation>与该方案本身的计算相同，只是需求小时数整体缩放；GPU 和服务器不变。</translation>
    </message>
    <message>
        <source>Share of the hours of the demand at which %1 and %2 cost the same</source>
        <translation>使 %1 与 %2 费用相等的需求小时数比例</translation>
    </message>
    <message>
        <source>That is %1 hours of work a month for each owned GPU, %2 of its time.</source>
        <translation>即每张自有 GPU 每月工作 %1 小时，占其时间的 %2。</translation>
    </message>
    <message>
        <source>Between 0 and %1 of the hours of the demand, where they fill the month, both never cost the same.</source>
        <translation>在需求小时数的 0 至 %1（用满全月）之间，两者费用始终不相等。</translation>
    </message>
    <message>
        <source>There are %1 such points; this is the lowest.</source>
        <translation>这样的点有 %1 个，此为最低的一个。</translation>
    </message>
    <message>
        <source>The same calculation with that price set to 0; in between the difference runs in a straight line.</source>
        <translation>同样的计算，只是该价格为 0；其间差额按直线变化。</translation>
    </message>
    <message>
        <source>Rental price at which %1 and %2 cost the same</source>
        <translation>使 %1 与 %2 费用相等的租用价格</translation>
    </message>
    <message>
        <source>As the price is written in the scenario, in its currency.</source>
        <translation>按情景中的写法和币种。</translation>
    </message>
    <message>
        <source>Present value of %1 less that of %2 at a rental price of 0</source>
        <translation>租用价格为 0 时 %1 减 %2 的费用现值</translation>
    </message>
    <message>
        <source>No rental price that is not negative makes %1 and %2 cost the same.</source>
        <translation>不存在使 %1 与 %2 费用相等的非负租用价格。</translation>
    </message>
    <message>
        <source>Purchase price at which %1 and %2 cost the same</source>
        <translation>使 %1 与 %2 费用相等的购置价</translation>
    </message>
    <message>
        <source>Present purchase price</source>
        <translation>现购置价</translation>
    </message>
    <message>
        <source>Present value of %1 less that of %2 at a purchase price of 0</source>
        <translation>购置价为 0 时 %1 减 %2 的费用现值</translation>
    </message>
    <message>
        <source>No purchase price that is not negative makes %1 and %2 cost the same.</source>
        <translation>不存在使 %1 与 %2 费用相等的非负购置价。</translation>
    </message>
    <message>
        <source>Rate of return of %1 instead of %2</source>
        <translation>%1 相对 %2 的增量投资内部收益率</translation>
    </message>
    <message>
        <source>At this yearly rate what the purchase saves, discounted, adds up to nothing.</source>
        <translation>按此年利率折现，自购所节约的金额合计为零。</translation>
    </message>
    <message>
        <source>Saved in month %1, discounted at that rate</source>
        <translation>按该利率折现的第 %1 个月节约额</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>利率</translation>
    </message>
    <message>
        <source>No rate between -99 and 1,000 % a year makes what the purchase saves, discounted, add up to nothing.</source>
        <translation>在每年 -99% 至 1,000% 之间，没有使自购所节约的金额折现后合计为零的利率。</translation>
    </message>
    <message>
        <source>There are %1 such rates; this is the lowest. None of them is a rate of return in the usual sense.</source>
        <translation>这样的利率有 %1 个，此为最低的一个；它们都不是通常意义上的内部收益率。</translation>
    </message>
    <message>
        <source>Work for %1 in month %2</source>
        <translation>%1 在第 %2 个月承担的工作量</translation>
    </message>
    <message>
        <source>Useful hours of GPUs of %1 in month %2</source>
        <translation>%1 的 GPU 在第 %2 个月的有效小时数</translation>
    </message>
    <message>
        <source>Size of an instance</source>
        <translation>实例大小</translation>
    </message>
    <message>
        <source>Share of the work that runs on %1</source>
        <translation>在 %1 上运行的工作量比例</translation>
    </message>
    <message>
        <source>What may not be interrupted takes own and committed capacity first.</source>
        <translation>不可中断的任务优先使用自有和承诺容量。</translation>
    </message>
    <message>
        <source>Hours of GPUs of %1 in month %2</source>
        <translation>%1 的 GPU 在第 %2 个月的小时数</translation>
    </message>
    <message>
        <source>What %1 cannot do falls back on %2.</source>
        <translation>%1 不能完成的部分由 %2 承担。</translation>
    </message>
    <message>
        <source>GPU hours billed while data is copied in</source>
        <translation>上传数据期间计费的 GPU 小时数</translation>
    </message>
    <message>
        <source>Billed hours of %1 in month %2</source>
        <translation>%1 在第 %2 个月的计费小时数</translation>
    </message>
    <message>
        <source>For month %1, paid in advance in month %2.</source>
        <translation>第 %1 个月的费用，于第 %2 个月预付。</translation>
    </message>
    <message>
        <source>Use of %1 in month %2</source>
        <translation>%1 在第 %2 个月的用量</translation>
    </message>
    <message>
        <source>%1 does what is left of the demand of the month.</source>
        <translation>%1 承担当月剩余的需求。</translation>
    </message>
    <message>
        <source>Rented days of GPUs of %1</source>
        <translation>%1 的 GPU 租用天数</translation>
    </message>
    <message>
        <source>Upfront payment for the term of %1 that begins in month %2</source>
        <translation>%1 自第 %2 个月开始的承诺期的预付款</translation>
    </message>
    <message>
        <source>Still owed at the end for the term of %1 that begins in month %2</source>
        <translation>%1 自第 %2 个月开始的承诺期期末尚欠的款项</translation>
    </message>
    <message>
        <source>Instances of %1 for month %2</source>
        <translation>%1 用于第 %2 个月的实例数</translation>
    </message>
    <message>
        <source>The term of %1 months that begins in month %2 has the price of that month.</source>
        <translation>自第 %2 个月开始的 %1 个月承诺期沿用该月价格。</translation>
    </message>
    <message>
        <source>Months of the term beyond the horizon</source>
        <translation>超出测算期的承诺月数</translation>
    </message>
    <message>
        <source>Support of %1</source>
        <translation>%1 的技术支持</translation>
    </message>
    <message>
        <source>Due in every month in which the plan serves anything; this price does not change.</source>
        <translation>该方案提供服务的每个月都要支付；此价格不变。</translation>
    </message>
    <message>
        <source>Storage of %1 in month %2</source>
        <translation>%1 在第 %2 个月的存储</translation>
    </message>
    <message>
        <source>Outgoing traffic of %1 in month %2</source>
        <translation>%1 在第 %2 个月的出网流量</translation>
    </message>
    <message>
        <source>Set-up fee of %1</source>
        <translation>%1 的开通费</translation>
    </message>
    <message>
        <source>Flat fee of %1 in month %2</source>
        <translation>%1 在第 %2 个月的固定费用</translation>
    </message>
    <message>
        <source>Price of a kWh in month %1</source>
        <translation>第 %1 个月的电价</translation>
    </message>
    <message>
        <source>The prices of the tariff, weighted by their share of the hours.</source>
        <translation>分时电价按时段占比加权。</translation>
    </message>
    <message>
        <source>Share of the hours worked in month %1</source>
        <translation>第 %1 个月的工作时间占比</translation>
    </message>
    <message>
        <source>Energy in month %1</source>
        <translation>第 %1 个月的用电量</translation>
    </message>
    <message>
        <source>In the hours in which they do not work the servers draw their idle power; PUE adds cooling and losses of the room.</source>
        <translation>不工作的时间里服务器按空载功率用电；PUE 计入机房的制冷和损耗。</translation>
    </message>
    <message>
        <source>Demand charge in month %1</source>
        <translation>第 %1 个月的基本电费</translation>
    </message>
    <message>
        <source>Power in month %1</source>
        <translation>第 %1 个月的电费</translation>
    </message>
    <message>
        <source>Colocation in month %1</source>
        <translation>第 %1 个月的托管费</translation>
    </message>
    <message>
        <source>Staff in month %1</source>
        <translation>第 %1 个月的人工</translation>
    </message>
    <message>
        <source>Maintenance in month %1 of what was ordered in month %2</source>
        <translation>第 %2 个月所订设备在第 %1 个月的维保</translation>
    </message>
    <message>
        <source>Due from the month after the warranty of %1 months on.</source>
        <translation>自 %1 个月的质保期之后的月份起支付。</translation>
    </message>
    <message>
        <source>Waiting for the servers in month %1</source>
        <translation>第 %1 个月等待服务器的损失</translation>
    </message>
    <message>
        <source>The servers are delivered after %1 months, and no plan bridges the time.</source>
        <translation>服务器在 %1 个月后交付，其间没有过渡方案。</translation>
    </message>
    <message>
        <source>Interruptions of a job</source>
        <translation>一个作业的中断频率</translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>The interval that costs least time: (1 + W(−EXP(−1 − l C))) ÷ l with l interruptions an hour, C hours a checkpoint and W Lambert's function.</source>
        <translation>耗时最少的间隔：(1 + W(−EXP(−1 − l C))) ÷ l，其中每小时中断 l 次，每个检查点 C 小时，W 为朗伯函数。</translation>
    </message>
    <message>
        <source>Billed hours of %1 for one useful hour</source>
        <translation>%1 每小时有效工作的计费小时数</translation>
    </message>
    <message>
        <source>What checkpoints and interruptions cost, by J. T. Daly, A higher order estimate of the optimum checkpoint interval for restart dumps (2006).</source>
        <translation>检查点与中断的代价，依据 J. T. Daly, A higher order estimate of the optimum checkpoint interval for restart dumps (2006)。</translation>
    </message>
    <message>
        <source>Nothing is interrupted, so no checkpoints are written.</source>
        <translation>没有中断，因此不写检查点。</translation>
    </message>
    <message>
        <source>"%1" is no month, expected a whole number behind @, as in buy[Name].power@7</source>
        <translation>“%1”不是月份，@ 之后应为整数，例如 buy[Name].power@7</translation>
    </message>
    <message>
        <source>%1: this number has no months, expected it without @%2</source>
        <translation>%1：此数不分月，应去掉 @%2</translation>
    </message>
    <message>
        <source>%1 names nothing: there is no best split</source>
        <translation>%1 没有指向任何内容：没有最优混合方案</translation>
    </message>
    <message>
        <source>%1 names nothing: there is no number "%2"; did you mean "%3"?</source>
        <translation>%1 没有指向任何内容：没有数值“%2”，是否为“%3”？</translation>
    </message>
    <message>
        <source>%1 names nothing: there is no number "%2", expected one of %3, or a key</source>
        <translation>%1 没有指向任何内容：没有数值“%2”，应为以下之一：%3，或一个键</translation>
    </message>
    <message>
        <source>%1 names nothing: there is no number "%2", expected one of %3</source>
        <translation>%1 没有指向任何内容：没有数值“%2”，应为以下之一：%3</translation>
    </message>
    <message>
        <source>%1 names nothing: expected a purchase and a rental of the scenario in brackets, as in break-even[Purchase][Rental].month</source>
        <translation>%1 没有指向任何内容：方括号内应为情景中的自购方案和租用方案，例如 break-even[Purchase][Rental].month</translation>
    </message>
    <message>
        <source>%1 may be any of %2 pairs, expected one of them, as in "%3"</source>
        <translation>%1 可能是 %2 个组合中的任何一个，应指明其一，例如“%3”</translation>
    </message>
    <message>
        <source>shows what can be asked on standard output, expected no other question and no --output</source>
        <translation>在标准输出上列出可以查询的内容，不能再有其他查询或 --output</translation>
    </message>
    <message>
        <source>has nowhere to go, expected text or PDF as one of the formats</source>
        <translation>没有可输出的位置，格式中应有 text 或 PDF</translation>
    </message>
    <message>
        <source>line %1 of %2: %3</source>
        <translation>%2 第 %1 行：%3</translation>
    </message>
    <message>
        <source>Parts are rounded so that they add up to the total that is shown; some may therefore differ by one in the last digit.</source>
        <translation>各分项已取整，使其与所示合计相符；合计数与各分项之和的尾差系四舍五入所致。</translation>
    </message>
    <message>
        <source>Main risk: %1. Within the range examined the advised way costs from %2 to %3 in present value.</source>
        <translation>主要风险：%1。在所考察的范围内，建议方案的费用现值为 %2 至 %3。</translation>
    </message>
    <message>
        <source>To be decided: how the demand for GPUs is met over the next %1 months.</source>
        <translation>审议事项：今后 %1 个月以何种方式满足 GPU 需求。</translation>
    </message>
    <message>
        <source>Prepared by: ____________   Checked by: ____________   Approved by: ____________</source>
        <translation>编制：____________   复核：____________   审批：____________</translation>
    </message>
    <message>
        <source>expected no arguments</source>
        <translation>不应有参数</translation>
    </message>
    <message>
        <source>As the program computed it at the rates of the scenario; it does not follow the yellow cells.</source>
        <translation>程序按情景中的费率算出，不随黄色单元格变化。</translation>
    </message>
    <message>
        <source>is for two to %2 scenarios, %1 were given</source>
        <translation>适用于两到 %2 个情景，给出了 %1 个</translation>
    </message>
    <message>
        <source>answers no --explain, expected one of the two</source>
        <translation>不回答 --explain，二者应只用其一</translation>
    </message>
    <message>
        <source>gives one result as text or csv, expected another format or a PATH without {name}</source>
        <translation>以 text 或 csv 给出一个结果，应为其他格式或不含 {name} 的 PATH</translation>
    </message>
    <message>
        <source>there is nothing to evaluate, expected --scenario FILE.toml</source>
        <translation>没有可计算的内容，应有 --scenario FILE.toml</translation>
    </message>
    <message>
        <source>The scenarios are in different currencies, so that their amounts cannot be subtracted from each other.</source>
        <translation>各情景币种不同，金额不能相减。</translation>
    </message>
    <message>
        <source>The scenarios state the same inputs.</source>
        <translation>各情景的参数相同。</translation>
    </message>
    <message>
        <source>Renting and buying are too close to call.</source>
        <translation>租用与自购的差异在误差范围内。</translation>
    </message>
    <message>
        <source>Does not meet the demand.</source>
        <translation>不满足需求。</translation>
    </message>
    <message>
        <source>Months %1</source>
        <translation>第 %1 月</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Two results.</source>
        <translation>两个结果文件。</translation>
    </message>
    <message>
        <source>Results.</source>
        <translation>结果文件。</translation>
    </message>
    <message>
        <source>Result.</source>
        <translation>结果文件。</translation>
    </message>
    <message>
        <source>Parameters of the model, such as 6.66e9.</source>
        <translation>模型的参数量，例如 6.66e9。</translation>
    </message>
    <message>
        <source>Layers; with --width and --seq, for the attention term.</source>
        <translation>层数；与 --width 和 --seq 一起用于注意力项。</translation>
    </message>
    <message>
        <source>Width of the model.</source>
        <translation>模型宽度。</translation>
    </message>
    <message>
        <source>Sequence length.</source>
        <translation>序列长度。</translation>
    </message>
    <message>
        <source>Which matrix rate.</source>
        <translation>采用哪一项矩阵速率。</translation>
    </message>
    <message>
        <source>Share of the matrix rate, LOW:MID:HIGH.</source>
        <translation>达到矩阵速率的占比，LOW:MID:HIGH。</translation>
    </message>
    <message>
        <source>Tokens to train on.</source>
        <translation>要训练的 token 数。</translation>
    </message>
    <message>
        <source>With activation checkpointing: 3/4 of the speed.</source>
        <translation>使用激活重算：速度为 3/4。</translation>
    </message>
    <message>
        <source>GPUs in one data-parallel job.</source>
        <translation>一个数据并行作业的 GPU 数。</translation>
    </message>
    <message>
        <source>Share of the exchange that hides behind computing, 0 to 1.</source>
        <translation>被计算掩盖的通信占比，0 到 1。</translation>
    </message>
    <message>
        <source>Tokens of one GPU in one step.</source>
        <translation>每张 GPU 每步的 token 数。</translation>
    </message>
    <message>
        <source>Bus rate of the all-reduce in B/s, if not in the file.</source>
        <translation>all-reduce 的总线速率（B/s），文件中没有时使用。</translation>
    </message>
    <message>
        <source>The folder.</source>
        <translation>文件夹。</translation>
    </message>
    <message>
        <source>Only past the page cache.</source>
        <translation>只绕过页缓存读取。</translation>
    </message>
    <message>
        <source>Only through the page cache.</source>
        <translation>只经页缓存读取。</translation>
    </message>
    <message>
        <source>Make a file of so many MiB, read it and delete it.</source>
        <translation>生成这么多 MiB 的文件，读取后删除。</translation>
    </message>
    <message>
        <source>For each of up to five tests.</source>
        <translation>最多五项测试，每项的秒数。</translation>
    </message>
    <message>
        <source>Write the result here.</source>
        <translation>将结果写入此文件。</translation>
    </message>
    <message>
        <source>Results, one of each machine.</source>
        <translation>结果文件，每台机器一个。</translation>
    </message>
    <message>
        <source>Write the result here instead of printing it.</source>
        <translation>将结果写入此文件，而不打印。</translation>
    </message>
    <message>
        <source>mamf, nccl-tests or fio.</source>
        <translation>mamf、nccl-tests 或 fio。</translation>
    </message>
    <message>
        <source>Its output.</source>
        <translation>其输出文件。</translation>
    </message>
    <message>
        <source>How long.</source>
        <translation>观察的秒数。</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Ids or positions in --list, separated by commas.</source>
        <translation>--list 中的编号或位置，以逗号分隔。</translation>
    </message>
    <message>
        <source>Number formats: bf16,fp16,tf32,fp32,fp8_e4m3,fp64.</source>
        <translation>数值格式：bf16,fp16,tf32,fp32,fp8_e4m3,fp64。</translation>
    </message>
    <message>
        <source>Seconds for one GPU.</source>
        <translation>每张 GPU 的秒数。</translation>
    </message>
    <message>
        <source>Longest wait for one test, in seconds.</source>
        <translation>单项测试最长等待的秒数。</translation>
    </message>
    <message>
        <source>Do not measure power.</source>
        <translation>不测量功耗。</translation>
    </message>
    <message>
        <source>Not all GPUs at once.</source>
        <translation>不同时测量全部 GPU。</translation>
    </message>
    <message>
        <source>Although another process uses the GPU.</source>
        <translation>即使另一个进程正在使用 GPU。</translation>
    </message>
    <message>
        <source>Put the name of this machine into the result.</source>
        <translation>将本机名称写入结果。</translation>
    </message>
    <message>
        <source>Longest wait for the drivers, in seconds.</source>
        <translation>等待驱动程序的最长秒数。</translation>
    </message>
    <message>
        <source>Results (*.cmbench.json).</source>
        <translation>结果文件（*.cmbench.json）。</translation>
    </message>
    <message>
        <source>Such as gemm/bf16.</source>
        <translation>例如 gemm/bf16。</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>say what the repair would save in this scenario, in money</source>
        <translation>说明改造在此情景中可节约多少钱</translation>
    </message>
    <message>
        <source>write the scenario with [pipeline] and [gpu.NAME] filled in</source>
        <translation>写出已填好 [pipeline] 和 [gpu.NAME] 的情景</translation>
    </message>
    <message>
        <source>of the report [text]</source>
        <translation>报告的格式 [text]</translation>
    </message>
    <message>
        <source>name of the GPU type whose throughput the training logs tell</source>
        <translation>训练日志给出其吞吐量的 GPU 型号名称</translation>
    </message>
    <message>
        <source>utilisation that a repaired pipeline reaches [0.8]</source>
        <translation>改造后的数据管道可达到的利用率 [0.8]</translation>
    </message>
    <message>
        <source>price book for the scenario</source>
        <translation>情景所用的价格库</translation>
    </message>
    <message>
        <source>decide what the files leave open; may be repeated</source>
        <translation>确定文件中未明确的内容；可重复</translation>
    </message>
    <message>
        <source>write a file instead of standard output</source>
        <translation>写入文件，而不输出到标准输出</translation>
    </message>
    <message>
        <source>take prices from this price book</source>
        <translation>从此价格库取价格</translation>
    </message>
    <message>
        <source>write what was imported to this file</source>
        <translation>将导入的内容写入此文件</translation>
    </message>
    <message>
        <source>write the report to this file, as JSON</source>
        <translation>将报告以 JSON 写入此文件</translation>
    </message>
    <message>
        <source>compare a bill with this scenario, or replay a spot history with the checkpoints of its spot plan</source>
        <translation>将账单与此情景比较，或按其竞价实例方案的检查点回放竞价历史</translation>
    </message>
    <message>
        <source>evaluate this file, or all *.toml files of this folder; may be repeated</source>
        <translation>计算此文件，或此文件夹中的全部 *.toml 文件；可重复</translation>
    </message>
    <message>
        <source>text (the default), csv, json, pdf or xlsx, on standard output</source>
        <translation>输出到标准输出的格式：text（默认）、csv、json、pdf 或 xlsx</translation>
    </message>
    <message>
        <source>write a file instead, in the format of its ending (.txt .csv .json .pdf .xlsx); may be repeated</source>
        <translation>按扩展名（.txt .csv .json .pdf .xlsx）的格式写入文件；可重复</translation>
    </message>
    <message>
        <source>override a value, as in --set "rent[Cloud].price=12.5"; may be repeated</source>
        <translation>改写一个值，例如 --set "rent[Cloud].price=12.5"；可重复</translation>
    </message>
    <message>
        <source>en or zh_CN; that of the environment without it</source>
        <translation>en 或 zh_CN；不给出时随环境</translation>
    </message>
    <message>
        <source>Chinese terms of your finance department, as CSV</source>
        <translation>本单位财务部门的中文术语表（CSV）</translation>
    </message>
    <message>
        <source>use at most N processors</source>
        <translation>最多使用 N 个处理器</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>显示版本并退出</translation>
    </message>
    <message>
        <source>of the offer, without spaces: what a scenario writes</source>
        <translation>报价名称，不含空格：情景中引用的名称</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>价格，按原文</translation>
    </message>
    <message>
        <source>ISO 4217, as in CNY</source>
        <translation>币种，ISO 4217 代码，例如 CNY</translation>
    </message>
    <message>
        <source>day on which it was true, as in 2026-01-31</source>
        <translation>价格有效的日期，例如 2026-01-31</translation>
    </message>
    <message>
        <source>an address, or where to find it</source>
        <translation>网址或出处</translation>
    </message>
    <message>
        <source>rent (the default), buy, colocation, electricity, network, staff, power, other</source>
        <translation>rent（默认）、buy、colocation、electricity、network、staff、power、other</translation>
    </message>
    <message>
        <source>in words, what is priced</source>
        <translation>以文字说明定价对象</translation>
    </message>
    <message>
        <source>as in A100-SXM-80G</source>
        <translation>例如 A100-SXM-80G</translation>
    </message>
    <message>
        <source>how many GPUs the price covers</source>
        <translation>价格所含的 GPU 数</translation>
    </message>
    <message>
        <source>hour, day, month, year, reserved-1y, reserved-3y, spot, once, kWh, kW-month, GB</source>
        <translation>hour、day、month、year、reserved-1y、reserved-3y、spot、once、kWh、kW-month、GB</translation>
    </message>
    <message>
        <source>what one price buys, as in "CNY per kWh"; follows from the rest for GPUs</source>
        <translation>一份价格买到的内容，例如 "CNY per kWh"；GPU 的由其余各项推出</translation>
    </message>
    <message>
        <source>lowest, if a range was printed</source>
        <translation>原文为区间时的最低价</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高价</translation>
    </message>
    <message>
        <source>yes, no or unknown: whether VAT is included</source>
        <translation>yes、no 或 unknown：是否含增值税</translation>
    </message>
    <message>
        <source>who sells</source>
        <translation>卖方</translation>
    </message>
    <message>
        <source>where</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>a: the seller's own page, b: second hand (the default), c: unverified</source>
        <translation>a：卖方自己的页面，b：二手资料（默认），c：未经核实</translation>
    </message>
    <message>
        <source>what else one should know</source>
        <translation>其他需要说明的内容</translation>
    </message>
    <message>
        <source>use this price book instead of one's own</source>
        <translation>使用此价格库，而不用本人的</translation>
    </message>
    <message>
        <source>text, csv or json</source>
        <translation>text、csv 或 json</translation>
    </message>
    <message>
        <source>prices in force on that day, as in 2026-01-31</source>
        <translation>该日有效的价格，例如 2026-01-31</translation>
    </message>
    <message>
        <source>write to this file</source>
        <translation>写入此文件</translation>
    </message>
    <message>
        <source>parts of the name: A100 finds A100-SXM-80G</source>
        <translation>名称的一部分：A100 可找到 A100-SXM-80G</translation>
    </message>
    <message>
        <source>part of the seller's name</source>
        <translation>卖方名称的一部分</translation>
    </message>
    <message>
        <source>part of the region</source>
        <translation>地区名称的一部分</translation>
    </message>
    <message>
        <source>hour, day, month, year, reserved, spot, once</source>
        <translation>hour、day、month、year、reserved、spot、once</translation>
    </message>
    <message>
        <source>as in CNY</source>
        <translation>例如 CNY</translation>
    </message>
    <message>
        <source>rent, buy, colocation, electricity, network, staff, power, ...</source>
        <translation>rent、buy、colocation、electricity、network、staff、power 等</translation>
    </message>
    <message>
        <source>all prices, not only those in force</source>
        <translation>全部价格，而不只是有效的价格</translation>
    </message>
    <message>
        <source>say what would change, and change nothing</source>
        <translation>只说明将作哪些更改，不作更改</translation>
    </message>
    <message>
        <source>decide what the files leave open, as in as_of=2026-01-31; may be repeated</source>
        <translation>确定文件中未明确的内容，例如 as_of=2026-01-31；可重复</translation>
    </message>
    <message>
        <source>tell how a number arose, as in --explain "buy[Own].power@7"; text only has that then; "list" shows what can be asked; may be repeated</source>
        <translation>说明某个数字的由来，例如 --explain "buy[Own].power@7"；此时文本只含该说明；“list”列出可以查询的内容；可重复使用</translation>
    </message>
    <message>
        <source>write nothing but how the other scenarios differ from the first, as text or csv; two to four of them</source>
        <translation>只输出其他情景与第一个情景的差异，text 或 csv 格式；两到四个情景</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Purchase items</source>
        <translation>购置明细</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩容</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>分时电价</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>电力</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>机柜托管</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>运维人工</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>处置</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>贷款</translation>
    </message>
    <message>
        <source>Other costs</source>
        <translation>其他费用</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>自购方案</translation>
    </message>
    <message>
        <source>Steady demand</source>
        <translation>稳定需求</translation>
    </message>
    <message>
        <source>Demand levels</source>
        <translation>需求分档</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Rental plans</source>
        <translation>租用方案</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source>GPU types</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>Input pipeline</source>
        <translation>数据管道</translation>
    </message>
    <message>
        <source>Own and rent together</source>
        <translation>混合（自购＋租用）</translation>
    </message>
    <message>
        <source>Sensitivities</source>
        <translation>敏感性参数</translation>
    </message>
    <message>
        <source>Uncertain inputs</source>
        <translation>不确定参数</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>蒙特卡罗模拟</translation>
    </message>
</context>
<context>
    <name>Template</name>
    <message>
        <source>Buy or rent one server</source>
        <translation>一台服务器：自购还是租用</translation>
    </message>
    <message>
        <source>8 GPUs in your own machine room, with a tariff of peak, flat and valley hours, against renting by the month or by the hour.</source>
        <translation>自有机房中的 8 张 GPU，执行峰平谷分时电价，与包月和按小时租用比较。</translation>
    </message>
    <message>
        <source>Training team with a demand curve</source>
        <translation>训练团队：需求起伏</translation>
    </message>
    <message>
        <source>How much of a demand that goes up and down to own, to rent by the month and to rent by the hour.</source>
        <translation>需求起伏时，自购、包月和按小时各应承担多少。</translation>
    </message>
    <message>
        <source>Cluster in a colocation</source>
        <translation>托管机房中的集群</translation>
    </message>
    <message>
        <source>64 GPUs in racks of a data centre, partly paid by a loan, against contracts of one and three years.</source>
        <translation>数据中心机柜中的 64 张 GPU，部分由贷款支付，与一年期和三年期合同比较。</translation>
    </message>
    <message>
        <source>Inference service</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Requests that cannot wait, busy by day and quiet at night: machines stay on while anyone needs them.</source>
        <translation>请求不能等待，白天忙、夜里闲：只要有人使用，机器就保持开启。</translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>% a year</source>
        <translation>%/年</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 per GPU and hour, day or month</source>
        <translation>%1/卡·时（日、月）</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1 per GB and month</source>
        <translation>%1/GB·月</translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <translation>%1/GB</translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation>%1/kW·月</translation>
    </message>
    <message>
        <source>%1 per server and month</source>
        <translation>%1/台·月</translation>
    </message>
    <message>
        <source>%1 for one unit</source>
        <translation>%1/单位外币</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>台</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>个实例</translation>
    </message>
    <message>
        <source>full-time people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>servers per person</source>
        <translation>台/人</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>hours a month</source>
        <translation>小时/月</translation>
    </message>
    <message>
        <source>hours a day</source>
        <translation>小时/天</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>an hour</source>
        <translation>次/小时</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>次/月</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GB a month</source>
        <translation>GB/月</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>work units</source>
        <translation>工作量单位</translation>
    </message>
    <message>
        <source>work units a second</source>
        <translation>工作量单位/秒</translation>
    </message>
    <message>
        <source>%1 per GPU and day</source>
        <translation>%1／卡·天</translation>
    </message>
    <message>
        <source>%1 per GPU and month</source>
        <translation>%1／卡·月</translation>
    </message>
    <message>
        <source>%1 per GPU and hour</source>
        <translation>%1／卡时</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>Prints the slowest GPU of two results side by side, B over A.</source>
        <translation>并排打印两个结果中最慢的 GPU，以及 B 与 A 之比。</translation>
    </message>
    <message>
        <source>Checks that results are whole and consistent. The checksum shows damage; it does not show who made the file.</source>
        <translation>检查结果文件是否完整一致。校验和能发现损坏，不能说明文件由谁生成。</translation>
    </message>
    <message>
        <source>Turns a measured matrix rate into a band of tokens per second and GPU-hours for training a dense decoder. It is a band because the share of the matrix rate that a training run reaches is not known beforehand.</source>
        <translation>由实测的矩阵速率推出训练稠密解码器模型的 token 每秒和卡时区间。之所以是区间，是因为训练能达到矩阵速率的多少事先不知道。</translation>
    </message>
    <message>
        <source>Measures how fast the files of a folder are read. For text that is already tokenised the rate does not matter: 10,000 tokens a second are 20 kB. For images and volumes it does.</source>
        <translation>测量文件夹中文件的读取速度。对已分词的文本，读取速度无关紧要：每秒 10,000 个 token 只有 20 kB；对图像和体数据则很重要。</translation>
    </message>
    <message>
        <source>Makes one result of those of several machines. Its figure is that of the slowest GPU of all.</source>
        <translation>将几台机器的结果合并为一个。其数值取全部 GPU 中最慢的。</translation>
    </message>
    <message>
        <source>Turns the output of another measuring program into a result.</source>
        <translation>将其他测量程序的输出转为结果文件。</translation>
    </message>
    <message>
        <source>Watches the GPUs and the processor while a job of yours runs, and says what it waits for. Start the job first.</source>
        <translation>在您的作业运行时观察 GPU 和处理器，说明它在等待什么。请先启动作业。</translation>
    </message>
    <message>
        <source>Runs a command, watches GPUs and processor meanwhile, reads its training speed from its output, and says what it waited for. Ends with the exit status of the command.</source>
        <translation>运行一个命令，同时观察 GPU 和处理器，从其输出读取训练速度，并说明它在等待什么。以该命令的退出状态结束。</translation>
    </message>
    <message>
        <source>Measures the GPUs of this machine, about 15 seconds each: matrix products
in the number formats of training, memory, transfers, power. Can be
stopped at any time. As one of several processes of a job (srun, mpirun,
Kubernetes) each writes its own file; "bench merge" joins them.
With a command behind -- that is run instead, and watched.</source>
        <translation>测量本机的 GPU，每张约 15 秒：训练所用数值格式的矩阵乘法、显存、传输、功耗。可随时停止。作为作业的多个进程之一（srun、mpirun、Kubernetes）时，各自写自己的文件，用“bench merge”合并。
若 -- 之后有命令，则改为运行该命令并观察。</translation>
    </message>
    <message>
        <source>Shows devices and libraries. Never fails, and never wakes a graphics card that is switched off.</source>
        <translation>列出设备和库。从不失败，也从不唤醒已关闭电源的显卡。</translation>
    </message>
    <message>
        <source>Prints results in words; with a metric, only the figure of the slowest GPU in FLOP/s or B/s, if it may be used for money.</source>
        <translation>以文字打印结果；指定测试项时，只打印最慢 GPU 的数值（FLOP/s 或 B/s），前提是该数值可用于费用计算。</translation>
    </message>
    <message>
        <source>show devices and libraries</source>
        <translation>列出设备和库</translation>
    </message>
    <message>
        <source>measure the GPUs of this machine</source>
        <translation>测量本机的 GPU</translation>
    </message>
    <message>
        <source>watch a job that is running, and say what it waits for</source>
        <translation>观察正在运行的作业，说明它在等待什么</translation>
    </message>
    <message>
        <source>how fast a folder is read</source>
        <translation>文件夹的读取速度</translation>
    </message>
    <message>
        <source>print results in words</source>
        <translation>以文字打印结果</translation>
    </message>
    <message>
        <source>print two results side by side</source>
        <translation>并排打印两个结果</translation>
    </message>
    <message>
        <source>check that results are whole</source>
        <translation>检查结果文件是否完整</translation>
    </message>
    <message>
        <source>tokens per second and GPU-hours for a model, as a band</source>
        <translation>某个模型的 token 每秒和卡时（区间）</translation>
    </message>
    <message>
        <source>make one result of those of several machines</source>
        <translation>将几台机器的结果合并为一个</translation>
    </message>
    <message>
        <source>read the output of mamf-finder, nccl-tests or fio</source>
        <translation>读取 mamf-finder、nccl-tests 或 fio 的输出</translation>
    </message>
    <message>
        <source>Measures what the GPUs of this machine do, and says what it means.</source>
        <translation>测量本机 GPU 的性能，并说明其含义。</translation>
    </message>
    <message>
        <source>Each has its own --help. Exit status: 0 done, 2 wrong usage, 3 no usable GPU, 4 a part of the tests failed or a file cannot be read or written, 5 deadline passed, 6 invalid or damaged file.</source>
        <translation>各命令都有 --help。退出状态：0 完成，2 用法错误，3 没有可用的 GPU，4 部分测试失败或文件无法读写，5 超过期限，6 文件无效或已损坏。</translation>
    </message>
    <message>
        <source>Prints the manual page, or a script with which bash or zsh complete the arguments of costmodel.</source>
        <translation>打印手册页，或供 bash、zsh 补全 costmodel 参数的脚本。</translation>
    </message>
    <message>
        <source>Says from utilisation logs, profiler reports and training logs whether the GPUs work or wait, what a repair of the input pipeline would save, and how fast the training is.</source>
        <translation>根据利用率日志、性能分析报告和训练日志，说明 GPU 是在工作还是在等待，改造数据管道可节约多少，以及训练有多快。</translation>
    </message>
    <message>
        <source>Prints a scenario with everything it is based on as one file that needs no base. Files that it names (traces, benchmarks) stay files.</source>
        <translation>将情景及其全部基准情景打印为一个不再需要基准的文件。其中引用的文件（需求曲线、基准测试结果）仍为单独的文件。</translation>
    </message>
    <message>
        <source>Reads files of other programs.</source>
        <translation>读取其他程序的文件。</translation>
    </message>
    <message>
        <source>measure the GPUs of this machine and what it means</source>
        <translation>测量本机的 GPU，并说明其含义</translation>
    </message>
    <message>
        <source>say from logs whether the GPUs work or wait, and how fast they are</source>
        <translation>根据日志说明 GPU 是在工作还是在等待，以及有多快</translation>
    </message>
    <message>
        <source>print a scenario with everything it is based on as one file</source>
        <translation>将情景及其全部基准情景打印为一个文件</translation>
    </message>
    <message>
        <source>read job accounting, traces, bills, price catalogues, spot histories</source>
        <translation>读取作业记录、需求曲线、账单、价目表、竞价历史</translation>
    </message>
    <message>
        <source>print the manual page or the completion of a shell</source>
        <translation>打印手册页或 shell 补全脚本</translation>
    </message>
    <message>
        <source>the price book: list, search, show, history, add, import, export</source>
        <translation>价格库：list、search、show、history、add、import、export</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>rent GPUs or buy them, and in what mix</source>
        <translation>GPU 租用还是自购，各占多少</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The price book.</source>
        <translation>价格库。</translation>
    </message>
    <message>
        <source>Chinese terms of your finance department.</source>
        <translation>本单位财务部门的中文术语表。</translation>
    </message>
    <message>
        <source>Scenarios with their arithmetic worked by hand.</source>
        <translation>示例情景，附手工验算。</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Rent GPUs or buy them, and in what mix? Compares what every way costs.</source>
        <translation>GPU 租用还是自购，各占多少？比较各种方式的费用。</translation>
    </message>
    <message>
        <source>the price of each offer that is in force</source>
        <translation>每个报价当前有效的价格</translation>
    </message>
    <message>
        <source>offers with all the words in their name, GPU, region or note</source>
        <translation>名称、GPU、地区或备注含有全部词语的报价</translation>
    </message>
    <message>
        <source>everything known of the price of one offer</source>
        <translation>一个报价的价格的全部信息</translation>
    </message>
    <message>
        <source>all prices of one offer</source>
        <translation>一个报价的全部价格</translation>
    </message>
    <message>
        <source>take in one price</source>
        <translation>收入一个价格</translation>
    </message>
    <message>
        <source>take in the prices of a catalogue, a price list or an export</source>
        <translation>收入价目表、价格清单或导出文件中的价格</translation>
    </message>
    <message>
        <source>all prices, for import elsewhere</source>
        <translation>全部价格，可导入别处</translation>
    </message>
    <message>
        <source>The price book: dated prices with their sources.</source>
        <translation>价格库：带日期和来源的价格。</translation>
    </message>
    <message>
        <source>"costmodel prices ACTION --help" lists the options of an action.</source>
        <translation>“costmodel prices ACTION --help”列出某个操作的选项。</translation>
    </message>
    <message>
        <source>Prints the manual, which F1 opens in the window, as Markdown.</source>
        <translation>以 Markdown 输出手册（窗口中按 F1 打开）。</translation>
    </message>
    <message>
        <source>print the manual</source>
        <translation>输出手册</translation>
    </message>
    <message>
        <source>Several scenarios (--scenario repeated, or a folder): they are evaluated in parallel and their results written in order, text one after the other, JSON as an array, CSV as one table with the name and the file of the scenario in front. A scenario that is wrong is reported and left out; the exit status is then 3. {name} in the PATH of --output stands for the name of the scenario's file and gives every scenario a file of its own; PDF and XLSX need it. --output x.csv writes the ledger, and beside it x-summary.csv with one row an option.

Two to four scenarios are compared with the first: in text the comparison follows their reports, --output x.csv writes it as x-comparison.csv; with --compare there is nothing but the comparison.

Exit status: 0 done, 1 a failure of the program, 2 wrong usage, 3 a scenario or an input file is wrong, 4 a file cannot be read or written.</source>
        <translation>多个情景（重复 --scenario，或给出文件夹）：并行计算，按顺序输出结果；文本依次排列，JSON 为数组，CSV 为一张表，前面加情景的名称和文件。有误的情景会报告并略去，此时退出状态为 3。--output 的 PATH 中的 {name} 代表情景文件名，使每个情景各有一个文件；PDF 和 XLSX 必须如此。--output x.csv 写出明细账，并在旁边写出 x-summary.csv，每个方案一行。

两到四个情景与第一个比较：文本格式中比较列在各报告之后，--output x.csv 将其写为 x-comparison.csv；使用 --compare 时只输出比较。

退出状态：0 完成，1 程序出错，2 用法错误，3 情景或输入文件有误，4 文件无法读写。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::AccountText</name>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This cannot be used:</source>
        <translation>不能使用：</translation>
    </message>
    <message>
        <source>Recognised as %1.</source>
        <translation>识别为 %1。</translation>
    </message>
    <message>
        <source>%1 rows read, %2 used, %3 with missing values, %4 rejected.</source>
        <translation>读取 %1 行，采用 %2 行，%3 行有缺失值，拒绝 %4 行。</translation>
    </message>
    <message>
        <source>From %1 to %2 (UTC).</source>
        <translation>自 %1 至 %2（UTC）。</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>共计：%1。</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>风险提示</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>主要假设</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 条</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>被拒绝的行</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::AnswerChart</name>
    <message>
        <source>Buying has paid for itself by %1, in present value</source>
        <translation>按现值计，自购到 %1 收回投资</translation>
    </message>
    <message>
        <source>Buying costs less from the first day on, in present value</source>
        <translation>按现值计，自购从第一天起就更便宜</translation>
    </message>
    <message>
        <source>Renting costs less all the time, in present value</source>
        <translation>按现值计，租用始终更便宜</translation>
    </message>
    <message>
        <source>Renting costs less in the end, in present value</source>
        <translation>按现值计，租用最终更便宜</translation>
    </message>
    <message>
        <source>Cost so far, in present value</source>
        <translation>累计费用现值</translation>
    </message>
    <message>
        <source>No way meets the demand, so there is nothing to draw.</source>
        <translation>没有方案满足需求，因此无图可画。</translation>
    </message>
    <message>
        <source>What it has cost so far, in present value</source>
        <translation>截至该时点的累计费用现值</translation>
    </message>
    <message>
        <source>Saved by buying</source>
        <translation>自购节约额</translation>
    </message>
    <message>
        <source>Saved by renting</source>
        <translation>租用节约额</translation>
    </message>
    <message>
        <source>The best split is ahead of “%1” from %2 on, in present value</source>
        <translation>按现值计，最优混合自 %2 起领先“%1”</translation>
    </message>
    <message>
        <source>The best split costs less than “%1”, in present value</source>
        <translation>按现值计，最优混合低于“%1”</translation>
    </message>
    <message>
        <source>Saved by the best split</source>
        <translation>最优混合节约额</translation>
    </message>
    <message>
        <source>Buying and renting end within %1 of each other, in present value</source>
        <translation>按现值计，自购与租用最终相差在 %1 以内</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::AnswerPage</name>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Rent or buy, and what does it hang on?</source>
        <translation>租用还是自购，取决于什么？</translation>
    </message>
    <message>
        <source>At these values buying and renting change places, each input moved alone. Double-click a row to try its value; undo brings the old one back.</source>
        <translation>在这些数值上，自购与租用的优劣互换（每次只变动一个参数）。双击一行可试用该数值；撤销可恢复原值。</translation>
    </message>
    <message>
        <source>The values at which the answer changes are being computed …</source>
        <translation>正在计算使结论改变的数值…</translation>
    </message>
    <message>
        <source>&amp;Try this value</source>
        <translation>试用此数值(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to the input</source>
        <translation>转到该参数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>复制结论(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the sentences to the clipboard.</source>
        <translation>将结论语句复制到剪贴板。</translation>
    </message>
    <message>
        <source>The inputs have changed; this is the answer to those of before. It is being computed again.</source>
        <translation>参数已改变；这里仍是先前参数的结论，正在重新计算。</translation>
    </message>
    <message>
        <source>All ways side by side</source>
        <translation>全部方案对比</translation>
    </message>
    <message>
        <source>What the answer hangs on: move an input and see</source>
        <translation>结论取决于什么：拖动参数看看</translation>
    </message>
    <message>
        <source>What must be true for the answer to change</source>
        <translation>结论改变的条件</translation>
    </message>
    <message>
        <source>Worth knowing about this scenario</source>
        <translation>关于此情景的提示</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Application</name>
    <message>
        <source>a new scenario</source>
        <translation>新情景</translation>
    </message>
    <message>
        <source>costmodel ended before the changes to %1 were saved. Open them again?</source>
        <translation>costmodel 在保存 %1 的更改之前意外结束。是否重新打开这些更改？</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::BenchRunner</name>
    <message>
        <source>The program %1 could not be started: %2</source>
        <translation>程序 %1 无法启动：%2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The benchmark ended without a result; a driver may have failed.</source>
        <translation>基准测试未得出结果；驱动可能出错。</translation>
    </message>
    <message>
        <source>There is no GPU here that can be measured. %1</source>
        <translation>此处没有可测量的 GPU。%1</translation>
    </message>
    <message>
        <source>The benchmark ended with status %1. %2</source>
        <translation>基准测试以状态 %1 结束。%2</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::BreakEvenCharts</name>
    <message>
        <source>Paid so far</source>
        <translation>累计支出</translation>
    </message>
    <message>
        <source>Paid so far, in present value</source>
        <translation>累计支出现值</translation>
    </message>
    <message>
        <source>Cost if one stops here</source>
        <translation>在此停止时的费用</translation>
    </message>
    <message>
        <source>“%1” does not catch up with “%2” within the horizon</source>
        <translation>在测算期内“%1”未能追平“%2”</translation>
    </message>
    <message>
        <source>“%1” is never dearer than “%2”</source>
        <translation>“%1”始终不比“%2”贵</translation>
    </message>
    <message>
        <source>“%1” costs less than “%2” for good from %3 on</source>
        <translation>自 %3 起“%1”持续低于“%2”</translation>
    </message>
    <message>
        <source>Cost of a useful GPU-hour</source>
        <translation>有效卡时成本</translation>
    </message>
    <message>
        <source>The scenario has no way to draw yet.</source>
        <translation>此情景还没有可画的方案。</translation>
    </message>
    <message>
        <source>Buying less renting</source>
        <translation>自购减租用</translation>
    </message>
    <message>
        <source>What buying has cost more than renting so far</source>
        <translation>自购比租用累计多支出的金额</translation>
    </message>
    <message>
        <source>“%1” less “%2”; below zero buying is ahead</source>
        <translation>“%1”减“%2”；低于零表示自购领先</translation>
    </message>
    <message>
        <source>not discounted</source>
        <translation>未折现</translation>
    </message>
    <message>
        <source>discounted</source>
        <translation>已折现</translation>
    </message>
    <message>
        <source>if one stops here</source>
        <translation>在此停止时</translation>
    </message>
    <message>
        <source>Own GPUs busy</source>
        <translation>自有 GPU 利用率</translation>
    </message>
    <message>
        <source>Cost of a useful GPU-hour by utilisation</source>
        <translation>有效卡时成本与利用率</translation>
    </message>
    <message>
        <source>There is no demand, so no GPU-hour is useful.</source>
        <translation>没有需求，因此没有有效卡时。</translation>
    </message>
    <message>
        <source>planned months</source>
        <translation>计划月份</translation>
    </message>
    <message>
        <source>planned %1</source>
        <translation>计划 %1</translation>
    </message>
    <message>
        <source>“%1” and “%2” cost the same at %3 busy; planned are %4</source>
        <translation>利用率为 %3 时“%1”与“%2”费用相等；计划利用率为 %4</translation>
    </message>
    <message>
        <source>All planned months lie right of the crossing.</source>
        <translation>所有计划月份都在交点右侧。</translation>
    </message>
    <message>
        <source>All planned months lie left of the crossing.</source>
        <translation>所有计划月份都在交点左侧。</translation>
    </message>
    <message>
        <source>The planned months lie on both sides of the crossing.</source>
        <translation>计划月份分布在交点两侧。</translation>
    </message>
    <message>
        <source>No crossing: “%1” costs less than “%2” at every utilisation up to full months</source>
        <translation>无交点：在任何利用率（直至满月）下“%1”都低于“%2”</translation>
    </message>
    <message>
        <source>No crossing: “%2” costs less than “%1” at every utilisation up to full months</source>
        <translation>无交点：在任何利用率（直至满月）下“%2”都低于“%1”</translation>
    </message>
    <message>
        <source>Price of “%1”</source>
        <translation>“%1”的单价</translation>
    </message>
    <message>
        <source>Cost of a useful GPU-hour by rental price</source>
        <translation>有效卡时成本与租用单价</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>No price of “%1” makes it cost the same as “%2”</source>
        <translation>“%1”没有任何单价能使其与“%2”费用相等</translation>
    </message>
    <message>
        <source>“%1” costs the same as “%2” at a rental price of %3</source>
        <translation>租用单价为 %3 时“%1”与“%2”费用相等</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::BreakEvenPage</name>
    <message>
        <source>Break-even</source>
        <translation>平衡点</translation>
    </message>
    <message>
        <source>From when on, how busy and at which price do buying and renting cost the same?</source>
        <translation>从何时起、利用率多高、单价多少时自购与租用费用相等？</translation>
    </message>
    <message>
        <source>all purchases</source>
        <translation>全部自购方案</translation>
    </message>
    <message>
        <source>all rentals</source>
        <translation>全部租用方案</translation>
    </message>
    <message>
        <source>The scenario has neither a rental nor a purchase; add one of each to see where they cost the same.</source>
        <translation>此情景既无租用方案也无自购方案；各添加一个即可查看费用相等之处。</translation>
    </message>
    <message>
        <source>The scenario has no purchase, so there is nothing to pay back.</source>
        <translation>此情景没有自购方案，因此没有投资可回收。</translation>
    </message>
    <message>
        <source>The scenario has no rental, so there is nothing to pay back against.</source>
        <translation>此情景没有租用方案，因此无从比较投资回收。</translation>
    </message>
    <message>
        <source>&amp;Purchase</source>
        <translation>自购(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rental</source>
        <translation>租用(&amp;R)</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>自购方案</translation>
    </message>
    <message>
        <source>Rental</source>
        <translation>租用方案</translation>
    </message>
    <message>
        <source>&amp;As paid</source>
        <translation>按支付(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Discounted</source>
        <translation>折现(&amp;D)</translation>
    </message>
    <message>
        <source>If one &amp;stops here</source>
        <translation>在此停止(&amp;S)</translation>
    </message>
    <message>
        <source>What buying has cost if the servers are sold in that month at their value then.</source>
        <translation>若在该月按当时价值出售服务器，自购的总费用。</translation>
    </message>
    <message>
        <source>The inputs have changed; what is shown belongs to those of before and is being computed again.</source>
        <translation>参数已改变；所示内容属于先前参数，正在重新计算。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::BridgePanel</name>
    <message>
        <source>Cost, present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Cost as paid</source>
        <translation>费用（按支付）</translation>
    </message>
    <message>
        <source>%1 costs %2 less than %3</source>
        <translation>%1 比 %3 节约 %2</translation>
    </message>
    <message>
        <source>%1 costs %2 more than %3</source>
        <translation>%1 比 %3 多 %2</translation>
    </message>
    <message>
        <source>%1 and %2 cost the same</source>
        <translation>%1 与 %2 费用相等</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>%1, over %2, %3</source>
        <translation>%1，共 %2，%3</translation>
    </message>
    <message>
        <source>Click a bar to see its months. What is shown adds up; a part may be rounded by one more in the last digit.</source>
        <translation>点击柱形可查看各月金额。所示数字合计相符；个别分项末位可能相差 1。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>签约时</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1：从 %2 到 %3</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>从(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>到(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>口径(&amp;V)：</translation>
    </message>
    <message>
        <source>Months &amp;behind:</source>
        <translation>各月明细(&amp;B)：</translation>
    </message>
    <message>
        <source>present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>现金</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Calculator</name>
    <message>
        <source>“%1” was not expected here.</source>
        <translation>此处不应有“%1”。</translation>
    </message>
    <message>
        <source>The sum divides by zero.</source>
        <translation>算式除以零。</translation>
    </message>
    <message>
        <source>The sum has too many brackets.</source>
        <translation>算式的括号太多。</translation>
    </message>
    <message>
        <source>A closing bracket is missing.</source>
        <translation>缺少右括号。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CategoryChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, the largest part is %3 (%4)</source>
        <translation>%1：%2，其中最大项为%3（%4）</translation>
    </message>
    <message>
        <source>%1, by month</source>
        <translation>%1，按月</translation>
    </message>
    <message>
        <source>%1, by quarter</source>
        <translation>%1，按季</translation>
    </message>
    <message>
        <source>%1, by year</source>
        <translation>%1，按年</translation>
    </message>
    <message>
        <source>Nothing is paid for this option.</source>
        <translation>此方案没有支出。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ChartWidget</name>
    <message>
        <source>Being computed again …</source>
        <translation>正在重新计算…</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or name.</source>
        <translation>无法写入 %1：%2。请选择其他文件夹或文件名。</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>图片 (*.png);;矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>复制为图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>复制数据(&amp;D)</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>以表格显示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save picture …</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>Save chart d&amp;ata …</source>
        <translation>保存图表数据(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Undo zoom</source>
        <translation>撤销缩放(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Whole range</source>
        <translation>全部范围(&amp;W)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ChildForm</name>
    <message>
        <source>Make a &amp;copy</source>
        <translation>创建副本(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>第 %1 项</translation>
    </message>
    <message>
        <source>Something in here is wrong.</source>
        <translation>此处有错误。</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message>
        <source>+ Add …</source>
        <translation>+ 添加…</translation>
    </message>
    <message>
        <source>+ %1 …</source>
        <translation>+ %1…</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ChoiceEditor</name>
    <message>
        <source>by its kind</source>
        <translation>按其类别</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>that of the scenario</source>
        <translation>情景所用币种</translation>
    </message>
    <message>
        <source>“%1” is no currency. Write its three letters, as in CNY or USD.</source>
        <translation>“%1”不是币种。请填写三位字母代码，例如 CNY 或 USD。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CompareModel</name>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ComparePage</name>
    <message>
        <source>Add a scenario to compare</source>
        <translation>添加要比较的情景</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>情景 (*.toml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>What do other scenarios change?</source>
        <translation>其他情景会改变什么？</translation>
    </message>
    <message>
        <source>%1 is compared already.</source>
        <translation>%1 已在比较中。</translation>
    </message>
    <message>
        <source>%1 was not added: at most %2 scenarios are compared. Remove one first.</source>
        <translation>未添加 %1：最多比较 %2 个情景。请先移除一个。</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>%1 不能比较：%2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1—%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The scenarios are being read and evaluated …</source>
        <translation>正在读取并计算情景…</translation>
    </message>
    <message>
        <source>Add one to three other scenarios, by the button or by dropping their files here. File &gt; New variant of this scenario makes one that stores only its differences.</source>
        <translation>请用按钮或拖放文件添加一到三个其他情景。“文件 &gt; 新建此情景的变体”可创建只保存差异的情景。</translation>
    </message>
    <message>
        <source>The scenarios are in different currencies, so that their amounts cannot be subtracted from each other.</source>
        <translation>各情景币种不同，金额不能相减。</translation>
    </message>
    <message>
        <source>The best value of a row is bold; ≈ marks values within 1 % of it.</source>
        <translation>每行最优值加粗；≈ 表示与其相差 1% 以内。</translation>
    </message>
    <message>
        <source>&amp;Add a scenario …</source>
        <translation>添加情景(&amp;A)…</translation>
    </message>
    <message>
        <source>Reads another scenario file and shows it as a column.</source>
        <translation>读取另一个情景文件并显示为一列。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Takes a scenario out of the comparison; its file stays.</source>
        <translation>将情景移出比较；其文件保留。</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>基准(&amp;F)：</translation>
    </message>
    <message>
        <source>Only inputs that differ</source>
        <translation>仅显示不同的参数</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Differences in per cent</source>
        <translation>差异百分比</translation>
    </message>
    <message>
        <source>The inputs have changed; the column of the open scenario is that of before. It is being computed again.</source>
        <translation>参数已改变；当前情景的列仍为先前结果，正在重新计算。</translation>
    </message>
    <message>
        <source>What comes of them</source>
        <translation>由此得出的结果</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Payments for the cheapest way by year</source>
        <translation>最便宜方案的各年支出</translation>
    </message>
    <message>
        <source>The scenarios state the same inputs.</source>
        <translation>各情景的参数相同。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CompareTable</name>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <translation>%1（基准）</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 减 %2</translation>
    </message>
    <message>
        <source>Difference of %1 in per cent of %2</source>
        <translation>%1 相对 %2 的差异百分比</translation>
    </message>
    <message>
        <source>Present value: %1</source>
        <translation>费用现值：%1</translation>
    </message>
    <message>
        <source>Too close to call: within 1 % of the best.</source>
        <translation>差异在误差范围内：与最优相差 1% 以内。</translation>
    </message>
    <message>
        <source>%1 (demand not met)</source>
        <translation>%1（不满足需求）</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CostCurves</name>
    <message>
        <source>%1 (month %2)</source>
        <comment>a date, how many months after the start</comment>
        <translation>%1（第 %2 个月）</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CostLabels</name>
    <message>
        <source>Best split</source>
        <translation>最优混合方案</translation>
    </message>
    <message>
        <source>Principal</source>
        <translation>本金</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>利息</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Gain on disposal (−), loss (+)</source>
        <translation>处置收益（−）/ 损失（+）</translation>
    </message>
    <message>
        <source>Cost before income tax</source>
        <translation>所得税前费用</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>签约时</translation>
    </message>
    <message>
        <source>%1 Q%2</source>
        <extracomment>%1 the year, %2 the quarter 1..4</extracomment>
        <translation>%1 年第 %2 季度</translation>
    </message>
    <message>
        <source>Quarter %1</source>
        <translation>第 %1 季度</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>第 %1 年</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>第 %1 个月</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>incl. VAT</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>excl. VAT</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>As in the books</source>
        <translation>按账面</translation>
    </message>
    <message>
        <source>As in the books, %1</source>
        <translation>按账面，%1</translation>
    </message>
    <message>
        <source>As paid</source>
        <translation>按支付</translation>
    </message>
    <message>
        <source>As paid, %1</source>
        <translation>按支付，%1</translation>
    </message>
    <message>
        <source>at signing, %1</source>
        <translation>签约时，%1</translation>
    </message>
    <message>
        <source>month %1, %2</source>
        <translation>第 %1 个月，%2</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CostTreeModel</name>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>费用现值</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>What is paid for what, and when?</source>
        <translation>何时为何支付多少？</translation>
    </message>
    <message>
        <source>All options: %1</source>
        <translation>全部方案：%1</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <translation>单位：%1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1—%2</translation>
    </message>
    <message>
        <source>Totals are sums of unrounded amounts, so that parts may differ from them in the last digit.</source>
        <translation>合计由未取整金额相加得出，合计数与各分项之和的尾差系四舍五入所致。</translation>
    </message>
    <message>
        <source>As in the books: purchases are spread as depreciation, loans count with their interest. There is no present value of costs in the books.</source>
        <translation>按账面：购置支出以折旧分摊，借款只计利息；账面口径没有费用现值。</translation>
    </message>
    <message>
        <source>Break-even and the other pages count %1.</source>
        <translation>平衡点等其他页面的口径为%1。</translation>
    </message>
    <message>
        <source>with VAT</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>without VAT</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>列(&amp;C)：</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation>口径(&amp;V)：</translation>
    </message>
    <message>
        <source>cash: as it is paid</source>
        <translation>现金：按支付</translation>
    </message>
    <message>
        <source>P&amp;L: as in the books</source>
        <translation>损益：按账面</translation>
    </message>
    <message>
        <source>V&amp;AT:</source>
        <translation>增值税(&amp;A)：</translation>
    </message>
    <message>
        <source>excl. VAT</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>incl. VAT</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>&amp;Option:</source>
        <translation>方案(&amp;O)：</translation>
    </message>
    <message>
        <source>Over time, by category</source>
        <translation>按时间和类别</translation>
    </message>
    <message>
        <source>From one option to another</source>
        <translation>方案间差异</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DemandCharts</name>
    <message>
        <source>Hours of the month</source>
        <translation>当月小时数</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>%1 GPUs needed</source>
        <translation>需要 %1 张卡</translation>
    </message>
    <message>
        <source>No GPUs are needed in this month.</source>
        <translation>本月不需要 GPU。</translation>
    </message>
    <message>
        <source>GPUs needed at least</source>
        <translation>至少需要的 GPU 数</translation>
    </message>
    <message>
        <source>%1 GPUs at most, %2 on average over the whole month</source>
        <translation>最多 %1 张卡，全月平均 %2 张</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>GPU-hours a month</source>
        <translation>每月卡时</translation>
    </message>
    <message>
        <source>Peak, GPUs</source>
        <translation>峰值（卡）</translation>
    </message>
    <message>
        <source>There is no demand.</source>
        <translation>没有需求。</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>%1 every month</source>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>From %1 in the first month to %2 in the last</source>
        <translation>从首月 %1 到末月 %2</translation>
    </message>
    <message>
        <source>Only a trace tells when the GPUs are needed: import the job accounting of your cluster or a record of the GPUs in use.</source>
        <translation>只有 trace 能说明何时需要 GPU：请导入集群的作业记账或 GPU 使用记录。</translation>
    </message>
    <message>
        <source>Days of a typical month</source>
        <translation>典型月份的日</translation>
    </message>
    <message>
        <source>GPUs needed</source>
        <translation>需要的 GPU</translation>
    </message>
    <message>
        <source>The trace: %1 GPUs on average, %2 at most</source>
        <translation>trace：平均 %1 张卡，最多 %2 张</translation>
    </message>
    <message>
        <source>%1, %2 rows, stretched over a month</source>
        <translation>%1，%2 行，展开为一个月</translation>
    </message>
    <message>
        <source>Nothing is needed: the demand is zero.</source>
        <translation>无需 GPU：需求为零。</translation>
    </message>
    <message>
        <source>The work needs %1 of %2 in the first month and %3 over %4. At most %5 GPUs are needed at once; if that many were there all the time, they would be busy for %6 of it.</source>
        <translation>首月需要 %2 %1，%4 共需 %3。最多同时需要 %5 张卡；若始终保有这么多卡，其利用率为 %6。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DemandDialog</name>
    <message>
        <source>&amp;Read again with these answers</source>
        <translation>按这些选项重新读取(&amp;R)</translation>
    </message>
    <message>
        <source>Demand from %1</source>
        <translation>来自 %1 的需求</translation>
    </message>
    <message>
        <source>&amp;Use as the demand</source>
        <translation>用作需求(&amp;U)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>This file cannot be used as demand.</source>
        <translation>此文件不能用作需求。</translation>
    </message>
    <message>
        <source>The file leaves something open. Please decide:</source>
        <translation>文件有未定之处，请选择：</translation>
    </message>
    <message>
        <source>Read. What is installed cut the demand off: more was wanted at times than is shown here.</source>
        <translation>已读取。需求受现有装机限制：有时实际需要多于此处所示。</translation>
    </message>
    <message>
        <source>Read. Nothing is taken over until you say so.</source>
        <translation>已读取。在您确认之前不会采用任何内容。</translation>
    </message>
    <message>
        <source>There is no curve over time to be had from this file: %1.</source>
        <translation>无法从此文件得到时间曲线：%1。</translation>
    </message>
    <message>
        <source>it has no times</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>On average %1 GPUs are in use, at most %2</source>
        <translation>平均使用 %1 张卡，最多 %2 张</translation>
    </message>
    <message>
        <source>Days since the beginning</source>
        <translation>距开始的天数</translation>
    </message>
    <message>
        <source>Hours since the beginning</source>
        <translation>距开始的小时数</translation>
    </message>
    <message>
        <source>GPUs in use</source>
        <translation>使用中的 GPU</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DemandPage</name>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>How many GPUs are needed, for how long, and how does that grow?</source>
        <translation>需要多少 GPU、多长时间、如何增长？</translation>
    </message>
    <message>
        <source>Month: %1</source>
        <translation>月份：%1</translation>
    </message>
    <message>
        <source>The form can be changed once the inputs that are wrong are put right.</source>
        <translation>改正错误的参数后即可更改形式。</translation>
    </message>
    <message>
        <source>Jobs are counted in work units: say first how many of them the reference GPU does in a second (GPU types, Throughput).</source>
        <translation>作业按工作单位计：请先给出基准 GPU 每秒完成的数量（GPU 型号，吞吐量）。</translation>
    </message>
    <message>
        <source>Give the demand as: %1</source>
        <translation>需求形式改为：%1</translation>
    </message>
    <message>
        <source>Job accounting, or GPUs in use over time</source>
        <translation>作业记账或 GPU 使用时间序列</translation>
    </message>
    <message>
        <source>Tables and logs (*.csv *.tsv *.psv *.txt *.json *.gz)</source>
        <translation>表格和日志 (*.csv *.tsv *.psv *.txt *.json *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Where is the curve of demand to be kept?</source>
        <translation>需求曲线保存到哪里？</translation>
    </message>
    <message>
        <source>Demand traces (*.csv)</source>
        <translation>需求 trace (*.csv)</translation>
    </message>
    <message>
        <source>The curve of demand was not kept</source>
        <translation>需求曲线未保存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
    <message>
        <source>The curve of demand cannot be used</source>
        <translation>需求曲线不能使用</translation>
    </message>
    <message>
        <source>Take the demand from %1</source>
        <translation>采用 %1 的需求</translation>
    </message>
    <message>
        <source>The demand is now that of %1; “Undo” takes it back.</source>
        <translation>需求已改为 %1；可用“撤销”恢复。</translation>
    </message>
    <message>
        <source>How much for how long</source>
        <translation>数量与时长</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>逐月</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>The demand is given as</source>
        <translation>需求形式</translation>
    </message>
    <message>
        <source>&amp;Import job accounting or a trace …</source>
        <translation>导入作业记账或 trace(&amp;I)…</translation>
    </message>
    <message>
        <source>Month whose demand is shown</source>
        <translation>显示哪个月的需求</translation>
    </message>
    <message>
        <source>a steady number of GPUs</source>
        <translation>固定 GPU 数</translation>
    </message>
    <message>
        <source>levels with their hours a month</source>
        <translation>分级及每月小时数</translation>
    </message>
    <message>
        <source>a trace over time</source>
        <translation>时间 trace</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>作业</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DerivationText</name>
    <message>
        <source>the default, the scenario does not state it</source>
        <translation>默认值，情景未给出</translation>
    </message>
    <message>
        <source>offer “%1” of the price book</source>
        <translation>价格库报价“%1”</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>stated in the scenario, without a source</source>
        <translation>情景中给出，未注明来源</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list.</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>It is the value at which this is zero:</source>
        <translation>使下式为零的数值：</translation>
    </message>
    <message>
        <source>An input: %1.</source>
        <translation>参数：%1。</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>转到该参数</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DiagnosisView</name>
    <message>
        <source>Utilisation log, profiler report or training log</source>
        <translation>利用率日志、性能分析报告或训练日志</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log *.json *.jsonl *.prom *.gz)</source>
        <translation>日志 (*.csv *.txt *.log *.json *.jsonl *.prom *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Utilisation: %1 on average, median %2.</source>
        <translation>利用率：平均 %1，中位数 %2。</translation>
    </message>
    <message>
        <source>Settled speed: %1 %2, from %3 readings (%4 of the warm-up left out).</source>
        <translation>稳定速度：%1 %2，来自 %3 个读数（已略去预热 %4 个）。</translation>
    </message>
    <message>
        <source>Do the GPUs work, or do they wait? Read a log of their utilisation (nvidia-smi, DCGM, rocm-smi), a report of a profiler or a training log: before more GPUs are rented or bought it is worth knowing.</source>
        <translation>GPU 是在工作还是在等待？请读取利用率日志（nvidia-smi、DCGM、rocm-smi）、性能分析报告或训练日志：在租用或购买更多 GPU 之前值得弄清楚。</translation>
    </message>
    <message>
        <source>A log is made by: nvidia-smi --query-gpu=timestamp,index,utilization.gpu,power.draw,power.limit --format=csv -l 5 &gt; log.csv</source>
        <translation>生成日志：nvidia-smi --query-gpu=timestamp,index,utilization.gpu,power.draw,power.limit --format=csv -l 5 &gt; log.csv</translation>
    </message>
    <message>
        <source>No log has been read yet.</source>
        <translation>尚未读取日志。</translation>
    </message>
    <message>
        <source>This log does not tell the utilisation over time.</source>
        <translation>此日志没有利用率随时间的变化。</translation>
    </message>
    <message>
        <source>Take the utilisation from %1</source>
        <translation>采用 %1 的利用率</translation>
    </message>
    <message>
        <source>Take the throughput from %1</source>
        <translation>采用 %1 的吞吐量</translation>
    </message>
    <message>
        <source>&amp;Read a log …</source>
        <translation>读取日志(&amp;R)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Read &amp;again with these answers</source>
        <translation>按这些选项重新读取(&amp;A)</translation>
    </message>
    <message>
        <source>Put the &amp;repair into the scenario</source>
        <translation>将修复写入情景(&amp;R)</translation>
    </message>
    <message>
        <source>Put the &amp;speed into the reference GPU</source>
        <translation>将速度写入基准 GPU(&amp;S)</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>读取进度</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DocumentFiles</name>
    <message>
        <source>This scenario cannot be opened</source>
        <translation>无法打开此情景</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>保存情景</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>情景文件 (*.toml)</translation>
    </message>
    <message>
        <source>The scenario was not saved</source>
        <translation>情景未保存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2
The file is as it was before.</source>
        <translation>无法写入 %1：%2
文件保持原样。</translation>
    </message>
    <message>
        <source>New variant of this scenario</source>
        <translation>新建此情景的变体</translation>
    </message>
    <message>
        <source>Save this scenario first: a variant stores only what differs from its file.</source>
        <translation>请先保存此情景：变体只保存与其文件不同的内容。</translation>
    </message>
    <message>
        <source>%1-variant.toml</source>
        <translation>%1-变体.toml</translation>
    </message>
    <message>
        <source>%1 is the file of this scenario; a variant needs one of its own.</source>
        <translation>%1 是此情景的文件；变体需要自己的文件。</translation>
    </message>
    <message>
        <source>%1, variant</source>
        <translation>%1，变体</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DriverRow</name>
    <message>
        <source>%1, slider</source>
        <comment>an input</comment>
        <translation>%1，滑块</translation>
    </message>
    <message>
        <source>%1: cost of buying less that of renting, over its range</source>
        <translation>%1：自购费用减租用费用在其取值范围内的变化</translation>
    </message>
    <message>
        <source>computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Cost of buying less that of renting as this input alone moves. Below the dotted line buying is cheaper; the dot is the present value.</source>
        <translation>仅变动此参数时，自购费用减租用费用。虚线以下自购更便宜；圆点为当前值。</translation>
    </message>
    <message>
        <source>nothing to compare: one of buying and renting does not meet the demand</source>
        <translation>无可比较：自购与租用之一不满足需求</translation>
    </message>
    <message>
        <source>no crossing between %1 and %2</source>
        <translation>%1 与 %2 之间无交点</translation>
    </message>
    <message>
        <source>flips at %1, buying is cheaper above; %2 flips in all</source>
        <translation>临界值 %1，高于此值自购更便宜；共 %2 个临界值</translation>
    </message>
    <message>
        <source>flips at %1, buying is cheaper below; %2 flips in all</source>
        <translation>临界值 %1，低于此值自购更便宜；共 %2 个临界值</translation>
    </message>
    <message>
        <source>flips at %1, buying is cheaper above</source>
        <translation>临界值 %1，高于此值自购更便宜</translation>
    </message>
    <message>
        <source>flips at %1, buying is cheaper below</source>
        <translation>临界值 %1，低于此值自购更便宜</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::DriverText</name>
    <message>
        <source>% of the month</source>
        <translation>% 的月时长</translation>
    </message>
    <message>
        <source>How much of a month there is work. A change multiplies all hours of the demand; the number of GPUs stays.</source>
        <translation>一个月中有工作的时间比例。改变它会按比例改变需求的全部小时数；GPU 数不变。</translation>
    </message>
    <message>
        <source>The hours come from a recorded trace and cannot be changed here; the curve shows what fewer hours would do.</source>
        <translation>小时数来自记录的 trace，此处不能修改；曲线显示小时数减少的影响。</translation>
    </message>
    <message>
        <source>The hours of this demand cannot be changed as one number; the curve shows what fewer hours would do.</source>
        <translation>此需求的小时数不能作为一个数修改；曲线显示小时数减少的影响。</translation>
    </message>
    <message>
        <source>times</source>
        <comment>unit of a factor</comment>
        <translation>倍</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number, its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More than %1 is expected.</source>
        <translation>应大于 %1。</translation>
    </message>
    <message>
        <source>At least %1 is expected.</source>
        <translation>应不小于 %1。</translation>
    </message>
    <message>
        <source>Less than %1 is expected.</source>
        <translation>应小于 %1。</translation>
    </message>
    <message>
        <source>At most %1 is expected.</source>
        <translation>应不大于 %1。</translation>
    </message>
    <message>
        <source>Change the hours of the demand</source>
        <translation>修改需求小时数</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::EntryDialog</name>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message>
        <source>New GPU type</source>
        <translation>新 GPU 型号</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ExplainDock</name>
    <message>
        <source>How did this number arise?</source>
        <translation>这个数字从何而来？</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ExplainPanel</name>
    <message>
        <source>Choose a number – with F8 or the menu of the right button – to see how it arose.</source>
        <translation>选择一个数字（按 F8 或右键菜单）即可查看其由来。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Copy the derivation</source>
        <translation>复制推导过程</translation>
    </message>
    <message>
        <source>The inputs have changed; this is being computed again.</source>
        <translation>参数已改变，正在重新计算。</translation>
    </message>
    <message>
        <source>How did this number arise?</source>
        <translation>这个数字从何而来？</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::FieldRow</name>
    <message>
        <source>Rename to %1</source>
        <translation>改名为 %1</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>从 %1 到 %2。</translation>
    </message>
    <message>
        <source>More than %1.</source>
        <translation>大于 %1。</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>不小于 %1。</translation>
    </message>
    <message>
        <source>If nothing is set: %1.</source>
        <translation>不填时：%1。</translation>
    </message>
    <message>
        <source>Set &amp;back to the default</source>
        <translation>恢复默认值(&amp;B)</translation>
    </message>
    <message>
        <source>How did this number &amp;arise?</source>
        <translation>这个数是怎么来的？(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy the name for the command line</source>
        <translation>复制命令行名称(&amp;C)</translation>
    </message>
    <message>
        <source>Results of costmodel-bench (*.cmbench.json *.json)</source>
        <translation>costmodel-bench 结果 (*.cmbench.json *.json)</translation>
    </message>
    <message>
        <source>Demand traces (*.csv)</source>
        <translation>需求 trace (*.csv)</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>情景 (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::FigureCard</name>
    <message>
        <source>%1, %2</source>
        <comment>what a figure is, a date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>How did this number arise?</source>
        <translation>这个数字从何而来？</translation>
    </message>
    <message>
        <source>How did “%1” arise?</source>
        <translation>“%1”从何而来？</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Figures</name>
    <message>
        <source>Best split</source>
        <translation>最优混合方案</translation>
    </message>
    <message>
        <source>What each way has cost by then, in present value</source>
        <translation>各方案截至该时点的费用现值</translation>
    </message>
    <message>
        <source>Cumulative cost, present value</source>
        <translation>累计费用现值</translation>
    </message>
    <message>
        <source>equal after %1</source>
        <translation>%1后相等</translation>
    </message>
    <message>
        <source>What the cost of each way is made of, undiscounted</source>
        <translation>各方案费用构成（未折现）</translation>
    </message>
    <message>
        <source>Cost over the horizon</source>
        <translation>测算期内费用</translation>
    </message>
    <message>
        <source>From “%1” to “%2”, present value</source>
        <translation>从“%1”到“%2”，现值</translation>
    </message>
    <message>
        <source>Cost, present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Cost of the best split with so many own servers</source>
        <translation>各自有服务器台数下最优混合的费用</translation>
    </message>
    <message>
        <source>Own servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>within %1 of the best</source>
        <translation>与最优相差 %1 以内</translation>
    </message>
    <message>
        <source>What moves the cost of “%1” most</source>
        <translation>对“%1”费用影响最大的参数</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What “%1” saves against “%2” in %3 futures</source>
        <translation>在 %3 次模拟中“%1”相对“%2”的节约额</translation>
    </message>
    <message>
        <source>Saving, present value</source>
        <translation>节约额现值</translation>
    </message>
    <message>
        <source>Futures</source>
        <translation>模拟次数</translation>
    </message>
    <message>
        <source>buying is cheaper</source>
        <translation>自购更便宜</translation>
    </message>
    <message>
        <source>renting is cheaper</source>
        <translation>租用更便宜</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::FileImport</name>
    <message>
        <source>Import a file</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Logs, tables and results (*.csv *.tsv *.psv *.txt *.log *.json *.jsonl *.gz *.prom)</source>
        <translation>日志、表格和结果 (*.csv *.tsv *.psv *.txt *.log *.json *.jsonl *.gz *.prom)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The file cannot be imported</source>
        <translation>无法导入此文件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This is a list of prices. The command "costmodel import prices" puts it into the price book.</source>
        <translation>这是价格表。命令“costmodel import prices”可将其写入价格库。</translation>
    </message>
    <message>
        <source>This is a bill. The command "costmodel import billing" compares it with the scenario.</source>
        <translation>这是账单。命令“costmodel import billing”可将其与情景对比。</translation>
    </message>
    <message>
        <source>This is a history of spot prices or interruptions. The command "costmodel import spot" evaluates it.</source>
        <translation>这是竞价实例的价格或中断历史。命令“costmodel import spot”可对其进行评估。</translation>
    </message>
    <message>
        <source>The file is in no format that is known here. Known are job accounting (sacct), GPUs in use over time, utilisation logs (nvidia-smi, DCGM), profiler reports, training logs and results of costmodel-bench.</source>
        <translation>无法识别文件格式。可识别：作业记账（sacct）、GPU 使用数时间序列、利用率日志（nvidia-smi、DCGM）、性能分析报告、训练日志和 costmodel-bench 结果。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::FillingChart</name>
    <message>
        <source>Own servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>Rented for a term</source>
        <translation>包期租用</translation>
    </message>
    <message>
        <source>Rented by use</source>
        <translation>按量租用</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价实例</translation>
    </message>
    <message>
        <source>Not served</source>
        <translation>未满足</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a way of getting GPUs such as "Own servers", %2 the name of a purchase or a plan</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Everything is rented in this month</source>
        <translation>本月全部租用</translation>
    </message>
    <message numerus="yes">
        <source>%n own server(s) do %1 of the work</source>
        <translation>
            <numerusform>%n 台自有服务器承担 %1 的工作</numerusform>
        </translation>
    </message>
    <message>
        <source>Outages of own servers leave %1 below their line to what is rented.</source>
        <translation>自有服务器停机使其线下的 %1 转由租用承担。</translation>
    </message>
    <message>
        <source>%1 are not served at all.</source>
        <translation>%1 完全未得到满足。</translation>
    </message>
    <message>
        <source>%1, the hours of the month sorted by the GPUs they need</source>
        <translation>%1，当月各小时按所需 GPU 数排序</translation>
    </message>
    <message>
        <source>Hours with at least so many GPUs</source>
        <translation>至少需要该 GPU 数的小时数</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 卡</translation>
    </message>
    <message>
        <source>No GPU is needed in this month.</source>
        <translation>本月不需要 GPU。</translation>
    </message>
    <message>
        <source>Own, idle</source>
        <translation>自有，闲置</translation>
    </message>
    <message>
        <source>Rented for a term, idle</source>
        <translation>包期租用，闲置</translation>
    </message>
    <message numerus="yes">
        <source>%n own server(s)</source>
        <translation>
            <numerusform>%n 台自有服务器</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::FlipTable</name>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>At present</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>Changes the answer at</source>
        <translation>结论改变于</translation>
    </message>
    <message>
        <source>The nearest value at which buying and renting change places, all else unchanged. A double click tries it.</source>
        <translation>其他条件不变时，自购与租用优劣互换的最近数值。双击可试用。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>From the present value, as a share of it.</source>
        <translation>与当前值的距离，按当前值的比例。</translation>
    </message>
    <message>
        <source>Buying is</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>safe: buying is cheaper and the change is far away; near: it is within %1; already past: renting is cheaper at the present value.</source>
        <translation>安全：自购更便宜且离改变较远；临近：距离在 %1 以内；已越过：按当前值租用更便宜。</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比</translation>
    </message>
    <message>
        <source>safe</source>
        <comment>buying is cheaper by far</comment>
        <translation>安全</translation>
    </message>
    <message>
        <source>near</source>
        <comment>buying is cheaper, a change is near</comment>
        <translation>临近</translation>
    </message>
    <message>
        <source>already past</source>
        <comment>renting is cheaper</comment>
        <translation>已越过</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>无可比较</translation>
    </message>
    <message>
        <source>no crossing between %1 and %2</source>
        <translation>%1 与 %2 之间无交点</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::HybridPage</name>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>How many servers to own, and what to rent on top?</source>
        <translation>自购几台服务器，其余如何租用？</translation>
    </message>
    <message>
        <source>There is nothing to split: the scenario has no purchase. Add one under “Purchases” on the left.</source>
        <translation>无可拆分：此情景没有自购方案。请在左侧“自购方案”中添加。</translation>
    </message>
    <message>
        <source>There is nothing to split: the scenario has no plan for renting. Add one under “Rental plans” on the left.</source>
        <translation>无可拆分：此情景没有租用方案。请在左侧“租用方案”中添加。</translation>
    </message>
    <message>
        <source>The best split is being searched, or the search was cancelled. It starts anew with the next change of an input.</source>
        <translation>正在搜索最优混合方案，或搜索已取消。下次修改参数时会重新开始。</translation>
    </message>
    <message>
        <source>No split of the demand is allowed. Own servers and rented ones together must serve all of it and keep the share of work that has to stay on own servers: allow more servers or other plans for the split, or lower that share.</source>
        <translation>没有允许的混合方案。自有与租用合计须满足全部需求，并保证必须留在自有服务器上的工作比例：请允许更多服务器或其他方案，或降低该比例。</translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) of %1</source>
        <translation>
            <numerusform>%1 %n 台服务器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s) of %1</source>
        <translation>
            <numerusform>%1 %n 个实例</numerusform>
        </translation>
    </message>
    <message>
        <source>everything on %1</source>
        <translation>全部使用 %1</translation>
    </message>
    <message>
        <source>the rest on %1</source>
        <translation>其余使用 %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Best split: %1. It costs %2 (present value). %3</source>
        <translation>最优混合：%1。费用现值为 %2。%3</translation>
    </message>
    <message numerus="yes">
        <source>No split with %n own server(s) is allowed.</source>
        <translation>
            <numerusform>不允许 %n 台自有服务器的混合方案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n own server(s) it costs %1, the least of all.</source>
        <translation>
            <numerusform>%n 台自有服务器时费用为 %1，为最低。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n own server(s) it costs %1: %2 above the best.</source>
        <translation>
            <numerusform>%n 台自有服务器时费用为 %1，比最优高 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What each part costs with %n own server(s), all months</source>
        <translation>
            <numerusform>%n 台自有服务器时各部分的费用（全部月份）</numerusform>
        </translation>
    </message>
    <message>
        <source>The best split with each number of own servers</source>
        <translation>各自有服务器台数下的最优混合</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1—%2</translation>
    </message>
    <message>
        <source>&amp;Look at this number of servers</source>
        <translation>查看此台数(&amp;L)</translation>
    </message>
    <message>
        <source>Show the &amp;limits of the split</source>
        <translation>显示混合方案的限制(&amp;L)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Labels</name>
    <message>
        <source>%1 (%2)</source>
        <comment>label of an input, what it belongs to</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, incl. VAT</source>
        <comment>unit of an amount</comment>
        <translation>%1（含税）</translation>
    </message>
    <message>
        <source>%1, excl. VAT</source>
        <comment>unit of an amount</comment>
        <translation>%1（不含税）</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>按需配置</translation>
    </message>
    <message>
        <source>all hours</source>
        <translation>全部小时</translation>
    </message>
    <message>
        <source>by the calendar</source>
        <translation>按日历</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>最优</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ListEdits</name>
    <message>
        <source>Copy an entry of %1</source>
        <translation>复制%1中的一项</translation>
    </message>
    <message>
        <source>Move an entry of %1</source>
        <translation>移动%1中的一项</translation>
    </message>
    <message>
        <source>Remove an entry of %1</source>
        <translation>移除%1中的一项</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::MainWindow</name>
    <message>
        <source>Cancelled. Risk and the best split may be missing.</source>
        <translation>已取消。风险分析和最优混合方案可能缺失。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Reading the scenario …</source>
        <translation>正在读取情景…</translation>
    </message>
    <message>
        <source>Another program changed this file. &lt;a href="reload"&gt;Read it again&lt;/a&gt; or &lt;a href="keep"&gt;keep what is shown&lt;/a&gt;.</source>
        <translation>另一个程序更改了此文件。&lt;a href="reload"&gt;重新读取&lt;/a&gt;或&lt;a href="keep"&gt;保留当前内容&lt;/a&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) are wrong; the results are those of before. &lt;a href="notices"&gt;Show what is wrong&lt;/a&gt;.</source>
        <translation>
            <numerusform>有 %n 个参数有误；结果仍为之前的结果。&lt;a href="notices"&gt;查看错误&lt;/a&gt;。</numerusform>
        </translation>
    </message>
    <message>
        <source>The results are not up to date</source>
        <translation>结果不是最新的</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Notices (%1)</source>
        <translation>提示（%1）</translation>
    </message>
    <message>
        <source>%1[*] – costmodel</source>
        <translation>%1[*] – costmodel</translation>
    </message>
    <message>
        <source>Recent changes</source>
        <translation>最近修改</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the evaluation</source>
        <translation>计算进度</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ManualWindow</name>
    <message>
        <source>“%1” is not in the manual.</source>
        <translation>手册中没有“%1”。</translation>
    </message>
    <message>
        <source>Went on from the end.</source>
        <translation>已从末尾继续。</translation>
    </message>
    <message>
        <source>Went on from the beginning.</source>
        <translation>已从开头继续。</translation>
    </message>
    <message>
        <source>Manual of costmodel</source>
        <translation>costmodel 手册</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>返回原处</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>手册正文</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::MapPanel</name>
    <message>
        <source>A&amp;cross</source>
        <translation>横轴(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>纵轴(&amp;U)</translation>
    </message>
    <message>
        <source>Input across the map</source>
        <translation>横轴参数</translation>
    </message>
    <message>
        <source>Input up the map</source>
        <translation>纵轴参数</translation>
    </message>
    <message>
        <source>Progress of the map</source>
        <translation>分布图进度</translation>
    </message>
    <message>
        <source>A map takes two inputs; this scenario has fewer that can be moved.</source>
        <translation>分布图需要两个参数；此情景可变动的参数不足两个。</translation>
    </message>
    <message>
        <source>No way meets the demand anywhere on this map</source>
        <translation>图中任何位置都没有方案满足需求</translation>
    </message>
    <message>
        <source>“%1” is the cheapest everywhere on this map</source>
        <translation>图中任何位置“%1”都最便宜</translation>
    </message>
    <message>
        <source>Which of %1 ways is the cheapest depends on these two inputs</source>
        <translation>%1 个方案中哪个最便宜取决于这两个参数</translation>
    </message>
    <message>
        <source>Cheaper than the best of the other kind by</source>
        <translation>比另一类最优方案节约</translation>
    </message>
    <message>
        <source>No way meets the demand anywhere on this map.</source>
        <translation>图中任何位置都没有方案满足需求。</translation>
    </message>
    <message>
        <source>Move the point of the map</source>
        <translation>移动分布图上的点</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Menus</name>
    <message>
        <source>Open a scenario</source>
        <translation>打开情景</translation>
    </message>
    <message>
        <source>Scenarios (*.toml);;All files (*)</source>
        <translation>情景文件 (*.toml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Read the file again and drop the changes since?</source>
        <translation>重新读取文件并放弃此后的更改吗？</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>The results were not exported</source>
        <translation>结果未导出</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>About costmodel</source>
        <translation>关于 costmodel</translation>
    </message>
    <message>
        <source>costmodel %1

Rent GPUs or buy them, and in what mix?

Free software under the GNU General Public License, version 3 or later. There is no warranty.</source>
        <translation>costmodel %1

GPU 租用还是自购，各占多少？

本程序是自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布，不附带任何担保。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Read the file a&amp;gain</source>
        <translation>重新读取文件(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Print preview…</source>
        <translation>打印预览(&amp;P)…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find an input</source>
        <translation>查找参数(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>That of the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Amounts in</source>
        <translation>金额单位(&amp;A)</translation>
    </message>
    <message>
        <source>the unit that &amp;fits</source>
        <translation>自动选择(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;whole units</source>
        <translation>元(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;thousands</source>
        <translation>千(&amp;T)</translation>
    </message>
    <message>
        <source>t&amp;en thousands (万)</source>
        <translation>万(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;millions</source>
        <translation>百万(&amp;M)</translation>
    </message>
    <message>
        <source>Meaning of &amp;red</source>
        <translation>红色的含义(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;none: blue is better, orange worse</source>
        <translation>中性：蓝优橙劣(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;better (as in China)</source>
        <translation>红为优（中国习惯）(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;worse, green is better</source>
        <translation>红为劣、绿为优(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About costmodel</source>
        <translation>关于 costmodel(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Explain the number with the focus</source>
        <translation>说明当前数字的由来(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>New &amp;variant of this scenario …</source>
        <translation>新建此情景的变体(&amp;V)…</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::MovedInputs</name>
    <message>
        <source>%1 ×</source>
        <comment>a multiplier</comment>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::NamesEditor</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::NoticesModel</name>
    <message>
        <source>Wrong: </source>
        <translation>错误：</translation>
    </message>
    <message>
        <source>Note: </source>
        <translation>提示：</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::NoticesView</name>
    <message>
        <source>Notices</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>&amp;Go to the input</source>
        <translation>转到该参数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::NumberReader</name>
    <message>
        <source>“%1” is a currency, but this is no amount of money.</source>
        <translation>“%1”是币种，但此处不是金额。</translation>
    </message>
    <message>
        <source>“%1” is another currency; this amount is in %2.</source>
        <translation>“%1”是另一种币种，此金额的币种为 %2。</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Write a point before the decimals and group digits by threes: 1,234.5.</source>
        <translation>“%1”有两种读法。请在小数前写小数点，并每三位分节：1,234.5。</translation>
    </message>
    <message>
        <source>“%1” is no number. Write for example 1,234.5.</source>
        <translation>“%1”不是数字。请填写例如 1,234.5。</translation>
    </message>
    <message>
        <source>“%1” is too large for a number.</source>
        <translation>“%1”太大，不是有效数字。</translation>
    </message>
    <message>
        <source>“%1” is a share, but an amount of money is expected.</source>
        <translation>“%1”是占比，此处应为金额。</translation>
    </message>
    <message>
        <source>“%1” is a share, but a whole number is expected.</source>
        <translation>“%1”是占比，此处应为整数。</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>缺少数字。</translation>
    </message>
    <message>
        <source>“%1” has no result.</source>
        <translation>“%1”没有结果。</translation>
    </message>
    <message>
        <source>%1 is no whole number.</source>
        <translation>%1 不是整数。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::OptionTable</name>
    <message>
        <source>Way</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>All payments, discounted to the start.</source>
        <translation>全部支出折现到期初。</translation>
    </message>
    <message>
        <source>To the best</source>
        <translation>与最优之差</translation>
    </message>
    <message>
        <source>Present value less that of the cheapest way that meets the demand.</source>
        <translation>费用现值减去满足需求的最低费用方案的现值。</translation>
    </message>
    <message>
        <source>Total paid</source>
        <translation>支出合计</translation>
    </message>
    <message>
        <source>All payments until the horizon, not discounted.</source>
        <translation>测算期内全部支出，未折现。</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>Present value for each GPU-hour of work that is done (useful GPU-hour), the hours discounted alike.</source>
        <translation>每有效卡时的费用现值，小时数同样折现。</translation>
    </message>
    <message>
        <source>Per unit of work</source>
        <translation>每单位工作量</translation>
    </message>
    <message>
        <source>Per %1</source>
        <comment>a unit of work</comment>
        <translation>每 %1</translation>
    </message>
    <message>
        <source>Total paid for each unit of work that is done.</source>
        <translation>每完成一个工作单位的支出合计。</translation>
    </message>
    <message>
        <source>does not meet the demand (%1 undone)</source>
        <translation>不满足需求（%1 未完成）</translation>
    </message>
    <message>
        <source>does not meet the demand (%1 too late)</source>
        <translation>不满足需求（%1 延误）</translation>
    </message>
    <message>
        <source>does not meet the demand</source>
        <translation>不满足需求</translation>
    </message>
    <message>
        <source>the only one to meet the demand</source>
        <translation>唯一满足需求的方案</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>最便宜</translation>
    </message>
    <message>
        <source>within %1 of the best</source>
        <translation>与最优相差 %1 以内</translation>
    </message>
    <message>
        <source>meets the demand</source>
        <translation>满足需求</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::OptionWords</name>
    <message>
        <source>Best split</source>
        <translation>最优混合方案</translation>
    </message>
    <message>
        <source>rent</source>
        <comment>kind of a way</comment>
        <translation>租用</translation>
    </message>
    <message>
        <source>own</source>
        <comment>kind of a way</comment>
        <translation>自购</translation>
    </message>
    <message>
        <source>split</source>
        <comment>kind of a way</comment>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::OwnedControls</name>
    <message>
        <source>P&amp;urchase:</source>
        <translation>自购方案(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Month:</source>
        <translation>月份(&amp;M)：</translation>
    </message>
    <message>
        <source>Own &amp;servers:</source>
        <translation>自有服务器(&amp;S)：</translation>
    </message>
    <message>
        <source>Use this &amp;number</source>
        <translation>采用此台数(&amp;N)</translation>
    </message>
    <message>
        <source>Makes it the number of servers of the purchase. Can be undone.</source>
        <translation>设为自购方案的服务器台数。可撤销。</translation>
    </message>
    <message>
        <source>Show the &amp;best</source>
        <translation>显示最优(&amp;B)</translation>
    </message>
    <message>
        <source>Month that the chart shows</source>
        <translation>图中显示的月份</translation>
    </message>
    <message>
        <source>Own servers to look at</source>
        <translation>要查看的自有服务器台数</translation>
    </message>
    <message>
        <source>Purchase to look at</source>
        <translation>要查看的自购方案</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Pages</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::PairText</name>
    <message>
        <source>“%1” and “%2” do not do the same work, so what follows compares unlike things.</source>
        <translation>“%1”与“%2”完成的工作不同，以下比较并不对等。</translation>
    </message>
    <message>
        <source>Static payback (not discounted): %1</source>
        <translation>静态投资回收期：%1</translation>
    </message>
    <message>
        <source>Dynamic payback (discounted): %1</source>
        <translation>动态投资回收期：%1</translation>
    </message>
    <message>
        <source>If one stops and sells, buying has cost no more: %1</source>
        <translation>若停止并出售，自购不再更贵：%1</translation>
    </message>
    <message>
        <source>The purchase yields %1 a year against renting.</source>
        <translation>自购相对租用的内部收益率为每年 %1。</translation>
    </message>
    <message>
        <source>What is paid for “%1” never exceeds what is paid for “%2”: there is no crossing, buying is ahead all the time.</source>
        <translation>“%1”的累计支出从未超过“%2”：无交点，自购始终领先。</translation>
    </message>
    <message>
        <source>What is paid for “%2” always stays below what is paid for “%1”: there is no crossing, renting is ahead all the time.</source>
        <translation>“%2”的累计支出始终低于“%1”：无交点，租用始终领先。</translation>
    </message>
    <message>
        <source>What is paid for “%1” and “%2” crosses once, in %3; from then on buying is ahead.</source>
        <translation>“%1”与“%2”的累计支出于 %3 相交一次；此后自购领先。</translation>
    </message>
    <message>
        <source>What is paid for “%1” and “%2” crosses once, in %3; from then on renting is ahead.</source>
        <translation>“%1”与“%2”的累计支出于 %3 相交一次；此后租用领先。</translation>
    </message>
    <message>
        <source>What is paid for “%1” and “%2” crosses %5 times, first in %3 and last in %4; from then on buying is ahead.</source>
        <translation>“%1”与“%2”的累计支出相交 %5 次，首次为 %3，末次为 %4；此后自购领先。</translation>
    </message>
    <message>
        <source>What is paid for “%1” and “%2” crosses %5 times, first in %3 and last in %4; from then on renting is ahead.</source>
        <translation>“%1”与“%2”的累计支出相交 %5 次，首次为 %3，末次为 %4；此后租用领先。</translation>
    </message>
    <message>
        <source>never within %1</source>
        <translation>%1 内不回收</translation>
    </message>
    <message>
        <source>from the first day on</source>
        <translation>自第一天起</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>a number of months, a date</comment>
        <translation>%1，于 %2</translation>
    </message>
    <message>
        <source>Both cost the same at a rental price of %1, which is %2 of the present one.</source>
        <translation>租用单价为 %1（现价的 %2）时两者费用相等。</translation>
    </message>
    <message>
        <source>No rental price makes both cost the same.</source>
        <translation>不存在使两者费用相等的租用价格。</translation>
    </message>
    <message>
        <source>Both cost the same at a purchase price of %1, which is %2 of the present one.</source>
        <translation>购置价为 %1（现价的 %2）时两者费用相等。</translation>
    </message>
    <message>
        <source>No purchase price makes both cost the same.</source>
        <translation>不存在使两者费用相等的购置价。</translation>
    </message>
    <message>
        <source>No utilisation of the own GPUs makes both cost the same.</source>
        <translation>自有 GPU 的任何利用率都不能使两者费用相等。</translation>
    </message>
    <message>
        <source>Both cost the same where the own GPUs are busy %1 of the time.</source>
        <translation>自有 GPU 利用率为 %1 时两者费用相等。</translation>
    </message>
    <message>
        <source>Both cost the same at %3 utilisations of the own GPUs, from %1 to %2 of the time.</source>
        <translation>自有 GPU 有 %3 个利用率使两者费用相等，介于 %1 与 %2 之间。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>是否保存对“%1”的更改？</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存则更改会丢失。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RangeForm</name>
    <message>
        <source>Multiple of now</source>
        <translation>当前值的倍数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>There is no such input any more. Choose another or remove the entry.</source>
        <translation>此参数已不存在。请另选或删除该条目。</translation>
    </message>
    <message>
        <source>It is 0 now, and a multiple of 0 stays 0: give it a value first.</source>
        <translation>当前为 0，0 的倍数仍为 0：请先赋值。</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>Likelihood</source>
        <translation>概率密度</translation>
    </message>
    <message>
        <source>The ends leave nothing to spread.</source>
        <translation>两端之间没有可分布的范围。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Change the distribution</source>
        <translation>修改分布</translation>
    </message>
    <message>
        <source>Choose another input</source>
        <translation>另选参数</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>参数(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Distribution</source>
        <translation>分布(&amp;D)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>概率分布</translation>
    </message>
    <message>
        <source>Nothing is uncertain yet. Add the inputs you are least sure of: rental prices, the demand, the resale value.</source>
        <translation>尚无不确定参数。请添加最没有把握的参数：租用单价、需求、变现价值。</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RangesEditor</name>
    <message numerus="yes">
        <source>%n range(s) are a crude ±20 %: nobody has thought about them yet. Replace those of the inputs that matter.</source>
        <translation>
            <numerusform>%n 个范围为粗略的 ±20%，尚未经过推敲。请替换其中重要参数的范围。</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs are drawn independently of each other.</source>
        <translation>各参数相互独立抽样。</translation>
    </message>
    <message>
        <source>Without entries here the tornado moves seven inputs by ±20 %: demand, rental, purchase and electricity prices, staff costs, resale value and the discount rate. That is crude; say here how far each input may really move.</source>
        <translation>此处没有条目时，龙卷风图将七个参数各变动 ±20%：需求、租用单价、购置价格、电价、人工费用、变现价值和折现率。这很粗略；请在此说明各参数实际可能的变动幅度。</translation>
    </message>
    <message>
        <source>Add an uncertain input</source>
        <translation>添加不确定参数</translation>
    </message>
    <message>
        <source>Add an input to the tornado</source>
        <translation>向龙卷风图添加参数</translation>
    </message>
    <message>
        <source>±20 % for all drivers</source>
        <translation>所有关键因素 ±20%</translation>
    </message>
    <message>
        <source>Remove a range</source>
        <translation>删除范围</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>删除(&amp;M)</translation>
    </message>
    <message>
        <source>±20 % for all drivers (crude)</source>
        <translation>所有关键因素 ±20%（粗略）</translation>
    </message>
    <message>
        <source>Gives every important input that has no range yet one of plus or minus 20 %. A first impression only: real ranges differ from input to input.</source>
        <translation>为每个尚无范围的重要参数设定 ±20% 的范围。仅供初步了解：各参数的实际范围并不相同。</translation>
    </message>
    <message>
        <source>Uncertain inputs</source>
        <translation>不确定参数</translation>
    </message>
    <message>
        <source>Inputs of the tornado</source>
        <translation>龙卷风图的参数</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RangesModel</name>
    <message>
        <source>%1, ±20 % (crude)</source>
        <translation>%1，±20%（粗略）</translation>
    </message>
    <message>
        <source>no such input</source>
        <translation>无此参数</translation>
    </message>
    <message>
        <source>5 %: %1</source>
        <comment>quantile</comment>
        <translation>5%：%1</translation>
    </message>
    <message>
        <source>all alike</source>
        <comment>of equal probability</comment>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>95 %: %1</source>
        <comment>quantile</comment>
        <translation>95%：%1</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>概率分布</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低值</translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation>最可能值</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高值</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ResultsTable</name>
    <message>
        <source>not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>No: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Test, precision</source>
        <translation>测试与精度</translation>
    </message>
    <message>
        <source>Rate of the slowest GPU</source>
        <translation>最慢 GPU 的速率</translation>
    </message>
    <message>
        <source>Middle half of the samples</source>
        <translation>样本的中间一半</translation>
    </message>
    <message>
        <source>Of the data sheet</source>
        <translation>占标称值</translation>
    </message>
    <message>
        <source>Date, driver</source>
        <translation>日期与驱动</translation>
    </message>
    <message>
        <source>For money?</source>
        <translation>可用于测算？</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number of GPUs, name</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>one sample</source>
        <translation>一个样本</translation>
    </message>
    <message>
        <source>data sheet not known</source>
        <translation>标称值未知</translation>
    </message>
    <message>
        <source>%1, driver %2</source>
        <translation>%1，驱动 %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RiskCharts</name>
    <message>
        <source>%1 draws, seed %2</source>
        <translation>%1 次抽样，种子 %2</translation>
    </message>
    <message>
        <source>Share with at most this saving</source>
        <translation>节约额不超过该值的比例</translation>
    </message>
    <message>
        <source>Saving by buying, present value</source>
        <translation>自购节约额现值</translation>
    </message>
    <message>
        <source>Share of the futures</source>
        <translation>模拟占比</translation>
    </message>
    <message>
        <source>There is no future in which both can be compared.</source>
        <translation>没有可供两者比较的模拟结果。</translation>
    </message>
    <message>
        <source>renting is cheaper</source>
        <translation>租用更便宜</translation>
    </message>
    <message>
        <source>buying is cheaper</source>
        <translation>自购更便宜</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>Owning less renting, cash so far</source>
        <translation>自购减租用，累计现金</translation>
    </message>
    <message>
        <source>From %1 on owning is ahead in at least half of the futures</source>
        <translation>自 %1 起至少一半的模拟中自购领先</translation>
    </message>
    <message>
        <source>At the end owning is ahead in fewer than half of the futures</source>
        <translation>期末自购领先的模拟不足一半</translation>
    </message>
    <message>
        <source>Below zero owning has cost less so far; undiscounted; the first %1 draws</source>
        <translation>低于零表示自购累计支出较少；未折现；前 %1 次抽样</translation>
    </message>
    <message>
        <source>90 of 100 futures</source>
        <translation>100 次模拟中的 90 次</translation>
    </message>
    <message>
        <source>50 of 100 futures</source>
        <translation>100 次模拟中的 50 次</translation>
    </message>
    <message>
        <source>half of the futures are below</source>
        <translation>半数模拟低于此线</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>平衡点</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>At the present inputs buying does not break even within the horizon: there is no month to start from.</source>
        <translation>按当前参数，自购在测算期内不回收：没有可作基准的月份。</translation>
    </message>
    <message>
        <source>Buying less renting, present value</source>
        <translation>自购减租用，现值</translation>
    </message>
    <message>
        <source>Cost, present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>There is no input to move.</source>
        <translation>没有可变动的参数。</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Most depends on: %1</source>
        <translation>影响最大：%1</translation>
    </message>
    <message>
        <source>9 of 10 futures save more than %1 (P10), half of them more than %2 (P50), 1 of 10 more than %3 (P90); a negative saving is a loss by buying.</source>
        <translation>10 次模拟中有 9 次节约额高于 %1（P10），半数高于 %2（P50），1 次高于 %3（P90）；负值表示自购多支出。</translation>
    </message>
    <message>
        <source>%1 of the futures save between %2 and %3 %4 by buying</source>
        <translation>%1 的模拟中自购节约 %2 至 %3 %4</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::RiskPage</name>
    <message>
        <source>Risk</source>
        <translation>风险分析</translation>
    </message>
    <message>
        <source>How sure is the answer, and which inputs decide it?</source>
        <translation>结论有多可靠，由哪些参数决定？</translation>
    </message>
    <message>
        <source>The futures are being drawn …</source>
        <translation>正在模拟…</translation>
    </message>
    <message>
        <source>Risk compares buying with renting: the scenario needs at least one purchase and one rental plan.</source>
        <translation>风险页比较自购与租用：情景至少需要一个自购方案和一个租用方案。</translation>
    </message>
    <message>
        <source>Nothing is said to be uncertain yet, so there is only one future. Say which inputs you are not sure of and how far they may go; the tornado on the left shows which of them matter.</source>
        <translation>尚未指定不确定参数，因此只有一种未来。请说明哪些参数没有把握及其可能的范围；左侧龙卷风图显示哪些参数重要。</translation>
    </message>
    <message>
        <source>Stopped before the futures were drawn.</source>
        <translation>模拟完成前已停止。</translation>
    </message>
    <message>
        <source>How sure is this? Nothing is said to be uncertain yet.</source>
        <translation>有多可靠？尚未指定不确定参数。</translation>
    </message>
    <message numerus="yes">
        <source>All %n inputs</source>
        <translation>
            <numerusform>全部 %n 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>the cheapest purchase</source>
        <translation>最便宜的自购方案</translation>
    </message>
    <message>
        <source>the cheapest plan</source>
        <translation>最便宜的租用方案</translation>
    </message>
    <message>
        <source>Buying less renting</source>
        <translation>自购减租用</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>平衡点</translation>
    </message>
    <message>
        <source>Cost of %1</source>
        <translation>%1 的费用</translation>
    </message>
    <message>
        <source>Cost of the best split</source>
        <translation>最优混合的费用</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>What is uncertain</source>
        <translation>不确定参数</translation>
    </message>
    <message>
        <source>Ranges of the tornado</source>
        <translation>龙卷风图范围</translation>
    </message>
    <message>
        <source>&amp;Buying:</source>
        <translation>自购(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Renting:</source>
        <translation>租用(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Draws:</source>
        <translation>抽样次数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>种子(&amp;S)：</translation>
    </message>
    <message>
        <source>Number of draws</source>
        <translation>抽样次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same draws on every machine.</source>
        <translation>同一种子在任何机器上抽样结果相同。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the draws</source>
        <translation>抽样进度</translation>
    </message>
    <message>
        <source>What moves:</source>
        <translation>变动对象：</translation>
    </message>
    <message>
        <source>Savings between</source>
        <translation>节约额介于</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between ... and ...</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>Lower bound of the saving</source>
        <translation>节约额下限</translation>
    </message>
    <message>
        <source>Upper bound of the saving</source>
        <translation>节约额上限</translation>
    </message>
    <message>
        <source>Say what is uncertain …</source>
        <translation>指定不确定参数…</translation>
    </message>
    <message>
        <source>±20 % for all drivers (crude)</source>
        <translation>所有关键因素 ±20%（粗略）</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ScenarioDocument</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ScenarioForm</name>
    <message>
        <source>Find an input (Ctrl+F)</source>
        <translation>查找参数（Ctrl+F）</translation>
    </message>
    <message>
        <source>Find an input</source>
        <translation>查找参数</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::Section</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ServersChart</name>
    <message>
        <source>Within %1 of the best: %2 to %3 servers.</source>
        <translation>与最优相差 %1 以内：%2 至 %3 台服务器。</translation>
    </message>
    <message>
        <source>Within %1 of the best: %2 to %3 servers of %4.</source>
        <translation>与最优相差 %1 以内：%4 %2 至 %3 台服务器。</translation>
    </message>
    <message numerus="yes">
        <source>No other number than %n server(s) comes within %1 of the best.</source>
        <translation>
            <numerusform>除 %n 台服务器外，没有其他台数与最优相差 %1 以内。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %2 no other number than %n server(s) comes within %1 of the best.</source>
        <translation>
            <numerusform>对于 %2，除 %n 台服务器外，没有其他台数与最优相差 %1 以内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of the best split with so many own servers, present value</source>
        <translation>各自有服务器台数下最优混合的费用现值</translation>
    </message>
    <message>
        <source>Own servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>Cost, present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>No split is allowed with any number of servers.</source>
        <translation>任何台数都没有允许的混合方案。</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>%1 以内</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>最优：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n own server(s)</source>
        <translation>
            <numerusform>%n 台自有服务器</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>costmodel::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>the unit that fits</source>
        <translation>自动选择单位</translation>
    </message>
    <message>
        <source>whole units</source>
        <translation>元</translation>
    </message>
    <message>
        <source>thousands</source>
        <translation>千元</translation>
    </message>
    <message>
        <source>ten thousands (万)</source>
        <translation>万元</translation>
    </message>
    <message>
        <source>millions</source>
        <translation>百万元</translation>
    </message>
    <message>
        <source>nothing: blue is better, orange worse</source>
        <translation>无：蓝色为优，橙色为劣</translation>
    </message>
    <message>
        <source>better (as in China)</source>
        <translation>优（红涨绿跌习惯）</translation>
    </message>
    <message>
        <source>worse; green is better</source>
        <translation>劣，绿色为优</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>个人价格库</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Amounts in:</source>
        <translation>金额单位(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Red means:</source>
        <translation>红色含义(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>文字大小(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Processors to use:</source>
        <translation>使用处理器数(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Price &amp;book:</source>
        <translation>价格库(&amp;B)：</translation>
    </message>
    <message>
        <source>Currency, VAT and the hours of a month belong to the scenario, so that everybody sees the same numbers. Another price book counts from the next start on.</source>
        <translation>币种、增值税和每月小时数属于情景文件，以便所有人看到相同的数字。更换价格库在下次启动后生效。</translation>
    </message>
    <message>
        <source>Choose a price book</source>
        <translation>选择价格库</translation>
    </message>
    <message>
        <source>Price books (*.db);;All files (*)</source>
        <translation>价格库 (*.db);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::SplitTables</name>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>费用现值</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>Cash over all months, divided by the GPU-hours it serves</source>
        <translation>全部月份现金支出除以其承担的卡时</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Own servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>Rented for a term</source>
        <translation>包期租用</translation>
    </message>
    <message>
        <source>Rented by use</source>
        <translation>按量租用</translation>
    </message>
    <message>
        <source>Above the best</source>
        <translation>高于最优</translation>
    </message>
    <message>
        <source>Above, in %</source>
        <translation>高于最优（%）</translation>
    </message>
    <message>
        <source>Own busy</source>
        <translation>自有利用率</translation>
    </message>
    <message>
        <source>Rented GPU-hours</source>
        <translation>租用卡时</translation>
    </message>
    <message>
        <source>no split is allowed</source>
        <translation>不允许混合</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::TableColumns</name>
    <message>
        <source>As at first</source>
        <translation>恢复最初的列</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::TableView</name>
    <message>
        <source>The table is too large for a picture</source>
        <translation>表格太大，无法存为图片</translation>
    </message>
    <message>
        <source>Select the rows and columns that matter and copy these.</source>
        <translation>请选择需要的行和列再复制。</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>表格未保存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>How did this number &amp;arise?</source>
        <translation>这个数是怎么来的？(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go to the input</source>
        <translation>转到该参数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;whole table</source>
        <translation>复制整个表格(&amp;W)</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>复制为图片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>另存为 CSV(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::TextEditor</name>
    <message>
        <source>A text is missing here.</source>
        <translation>缺少文本。</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>缺少数值。</translation>
    </message>
    <message>
        <source>“%1” is no date. Write year-month-day, as in 2026-03-01.</source>
        <translation>“%1”不是日期。请按年-月-日填写，例如 2026-03-01。</translation>
    </message>
    <message>
        <source>%1 is too little; more than %2 is expected.</source>
        <translation>%1 太小，应大于 %2。</translation>
    </message>
    <message>
        <source>%1 is too little; at least %2 is expected.</source>
        <translation>%1 太小，应不小于 %2。</translation>
    </message>
    <message>
        <source>%1 is too much; less than %2 is expected.</source>
        <translation>%1 太大，应小于 %2。</translation>
    </message>
    <message>
        <source>%1 is too much; at most %2 is expected.</source>
        <translation>%1 太大，应不大于 %2。</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ThroughputCharts</name>
    <message>
        <source>from the least to the most busy GPU</source>
        <translation>从最闲到最忙的 GPU</translation>
    </message>
    <message>
        <source>mean of all GPUs</source>
        <translation>全部 GPU 平均</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>badge</comment>
        <translation>实测</translation>
    </message>
    <message>
        <source>estimated</source>
        <comment>badge</comment>
        <translation>估计</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>badge</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>No results have been read yet.</source>
        <translation>尚未读取结果。</translation>
    </message>
    <message>
        <source>measured, not to be used for money</source>
        <translation>实测，不用于测算</translation>
    </message>
    <message>
        <source>data sheet</source>
        <comment>badge</comment>
        <translation>标称</translation>
    </message>
    <message>
        <source>Work of one GPU in an hour</source>
        <translation>单卡每小时工作量</translation>
    </message>
    <message>
        <source>%1 does %2 %3 an hour, %4 of its data sheet</source>
        <translation>%1 每小时完成 %2 %3，为标称值的 %4</translation>
    </message>
    <message>
        <source>%1 does %2 %3 an hour</source>
        <translation>%1 每小时完成 %2 %3</translation>
    </message>
    <message>
        <source>No throughput is given, so all GPU types count as equally fast. Read a result of the benchmark, or write the throughput of your own work into the GPU types.</source>
        <translation>未给出吞吐量，因此各型号 GPU 视为同样快。请读取基准测试结果，或在 GPU 型号中填写自己工作的吞吐量。</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3</source>
        <translation>%1 的速度是 %3 的 %2 倍</translation>
    </message>
    <message>
        <source>The speed that the scenario counts with</source>
        <translation>情景采用的速度</translation>
    </message>
    <message>
        <source>What a unit of work costs can be said once the throughput of the reference GPU (%1) is known: read a result of the benchmark or a training log, or write it into the GPU types.</source>
        <translation>知道基准 GPU（%1）的吞吐量后才能得出单位工作成本：请读取基准测试结果或训练日志，或在 GPU 型号中填写。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit of work</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Price of the work</source>
        <translation>单位工作成本</translation>
    </message>
    <message>
        <source>renting</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>owning</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>%1 does the work at the lowest price: %2 for %3</source>
        <translation>%1 的单位工作成本最低：%3 为 %2</translation>
    </message>
    <message>
        <source>Levelised; one GPU of %1: %2</source>
        <translation>平准化；%1 单卡：%2</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>The log has no readings of the utilisation.</source>
        <translation>日志没有利用率读数。</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Time since the beginning</source>
        <translation>距开始的时间</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>The GPUs are busy for %1 of the time</source>
        <translation>GPU 有 %1 的时间忙碌</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::ThroughputPage</name>
    <message>
        <source>Measured.</source>
        <translation>已测量。</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>How fast are the GPUs really, and do they work or wait?</source>
        <translation>GPU 实际有多快，是在工作还是在等待？</translation>
    </message>
    <message>
        <source>A result of the benchmark or a training log</source>
        <translation>基准测试结果或训练日志</translation>
    </message>
    <message>
        <source>Results and logs (*.json *.jsonl *.log *.txt *.csv)</source>
        <translation>结果和日志 (*.json *.jsonl *.log *.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 is neither a result of the benchmark nor a log of GPUs or training.</source>
        <translation>%1 既不是基准测试结果，也不是 GPU 或训练日志。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>per unit of work: what it costs</source>
        <translation>按工作单位：成本</translation>
    </message>
    <message>
        <source>per card: what the scenario counts with</source>
        <translation>按单卡：情景采用值</translation>
    </message>
    <message>
        <source>per card, measured: %1</source>
        <translation>按单卡，实测：%1</translation>
    </message>
    <message>
        <source>Measured results</source>
        <translation>实测结果</translation>
    </message>
    <message>
        <source>Take over measured speeds</source>
        <translation>采用实测速度</translation>
    </message>
    <message>
        <source>The scenario counts with the measured speeds now; “Undo” takes them back.</source>
        <translation>情景已采用实测速度；可用“撤销”恢复。</translation>
    </message>
    <message>
        <source>The program costmodel-bench does not lie beside this one. Copy it to the machine with the GPUs, run "costmodel-bench run --json result.cmbench.json" there, and import the file here.</source>
        <translation>本程序旁没有 costmodel-bench。请将其复制到装有 GPU 的机器，运行“costmodel-bench run --json result.cmbench.json”，再在此导入文件。</translation>
    </message>
    <message>
        <source>Where is the result to be kept?</source>
        <translation>结果保存到哪里？</translation>
    </message>
    <message>
        <source>Results of the benchmark (*.cmbench.json)</source>
        <translation>基准测试结果 (*.cmbench.json)</translation>
    </message>
    <message>
        <source>Measuring: about 15 seconds a GPU …</source>
        <translation>正在测量：每张卡约 15 秒…</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import results …</source>
        <translation>导入结果(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Use in the scenario …</source>
        <translation>用于情景(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Measure this machine …</source>
        <translation>测量本机(&amp;M)…</translation>
    </message>
    <message>
        <source>Runs costmodel-bench here. For other machines: copy that program there, run "costmodel-bench run --json result.cmbench.json" and import the file.</source>
        <translation>在本机运行 costmodel-bench。其他机器：将该程序复制过去，运行“costmodel-bench run --json result.cmbench.json”并导入文件。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::UseResultsDialog</name>
    <message>
        <source>Put measured speeds into the scenario</source>
        <translation>将实测速度写入情景</translation>
    </message>
    <message>
        <source>The speed of each GPU type is then the measured rate of %1 on its slowest GPU. Types are compared by these rates, so all of them need one.</source>
        <translation>各 GPU 型号的速度将取其最慢 GPU 的 %1 实测速率。型号之间按此比较，因此每个型号都需要一个。</translation>
    </message>
    <message>
        <source>leave as it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>Also take over how well all GPUs of a server work at once, as the efficiency of its plans and purchases</source>
        <translation>同时采用服务器全部 GPU 协同工作的效率，作为相应方案的扩展效率</translation>
    </message>
    <message>
        <source>&amp;Put into the scenario</source>
        <translation>写入情景(&amp;P)</translation>
    </message>
</context>
<context>
    <name>costmodel::ui::WarningList</name>
    <message>
        <source>%1 &lt;a href="%2"&gt;Go to the input&lt;/a&gt;</source>
        <comment>a warning, a path</comment>
        <translation>%1 &lt;a href="%2"&gt;转到该参数&lt;/a&gt;</translation>
    </message>
</context>
</TS>
