-- What was found in finished games, as JSON: under the SHA-256 of the record, the seat, the reviewer and its budget.
CREATE TABLE reviews (
    match TEXT NOT NULL,
    key TEXT NOT NULL,
    findings BYTEA NOT NULL,
    PRIMARY KEY (match, key)
);
