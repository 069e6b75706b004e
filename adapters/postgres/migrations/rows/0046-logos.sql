insert into logos ("id", "version", "account_id", "original_filename", "large_key", "small_key", "width", "height", "ground", "created_on") values
  ('logos-1', 1, 'account_id of logos-1', 'original_filename of logos-1', 'large_key of logos-1', 'small_key of logos-1', 1000, 400, 'dark', '2026-03-01T13:03:39.816Z'),
  ('logos-2', 2, 'account_id of logos-2', '', '', '', 1, 1, 'light', '2026-03-01T13:04:42.879Z');
insert into logo_links ("id", "version", "account_id", "type", "scale", "logo_id", "story_id", "theme_id", "created_on") values
  ('logo_links-1', 1, 'account_id of logo_links-1', 'story', 1.25, 'logos-1', 'stories-1', 'theme_id of logo_links-1', '2026-03-01T13:03:39.816Z'),
  ('logo_links-2', 2, 'account_id of logo_links-2', 'account', 0.5, 'logos-2', null, null, '2026-03-01T13:04:42.879Z');
