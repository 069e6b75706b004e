-- Where printed cards go: each account's address book (OPEN-162).
create table addresses (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "first_name" text collate "C" not null,
  "last_name" text collate "C" not null,
  "address_line_1" text collate "C" not null,
  "address_line_2" text collate "C" not null,
  "city" text collate "C" not null,
  "postcode" text collate "C" not null,
  "country" text collate "C" not null,
  "saved" boolean not null,
  "created_on" timestamptz not null,
  primary key (id)
);
create index on addresses (account_id);
