-- Prints of cards that were posted, or cancelled, are removed after thirty days: the job finds them by this moment.
update postal_orders
set "check_on" = coalesce("posted_on", "cancelled_on") + interval '30 days'
where "status" in ('posted', 'cancelled') and "print_key" is not null and "check_on" is null;
