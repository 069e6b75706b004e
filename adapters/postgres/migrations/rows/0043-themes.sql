insert into themes ("id", "version", "account_id", "name", "colourset", "from_shared_theme_id", "position", "shared_on", "created_on") values
  ('themes-1', 1, 'account_id of themes-1', 'name of themes-1', '{"schema_version": "1.2", "type": "custom", "allow_customisation": true, "max_colours": 6, "colours": ["#F94144", "#F8961E", "#F9C74F", "#90BE6D", "#43AA8B", "#577590"]}', 'from_shared_theme_id of themes-1', 3, '2026-03-01T13:02:38.755Z', '2026-03-01T13:03:39.816Z'),
  ('themes-2', 2, 'account_id of themes-2', '', '{"schema_version": "1.0", "colours": []}', null, 0, null, '2026-03-01T13:04:42.879Z');
insert into themesets ("id", "version", "account_id", "theme_ids", "created_on") values
  ('themesets-1', 1, 'account_id of themesets-1', '["themes-1", "themes-2"]', '2026-03-01T13:03:39.816Z'),
  ('themesets-2', 2, 'account_id of themesets-2', '[]', '2026-03-01T13:04:42.879Z');
