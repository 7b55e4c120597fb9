-- Whose tables these are, when they were last described, and whether anything happened there at all: so that one
-- person cannot have any number of them, and what is left lying can be put away.

ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';

ALTER TABLE matches ADD COLUMN unplayed BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE matches ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;

UPDATE matches SET changed = opened;

CREATE INDEX matches_by_host ON matches (host) WHERE status <> 'over';

CREATE INDEX matches_unplayed ON matches (changed) WHERE unplayed;

CREATE INDEX matches_over ON matches (changed) WHERE status = 'over';
