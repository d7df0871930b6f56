-- What is wrong with the server, or was, so that a restart tells nothing twice.
CREATE TABLE alarm (
    cause TEXT COLLATE "C" PRIMARY KEY,
    since BIGINT NOT NULL,
    told_at BIGINT,
    weight BIGINT NOT NULL,
    ended_at BIGINT                     -- empty while it lasts
);
