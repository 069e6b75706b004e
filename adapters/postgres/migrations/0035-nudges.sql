-- Who opened their invitation and when; nobody is known to have for those there are.
alter table roles add column opened_on timestamptz;

-- Nudges that go by themselves and a note to the organiser (decision 0075), the day a card goes out on, and how many
-- versions of a card changed nothing that anyone sees. A card that is being signed is looked at once, which finds when
-- its note is due.
alter table stories add column nudge_from timestamptz;
alter table stories add column nudge_on timestamptz;
alter table stories add column note_on timestamptz;
alter table stories add column scheduled_for text collate "C";
alter table stories add column bookkept integer not null default 0;
alter table stories alter column bookkept drop default;
update stories set note_on = now()
  where completion_date >= to_char(now(), 'YYYY-MM-DD') and not setup_send_complete and owner_account_id is not null;
update stories set scheduled_for = coming.local_day
  from (select story_id, min(local_day) as local_day from deliveries where due_on is not null group by story_id) coming
  where coming.story_id = stories.id;
create index on stories (nudge_on) where nudge_on is not null;
create index on stories (note_on) where note_on is not null;
