-- Whose the thanks are, and whether the card's owner put them out of sight.

alter table stories add column "thanks_account_id" text collate "C";
alter table stories add column "thanks_hidden" boolean not null default false;
alter table stories alter column "thanks_hidden" drop default;

-- who wrote them was not kept: where one person alone is the recipient, they did
update stories set thanks_account_id = (
  select min(account_id) from roles
  where roles.story_id = stories.id and role_type = 'recipient' and account_id is not null
)
where thanks_message is not null and 1 = (
  select count(distinct account_id) from roles
  where roles.story_id = stories.id and role_type = 'recipient' and account_id is not null
);

create index on stories (thanks_account_id) where thanks_account_id is not null;
