-- How much went to addresses of late is added up before anything is done for a mail that nothing proves.
CREATE INDEX outbox_to_addresses ON outbox (at) WHERE player_id IS NULL AND address IS NOT NULL;

-- What came in one mail is asked about in one: the first of those that one answer settles.
ALTER TABLE hold ADD COLUMN asked_with BIGINT REFERENCES hold (id);
CREATE INDEX hold_asked_with ON hold (asked_with);
