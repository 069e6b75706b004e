-- Changes of an account's address, each with the old address's way back from it.

create table address_changes (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "old_email" text collate "C" not null,
  "new_email" text collate "C" not null,
  "used_on" timestamptz,
  "expires_on" timestamptz not null,
  "created_on" timestamptz not null,
  primary key (id)
);
create index on address_changes (account_id);
