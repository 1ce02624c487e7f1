-- Which protocols exist is known to the code, and which game speaks which to the settings of the server: both are checked
-- when a game is changed.
alter table game drop constraint game_protocol_check;
alter table game add constraint game_protocol_check check (protocol ~ '^[a-z][a-z-]{1,29}$');
