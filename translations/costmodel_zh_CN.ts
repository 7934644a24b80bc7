<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Category</name>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight-line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-declining balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the years&apos; digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MACRS, 5 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved for a term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one month in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be sold again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered at the end of month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power under load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per kW under load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers per person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure rate per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Useful life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvage value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts later by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss of value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of selling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interest rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due with the last payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of purchase prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Availability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overflow to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work can wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must run on own machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed but idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used hours of a rented day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid up front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgoing traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data copied in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instances per job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing a checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices include VAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT can be recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benchmark result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test of the benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation after the repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases to consider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans to consider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchase prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Yes for GPUs and servers, no for the rest, unless said otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of the whole room divided by that of the servers: cooling and losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full-time people, whatever the number of servers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a person for every so many servers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year, of the net price of GPUs, servers and network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that fail in a year, of all GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one failed GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: from the month after the servers are put to use, the Chinese rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year, of what the servers are still worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the purchase price, at the horizon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nominal, as banks quote it: a twelfth of it a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is the day of signing and only for what is due once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as cover the highest demand after the lead time if left open; a number if there are expansions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For expansions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the speed that is left when several GPUs work on one job over this network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time in which a server is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From order to first use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rental plan that serves the demand during the lead time. Without one it waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a month of waiting costs the business, after tax. If given, also as 0, waiting is acceptable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rental plan that serves what the servers cannot. Without one it is not served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of a month in which they are needed; all of them if left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs on which one run works at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demand is counted in hours of this type at perfect scaling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the number of GPUs that are needed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: the work can be spread over time so that rented instances are full. No (inference, interactive work): an instance is rented for as long as any of its GPUs is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the GPU-hours that may run on spot capacity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the GPU-hours whose data may not leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CSV file with the columns time and gpus, evenly spaced; it stands for a typical month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one GPU: per hour if billed by the hour or spot, per day if by the day, per month if by the month or reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that are rented together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the speed that is left when several GPUs of this offer work on one job over its network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the hour and spot: share of the billed hours in which nothing runs, such as forgotten instances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the day: how many hours of a rented day are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the month and reserved: how many are rented; as many as the highest demand needs if left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the month and reserved: the plan that serves what exceeds the instances. Without one it is not served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved: length of the commitment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved: share of a term&apos;s price that is paid at its start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reserved term keeps the price of its first month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the hour and spot: copied in while one instance is running and billed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the compute charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: the plan by the hour or day for what may not or cannot run on spot capacity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: share of the hours in which capacity is to be had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: of one instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: how many one job needs at once; the loss of any of them stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: time to get back to work after an interruption.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot: the interval that costs the least time if left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency of the money in this table, as a code of three letters. Its rate must stand in the exchange rates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value added tax on these prices. It is a cost only where it cannot be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day on which these prices were true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where these prices are from. Reports print it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency of the report, as a code of three letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another scenario, from which this one differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title on every report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day of a month: the beginning of month 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year, nominal; after tax if there is an income tax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The real length of each month if left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: every amount of the scenario is gross of the VAT rate beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One unit of it in the scenario&apos;s currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0 the results are before tax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work units a second of one GPU on your own work, in the same unit for all types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A measured result to take the throughput from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as gemm/bf16: the median of the slowest GPU of the machine counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted: token, image, step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the highest demand needs if left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All if left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same draws.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>Report (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger and summary (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results for programs (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When buying pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meets the demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most GPUs at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At signing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months until buying has paid for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed instances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid by use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best split by number of servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing the input pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present value without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>%1 is no number of processors, expected a whole number from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no value, expected KEY=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is one argument too many, expected options only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, see costmodel --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used: %1, expected a file or folder that this user may read or write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder holds no scenario, expected files *.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would be written twice, expected another name for each result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no language of this program, expected en or zh_CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not available in this build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file in the format %1 holds one scenario, expected a name with {name} in it for a file each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no format, expected one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no ending that names a format, expected one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends in %1, but --format asks for %2; expected one of them or both alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is given twice, expected it once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 months from %2, amounts in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is discounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present values at %1 a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before income tax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After income tax of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT is recovered and no cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT is a cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own servers (%1): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed instances (%1): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest by use: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No option meets the demand, so none is recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split of own and rented capacity is the cheapest way to meet the demand: it costs %1 in present value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is the cheapest way to meet the demand: it costs %2 in present value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is %1 (%2) less than the best split of own and rented capacity, which comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is %1 (%2) less than “%3”, which comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying never pays for itself within %1 months against renting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying is never dearer than renting, from the first day on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying has paid for itself after %1 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 months buying becomes cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 months buying becomes dearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No utilisation makes both cost the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cost the same at %1 of the hours of the demand, which is %2 hours of work a month for each owned GPU, %3 of its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cost the same at a rental price of %1, %2 of the present one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rental price makes both cost the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cost the same at a purchase price of %1, %2 of the present one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No purchase price makes both cost the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The purchase has no rate of return between -99 and 1,000 % a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money put into the purchase earns %1 a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying “%1” against renting “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two are not comparable: one does not meet the demand, or they do not serve the same GPU-hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In present value: never within %1 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In present value: from the first day on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In present value: after %1 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the servers are sold when one stops: never within %1 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the servers are sold when one stops: from the first day on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the servers are sold when one stops: after %1 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, %1 is not served in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours of one %2 over the horizon, with at most %3 at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs are positive, receipts negative. Amounts are rounded when they are shown; sums may differ in the last digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present value of each option if one input is moved and all others stay, the strongest input first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 draws of the uncertain inputs (seed %2), “%3” was the cheapest option that meets the demand in %4 of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No split of own, committed and on-demand capacity is allowed: own machines cannot serve the share that must stay on them, or nothing serves the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest split costs %1 in present value, %2 in cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repair costs %1, takes %2 months and raises the utilisation of the GPUs from %3 to %4, so that the same work needs %5 of the GPU-hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be less than the horizon, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; with the lead time of %3 months it must be less than the horizon, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;fit&quot;; must be a number if there are expansions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shares of %1 sum to %2; must sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which needs the load_kw of the servers; expected a table [buy.power]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be whole years (a multiple of 12) for this method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is 0, the day of signing; must be at least 1 unless it is due once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no currency; must be a code of three capital letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is the currency of the scenario; must be 1 or left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which has no rate; expected its value in %3 in [fx], as in %2 = 7.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be at most %3, the hours of the shortest month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hours of %1 sum to %2; must be at most %3, the hours of the shortest month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names a test, but there is no &quot;benchmark&quot; beside it; expected the result file to take it from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names a result, but there is no &quot;metric&quot; beside it; expected the test to take, as in &quot;gemm/bf16&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives no throughput; expected a result with a positive figure for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands beside the benchmark of &quot;%2&quot;, which counts in other units; expected a benchmark for all types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jobs need the speed of &quot;%1&quot;; expected a throughput or benchmark in [gpu.%1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; has no rows; must have at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be at least %3, the utilisation now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty; must not be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no name; must have one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot; like another one before it; names must be unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;hybrid&quot;, the name of the best split; must be another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot; like a rental plan; names of plans and purchases must differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected the name of a GPU type, [gpu.NAME]; did you mean &quot;%3&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected the name of a purchase, [[buy]]; did you mean &quot;%3&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected the name of a rental plan, [[rent]]; did you mean &quot;%3&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected the name of a GPU type, [gpu.NAME]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected the name of a purchase, [[buy]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, expected the name of a rental plan, [[rent]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is not paid by use; expected a plan that is billed hourly, daily or spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; expected a plan that is billed hourly or daily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing; a spot plan needs one unless demand.interruptible_share and its availability are 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, so often that no work is ever finished between checkpoints; must be lower, or checkpoints and restarts shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;; the distribution &quot;%3&quot; needs one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be at least %3, its %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would need %2 machines for the highest demand; must be at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be the first day of a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; the horizon must end before the year 10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected one of %3; did you mean &quot;%4&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a number or &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a number or an offer of the price book, as in { offer = &quot;...&quot;, on = 2026-01-01 }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a whole number or &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected text in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a date, as in 2026-01-01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a name in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a list of names, as in [&quot;one&quot;, &quot;other&quot;]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected a currency code of three capital letters, as in &quot;CNY&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, expected the name of a file in double quotes, relative to the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be more than %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be at least %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be less than %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; must be at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has both &quot;%2&quot; and &quot;%3&quot;; expected only one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not complete, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing; did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: %2 has no key &quot;%3&quot;; did you mean &quot;%4&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: %2 has no key &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: there is no &quot;%2&quot; in %3; did you mean &quot;%4&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: there is no &quot;%2&quot; in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: %2 is a list, expected one of its entries in brackets, as in %2[...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: %2 is no list and takes no brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: the scenario has no table %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names nothing: nothing is below %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no path: expected keys with a dot between them, as in rent[Name].price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no path: a bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no path: expected a name or position in the brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no path: expected a dot after ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a table, expected one of its keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be varied, expected the path of a number that need not be whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; only a number can be varied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not set; only a number can be varied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be set here; change it in the scenario file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Purchase items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own and rent together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncertain inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unit</name>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GPU and hour, day or month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GB and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per server and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for one unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-time people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers per person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>work units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>work units a second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
