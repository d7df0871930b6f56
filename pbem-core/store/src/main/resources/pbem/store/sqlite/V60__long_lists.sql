-- Lists that are read by an index however long they are: the standings of a game from the strongest on, and the mails that went
-- another way than most, which somebody looks at.
CREATE INDEX rating_by_strength ON rating (
    game,
    CASE WHEN boards >= 10 AND opponents >= 4 THEN 0 ELSE 1 END,
    mu DESC
);
CREATE INDEX outbox_set_aside ON outbox (state, id) WHERE state NOT IN ('WAITING', 'SENT');
