-- People who sign with a name alone where the organiser lets them, and the link to what they wrote (decision 0076).
alter table stories add column guests_may_sign boolean not null default false;
alter table stories alter column guests_may_sign drop default;
alter table roles add column guest_name text collate "C";
alter table roles add column guest_token text collate "C";
create unique index on roles (guest_token);
