-- Which recordings are still to be made, for a server that starts.
create index media_processing on media (created_on) where status = 'processing';
