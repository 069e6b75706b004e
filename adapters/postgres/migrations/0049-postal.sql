-- Printed cards on their way, with a copy of the address they go to, and which payment is for which of them.
create table postal_orders (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "story_id" text collate "C" not null,
  "status" text collate "C" not null,
  "address_id" text collate "C",
  "address" jsonb,
  "delivery_by" text collate "C",
  "destination" text collate "C" not null,
  "postal_class" text collate "C",
  "scheduled_delivery" boolean not null,
  "card" integer not null,
  "post" integer not null,
  "print_key" text collate "C",
  "payment_id" text collate "C",
  "provider" text collate "C",
  "provider_ref" text collate "C",
  "attempts" integer not null,
  "failure" text collate "C",
  "check_on" timestamptz,
  "paid_on" timestamptz,
  "printing_on" timestamptz,
  "posted_on" timestamptz,
  "cancelled_on" timestamptz,
  "created_on" timestamptz not null,
  primary key (id)
);
create index on postal_orders (account_id);
create index on postal_orders (check_on) where check_on is not null;
create index on postal_orders (print_key);
create index on postal_orders (provider_ref);
create index on postal_orders (status);
create index on postal_orders (story_id);

alter table payments add column postal_order_id text collate "C";
create index on payments (postal_order_id);
