-- What clips need: how loud a recording is, what is said in it, and why one could not be used.
alter table media add column peaks jsonb;
alter table media add column captions jsonb;
alter table media add column failure text collate "C";
