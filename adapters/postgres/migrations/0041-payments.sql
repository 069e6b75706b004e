-- What people pay, and the books: every movement of money and credits, from one account of the books to another.

create table payments (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "status" text collate "C" not null,
  "payment_type" text collate "C" not null,
  "story_id" text collate "C",
  "product_tier" text collate "C",
  "is_upgrade" boolean not null,
  "bundle_type" text collate "C",
  "bundle_quantity" integer,
  "used_credit_type" text collate "C",
  "send_method" text collate "C",
  "amount_subtotal" integer not null,
  "amount_discount" integer not null,
  "amount_shipping" integer not null,
  "amount_tax" integer not null,
  "amount_total" integer not null,
  "currency" text collate "C" not null,
  "refund_due" integer not null,
  "amount_refunded" integer not null,
  "provider" text collate "C",
  "provider_ref" text collate "C",
  "card_last4" text collate "C",
  "card_brand" text collate "C",
  "check_on" timestamptz,
  "settled_on" timestamptz,
  "created_on" timestamptz not null,
  primary key (id)
);

create table transfers (
  "id" text collate "C" not null,
  "version" integer not null,
  "from_book" text collate "C" not null,
  "to_book" text collate "C" not null,
  "unit" text collate "C" not null,
  "amount" integer not null,
  "payment_id" text collate "C",
  "reason" text collate "C" not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create table test_payments (
  "id" text collate "C" not null,
  "version" integer not null,
  "secret" text collate "C" not null,
  "amount" integer not null,
  "currency" text collate "C" not null,
  "status" text collate "C" not null,
  "is_refused" boolean not null,
  "card_last4" text collate "C",
  "card_brand" text collate "C",
  "amount_refunded" integer not null,
  "refunds" jsonb not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create index on payments (account_id, created_on);
create index on payments (story_id);
create index on payments (provider_ref);
create index on payments (check_on) where check_on is not null;
create index on transfers (payment_id);
create index on transfers (from_book);
create index on transfers (to_book);
create index on test_payments (secret);
create index on test_payments (created_on);

-- The credits that accounts have already are the first entries: the count of each stands beside its account.
insert into transfers
  select 'opening:' || kind.unit || ':issued:' || id, 1, 'issued', 'available:' || id, kind.unit,
      kind.available + kind.used, null, 'opening', created_on
    from accounts, lateral (values
      ('digital', credits_digital_available, credits_digital_used),
      ('postal', credits_postal_available, credits_postal_used)) kind (unit, available, used)
    where kind.available + kind.used > 0;
insert into transfers
  select 'opening:' || kind.unit || ':used:' || id, 1, 'available:' || id, 'used:' || id, kind.unit,
      kind.used, null, 'opening', created_on
    from accounts, lateral (values
      ('digital', credits_digital_used), ('postal', credits_postal_used)) kind (unit, used)
    where kind.used > 0;
