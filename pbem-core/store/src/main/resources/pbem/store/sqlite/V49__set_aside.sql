-- Mails that are set aside are counted every minute, and hardly ever there are any.
CREATE INDEX inbox_quarantined ON inbox (id) WHERE state = 'QUARANTINED';
