-- The logo that a mail carries beside its picture: the key under which it is published.

alter table mails add column "logo" text collate "C";
