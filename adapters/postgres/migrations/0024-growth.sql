-- How rows are found that have had their time, and one's cards a page at a time: without going through a table (P20).

create index on auth_contexts (expires_on);
create index on sessions (expires_on);
create index on sessions (revoked_on) where revoked_on is not null;
create index on allowances (spent_on);
create index on address_changes (expires_on);
create index on mails (sent_on) where sent_on is not null;
create index on mails (created_on, id);
create index on slides (created_on) where status = 'pending' and sent_on is not null;

-- Ids rise with the moment they are made: newest card first, one kind of part at a time.
create index on roles (account_id, role_type, story_id);
drop index roles_account_id_idx;

-- The database takes whatever was gathered for a hundred rows and would go through a table of ten thousand for one;
-- every row is found by a key.
alter function fanfold_commit(jsonb, jsonb)
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off;
