-- Who may sign up though not everybody may.
CREATE TABLE invitation (
    address_key TEXT COLLATE "C" PRIMARY KEY,
    address TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);

-- Who has asked to, confirmed it, and waits for a word of the admin's.
CREATE TABLE applicant (
    number BIGINT PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL,
    user_key TEXT COLLATE "C" NOT NULL UNIQUE,
    address TEXT COLLATE "C" NOT NULL,
    address_key TEXT COLLATE "C" NOT NULL UNIQUE,
    at BIGINT NOT NULL
);

CREATE SEQUENCE applicant_number;
