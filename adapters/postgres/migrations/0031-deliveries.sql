-- Cards on their way to somebody on a day, and what a mail provider says of a mail afterwards; unknown for those there are.

create table deliveries (
  "id" text collate "C" not null,
  "version" integer not null,
  "story_id" text collate "C" not null,
  "email" text collate "C" not null,
  "recipient_name" text collate "C" not null,
  "message" text collate "C" not null,
  "local_day" text collate "C" not null,
  "local_time" text collate "C" not null,
  "zone" text collate "C" not null,
  "goes_on" timestamptz not null,
  "due_on" timestamptz,
  "held_for" text collate "C",
  "gone_on" timestamptz,
  "created_on" timestamptz not null,
  primary key (id)
);

alter table deliveries add foreign key (story_id) references stories (id) on delete cascade deferrable initially deferred;

create index on deliveries (story_id);
create index on deliveries (email);
create index on deliveries (due_on) where due_on is not null;

alter table mails add column delivered_on timestamptz;
