-- The tracks that a card plays, in order; none for those there are.
alter table stories add column soundtrack jsonb not null default '[]';
alter table stories alter column soundtrack drop default;
