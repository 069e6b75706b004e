-- Accounts that help the owner organise a card, and to whom its owner offers it (decision 0077).
alter table stories add column co_owners jsonb not null default '[]';
alter table stories alter column co_owners drop default;
alter table stories add column offer_token text collate "C";
alter table stories add column offer jsonb;
alter table stories add column offer_email text collate "C";
create index on stories (offer_email);
create unique index on stories (offer_token);
