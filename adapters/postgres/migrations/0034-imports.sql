-- The import that a reminder came with, by which it may be taken back.

alter table reminders add column "import_id" text collate "C";
