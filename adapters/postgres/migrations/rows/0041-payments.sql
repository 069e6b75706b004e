insert into payments ("id", "version", "account_id", "status", "payment_type", "story_id", "product_tier", "is_upgrade", "bundle_type", "bundle_quantity", "used_credit_type", "send_method", "amount_subtotal", "amount_discount", "amount_shipping", "amount_tax", "amount_total", "currency", "refund_due", "amount_refunded", "provider", "provider_ref", "card_last4", "card_brand", "check_on", "settled_on", "created_on") values
  ('payments-1', 1, 'accounts-1', 'succeeded', 'product_tier', 'stories-1', 'unlimited', true, 'digital', 5, 'digital', 'Email', 999, 100, 10, 5, 909, 'gbp', 7, 3, 'test', 'provider_ref of payments-1', '4242', 'visa', '2026-04-18T08:00:00.000Z', '2026-04-18T08:10:00.000Z', '2026-03-01T13:05:39.816Z'),
  ('payments-2', 2, 'accounts-2', 'processing', 'bundle', null, null, false, null, null, null, null, 0, 0, 0, 0, 0, 'gbp', 0, 0, null, null, null, null, null, null, '2026-03-01T13:06:42.879Z');
insert into transfers ("id", "version", "from_book", "to_book", "unit", "amount", "payment_id", "reason", "created_on") values
  ('transfers-1', 1, 'sales', 'provider', 'gbp', 909, 'payments-1', 'charge', '2026-03-01T13:05:39.816Z'),
  ('transfers-2', 2, 'issued', 'available:accounts-2', 'postal', 1, null, 'grant', '2026-03-01T13:06:42.879Z');
insert into test_payments ("id", "version", "secret", "amount", "currency", "status", "is_refused", "card_last4", "card_brand", "amount_refunded", "refunds", "created_on") values
  ('test_payments-1', 1, 'secret of test_payments-1', 909, 'gbp', 'succeeded', true, '4242', 'visa', 3, '["payments-1:refund"]', '2026-03-01T13:05:39.816Z'),
  ('test_payments-2', 2, '', 0, 'gbp', 'open', false, null, null, 0, '[]', '2026-03-01T13:06:42.879Z');
