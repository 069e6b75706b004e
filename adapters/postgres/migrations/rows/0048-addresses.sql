insert into addresses ("id", "version", "account_id", "first_name", "last_name", "address_line_1", "address_line_2", "city", "postcode", "country", "saved", "created_on") values
  ('addresses-1', 1, 'account_id of addresses-1', 'Grace', 'Hopper', '12 Harbour Street', 'Flat 3', 'Bristol', 'BS1 4RN', 'United Kingdom', true, '2026-03-01T13:02:38.755Z'),
  ('addresses-2', 2, 'account_id of addresses-2', '', '', '1 Mill Lane', '', 'Bath', 'BA1 1AA', 'United Kingdom', false, '2026-03-01T13:04:42.879Z');
