-- Themes of accounts, sets of them that are passed on, and the colours of a card; null for the cards there are.

create table themes (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "name" text collate "C" not null,
  "colourset" jsonb not null,
  "from_shared_theme_id" text collate "C",
  "position" integer not null,
  "shared_on" timestamptz,
  "created_on" timestamptz not null,
  primary key (id)
);
create index on themes (account_id, "position");

create table themesets (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "theme_ids" jsonb not null,
  "created_on" timestamptz not null,
  primary key (id)
);
create index on themesets (account_id);

alter table stories add column colours jsonb;
