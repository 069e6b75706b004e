-- Accounts that help the owner organise a card (decision 0077).
alter table stories add column co_owners jsonb not null default '[]';
alter table stories alter column co_owners drop default;
