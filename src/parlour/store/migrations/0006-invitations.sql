-- Who may get an account where not everybody may: codes, of which only the hash is kept, how many accounts each still
-- makes, and until when.

CREATE TABLE invitations (
    code BYTEA NOT NULL PRIMARY KEY,
    accounts BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
