-- A page of the list of players, and how many there are, without looking at all of them.
CREATE INDEX player_by_state ON player (state, user_key);
