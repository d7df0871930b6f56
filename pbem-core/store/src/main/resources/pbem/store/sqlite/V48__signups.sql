-- Who may sign up though not everybody may.
CREATE TABLE invitation (
    address_key TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- Who has asked to, confirmed it, and waits for a word of the admin's.
CREATE TABLE applicant (
    number BIGINT PRIMARY KEY,
    user_id TEXT NOT NULL,
    user_key TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    address_key TEXT NOT NULL UNIQUE,
    at BIGINT NOT NULL
);

INSERT INTO counter (name, last) VALUES ('applicant', 0);
