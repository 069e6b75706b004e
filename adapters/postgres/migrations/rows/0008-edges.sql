insert into unsubscriptions ("id", "version", "created_on") values
  ('unsubscriptions-1', 1, '2026-03-01T13:03:39.816Z'),
  ('unsubscriptions-2', 2, '2026-03-01T13:04:42.879Z');
