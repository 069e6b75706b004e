-- Logos of accounts, and where each stands: on a card, with a theme, or on what the account sends.

create table logos (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "original_filename" text collate "C" not null,
  "large_key" text collate "C" not null,
  "small_key" text collate "C" not null,
  "width" integer not null,
  "height" integer not null,
  "ground" text collate "C" not null,
  "created_on" timestamptz not null,
  primary key (id)
);
create index on logos (account_id);

create table logo_links (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "type" text collate "C" not null,
  "scale" float8 not null,
  "logo_id" text collate "C" not null,
  "story_id" text collate "C",
  "theme_id" text collate "C",
  "created_on" timestamptz not null,
  primary key (id)
);
alter table logo_links add foreign key (story_id) references stories (id) on delete cascade deferrable initially deferred;
create index on logo_links (account_id);
create index on logo_links (story_id);
create index on logo_links (theme_id);
