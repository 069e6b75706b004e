-- What organisers hear of their cards, and when (decision 0074): at once or once a day, in their own zone.

alter table accounts add column news text collate "C" not null default 'daily';
alter table accounts alter column news drop default;
alter table accounts add column zone text collate "C";

alter table stories add column digest_from timestamptz;
alter table stories add column digest_on timestamptz;
create index on stories (digest_on) where digest_on is not null;
