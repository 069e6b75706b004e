-- The language of an account's mails (decision 0054); unknown for those there are.
alter table accounts add column locale text collate "C";
