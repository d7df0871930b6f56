-- What a mail led to, and what went to an address, are looked up without reading all mails that were ever sent.
CREATE INDEX outbox_by_inbox ON outbox (inbox_id);
CREATE INDEX outbox_by_address ON outbox (lower(address), id);
