-- The name of who said thank you, as it was then: the card's owner reads it.

alter table stories add column "thanks_from" text collate "C";

update stories set thanks_from = nullif(trim(accounts.first_name || ' ' || accounts.last_name), '')
from accounts
where thanks_message is not null and accounts.id = stories.thanks_account_id;
