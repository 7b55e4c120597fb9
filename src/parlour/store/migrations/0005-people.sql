-- How persons would like to look; who has said what at a table, and what they said without typing.

ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT '';

ALTER TABLE players ADD COLUMN avatar TEXT NOT NULL DEFAULT '';

ALTER TABLE chats ADD COLUMN player TEXT NOT NULL DEFAULT '';

ALTER TABLE chats ADD COLUMN reaction TEXT;
