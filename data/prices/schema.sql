-- Version 1 of the price book. What changed since is in migrations.cpp.

CREATE TABLE source (
    source_id INTEGER PRIMARY KEY,
    address TEXT NOT NULL UNIQUE CHECK (address <> '')
) STRICT;

-- One thing that is priced again and again; its name is what a scenario writes.
CREATE TABLE offer (
    offer_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('rent', 'buy', 'colocation', 'electricity', 'network', 'staff',
                                       'power', 'spot', 'failure', 'resale', 'other')),
    provider TEXT NOT NULL,
    gpu TEXT NOT NULL,
    billing TEXT NOT NULL
) STRICT;

-- What it cost on a day. Rows are never replaced by later ones: the history is the point.
CREATE TABLE price (
    price_id INTEGER PRIMARY KEY,
    offer_id INTEGER NOT NULL REFERENCES offer ON DELETE CASCADE,
    source_id INTEGER NOT NULL REFERENCES source,
    as_of TEXT NOT NULL CHECK (ifnull(date(as_of, '+0 days') = as_of, FALSE)),
    region TEXT NOT NULL,
    gpus REAL CHECK (gpus > 0),
    item TEXT NOT NULL,
    low REAL NOT NULL CHECK (low > 0),
    price REAL NOT NULL CHECK (price >= low),
    high REAL NOT NULL CHECK (high >= price),
    currency TEXT NOT NULL CHECK (currency = '' OR currency GLOB '[A-Z][A-Z][A-Z]'),
    unit TEXT NOT NULL CHECK (unit <> ''),
    vat_included TEXT NOT NULL CHECK (vat_included IN ('yes', 'no', 'unknown')),
    grade TEXT NOT NULL CHECK (grade IN ('a', 'b', 'c')),
    note TEXT NOT NULL
) STRICT;

-- Two prices of one day stand side by side only where their sources differ.
CREATE UNIQUE INDEX price_once ON price (offer_id, as_of, region, ifnull(gpus, 0), source_id);
CREATE INDEX price_source ON price (source_id);
