-- What was asked with a request key, and where a session was last renewed from.
alter table requests add column asked text collate "C" not null default '';
alter table requests alter column asked drop default;
alter table sessions add column network_hash text collate "C";
create index on stories (last_story_update) where owner_account_id is null;
create index on slides (created_on) where account_id is null and sent_on is null;
create index on media (created_on) where story_id is null and account_id is null;
