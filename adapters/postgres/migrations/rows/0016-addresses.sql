insert into address_changes ("id", "version", "account_id", "old_email", "new_email", "used_on", "expires_on", "created_on") values
  ('address-change-1', 1, 'accounts-1', 'ada@mail.test', 'ada@new.test', '2026-03-02T13:03:39.816Z', '2026-03-08T13:03:39.816Z', '2026-03-01T13:03:39.816Z'),
  ('address-change-2', 2, 'accounts-1', 'ada@new.test', 'ada@other.test', null, '2026-03-09T13:03:39.816Z', '2026-03-02T13:03:39.816Z');
