-- The ids of the mails that a mail answers, the oldest first, with blanks between: ours that answers it follows them, too.
ALTER TABLE inbox ADD COLUMN answered TEXT COLLATE "C" NOT NULL DEFAULT '';
