-- How people are told that it is their turn, and what they were told.

-- Their language and time zone, and between which minutes of their day they are told nothing (none, if both are equal).
CREATE TABLE contacts (
    player TEXT NOT NULL PRIMARY KEY,
    locale TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from BIGINT NOT NULL,
    quiet_until BIGINT NOT NULL
);

-- Browsers that take messages for a person. Each lasts as long as the session that brought it.
CREATE TABLE devices (
    device TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    session BYTEA NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    public_key BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    name TEXT NOT NULL,
    added BIGINT NOT NULL
);

CREATE INDEX devices_by_player ON devices (player, added);

CREATE INDEX devices_by_session ON devices (session);

-- E-mail. An address counts from the time when the code that was sent there came back (0: it has not yet).
CREATE TABLE addresses (
    player TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    confirmed BIGINT NOT NULL,
    code BYTEA NOT NULL,
    expires BIGINT NOT NULL,
    leaving TEXT NOT NULL UNIQUE
);

-- Whether somebody wants to be told of their turns in a match, if they have said so.
CREATE TABLE choices (
    match TEXT NOT NULL,
    player TEXT NOT NULL,
    wanted BOOLEAN NOT NULL,
    PRIMARY KEY (match, player)
);

-- Of which turn, by the time at which it began, somebody was last told in which way: by a device, or by mail.
CREATE TABLE sent (
    match TEXT NOT NULL,
    player TEXT NOT NULL,
    way TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (match, player, way)
);
