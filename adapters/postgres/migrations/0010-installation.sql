-- Whose database this is: the id that the data folder's identity.json has, and where it was used from last.

create table installation (
  "single" boolean primary key default true check (single),
  "id" text collate "C" not null,
  "used_by" text collate "C" not null
);
