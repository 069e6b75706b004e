-- Where a mail is on its way: what became of it, when, and whose place in a card it is about. Who wants no invitations.

alter table mails add column "role_id" text collate "C";
alter table mails add column "unsubscribe" text collate "C";
alter table mails add column "failed_as" text collate "C";
alter table mails add column "failed_on" timestamptz;
update mails set failed_as = 'given_up', failed_on = due_on where failed is not null;
create index on mails (failed_on) where failed_on is not null;

alter table roles add column "delivery" text collate "C";
alter table roles add column "delivery_reason" text collate "C";

create table unsubscriptions (
  "id" text collate "C" not null,
  "version" integer not null,
  "created_on" timestamptz not null,
  primary key (id)
);
