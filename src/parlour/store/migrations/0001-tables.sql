-- Everything there is to remember. One text for both databases: SQLite takes BYTEA for any other type name.

CREATE TABLE entries (
    match TEXT NOT NULL,
    seq BIGINT NOT NULL CHECK (seq >= 0),
    entry BYTEA NOT NULL,
    PRIMARY KEY (match, seq)
);

-- What a lobby shows of a match, so that it need not be replayed for that.
CREATE TABLE matches (
    match TEXT NOT NULL PRIMARY KEY,
    opened BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    public BOOLEAN NOT NULL,
    game TEXT NOT NULL,
    summary BYTEA NOT NULL
);

CREATE INDEX matches_by_status ON matches (status, opened, match);

CREATE INDEX lobby ON matches (opened, match) WHERE public AND status <> 'over';

CREATE TABLE sittings (
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (player, match)
);

CREATE INDEX sittings_by_match ON sittings (match, place);

CREATE TABLE replays (
    match TEXT NOT NULL PRIMARY KEY,
    replay BYTEA NOT NULL
);

CREATE TABLE players (
    player TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

-- Who has none is a guest. Two accounts never differ by nothing but upper and lower case.
CREATE TABLE accounts (
    folded TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    player TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
);

CREATE TABLE sessions (
    token BYTEA NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX sessions_by_player ON sessions (player);

CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE chats (
    match TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    fence BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX leases_by_owner ON leases (owner);
