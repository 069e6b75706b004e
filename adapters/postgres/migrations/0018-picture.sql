-- The picture that a mail carries: the key under which it is published.

alter table mails add column "picture" text collate "C";
