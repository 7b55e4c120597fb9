-- Damage is noticed. NULL: the entry was stored before there was a chain, or by an older server.
ALTER TABLE entries ADD COLUMN hash BYTEA;

-- Where each log ends, so that it shows when its end is gone.
CREATE TABLE heads (
    match TEXT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    hash BYTEA NOT NULL
);

-- What there is to know of the store itself: its id, and the last probe.
CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
