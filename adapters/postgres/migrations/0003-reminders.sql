-- Reminders, and how a reminder's cards are found.

create table reminders (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "story_id" text collate "C",
  "title" text collate "C",
  "recipient_first_name" text collate "C" not null,
  "recipient_last_name" text collate "C" not null,
  "recipient_email" text collate "C",
  "occasion" text collate "C" not null,
  "occasion_date" text collate "C" not null,
  "days_before" integer not null,
  "repeat" boolean not null,
  "reminder_offset" float8 not null,
  "remind_on" timestamptz,
  "remind_for" text collate "C",
  "reminded_for" text collate "C",
  "created_on" timestamptz not null,
  primary key (id)
);

create index on reminders (account_id);
create index on reminders (remind_on) where remind_on is not null;
create index on stories (from_reminder_id) where from_reminder_id is not null;
