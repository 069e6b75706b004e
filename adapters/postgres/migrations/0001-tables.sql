-- The tables as they were at first. Text is compared byte by byte, so that order is the same in every database.

create table accounts (
  "id" text collate "C" not null,
  "version" integer not null,
  "email" text collate "C" not null,
  "first_name" text collate "C" not null,
  "last_name" text collate "C" not null,
  "hide_my_email" boolean not null,
  "credits_digital_available" integer not null,
  "credits_digital_used" integer not null,
  "credits_postal_available" integer not null,
  "credits_postal_used" integer not null,
  "last_card_on" timestamptz,
  "tooltips" jsonb not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create table auth_contexts (
  "id" text collate "C" not null,
  "version" integer not null,
  "email" text collate "C" not null,
  "first_name" text collate "C" not null,
  "last_name" text collate "C" not null,
  "registration" boolean not null,
  "verify_type" text collate "C" not null,
  "auth_link_params" jsonb not null,
  "code_hash" text collate "C" not null,
  "token_hash" text collate "C" not null,
  "attempts" integer not null,
  "network" text collate "C" not null,
  "used_on" timestamptz,
  "expires_on" timestamptz not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create table sessions (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "refresh_hash" text collate "C" not null,
  "previous_hash" text collate "C",
  "attempt_hash" text collate "C",
  "rotated_on" timestamptz not null,
  "revoked_on" timestamptz,
  "expires_on" timestamptz not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create table identities (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C" not null,
  "provider" text collate "C" not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create table stories (
  "id" text collate "C" not null,
  "version" integer not null,
  "owner_account_id" text collate "C",
  "owner_visitor_id" text collate "C",
  "owner_first_name" text collate "C" not null,
  "owner_last_name" text collate "C" not null,
  "group_token" text collate "C" not null,
  "recipient_token" text collate "C" not null,
  "watch_token" text collate "C",
  "invite_token" text collate "C",
  "title" text collate "C" not null,
  "occasion" text collate "C" not null,
  "occasion_date" text collate "C",
  "completion_date" text collate "C",
  "recipient_first_name" text collate "C" not null,
  "recipient_last_name" text collate "C" not null,
  "greeting_to" text collate "C",
  "greeting_message" text collate "C",
  "greeting_from" text collate "C",
  "has_landscape_cover" boolean not null,
  "content_moderation" boolean not null,
  "group_link_privacy" text collate "C" not null,
  "recipient_link_privacy" text collate "C" not null,
  "has_credits_slide" boolean not null,
  "show_as_you_go" boolean not null,
  "group_message" text collate "C",
  "owner_email_notifications" boolean not null,
  "setup_card_complete" boolean not null,
  "setup_invite_complete" boolean not null,
  "setup_send_complete" boolean not null,
  "has_sbp_credit" boolean not null,
  "fx_confetti" boolean not null,
  "fx_snow" boolean not null,
  "created_on" timestamptz not null,
  "received_on" timestamptz,
  "last_story_update" timestamptz not null,
  "last_contribution_update" timestamptz not null,
  "last_role_update" timestamptz not null,
  "thanks_message" text collate "C",
  "thanks_sent_on" timestamptz,
  "last_applied_theme_id" text collate "C",
  "product_tier" text collate "C" not null,
  "from_reminder_id" text collate "C",
  "is_card_editable" boolean not null,
  "sent_by_email_on" timestamptz,
  "sent_by_post_on" timestamptz,
  "sent_by_copy_link_on" timestamptz,
  primary key (id)
);

create table slides (
  "id" text collate "C" not null,
  "version" integer not null,
  "edition" integer not null,
  "story_id" text collate "C" not null,
  "type" text collate "C" not null,
  "variant" text collate "C" not null,
  "title" text collate "C",
  "subtitle" text collate "C",
  "description" text collate "C",
  "date" text collate "C",
  "theme" jsonb,
  "exported_id" text collate "C",
  "slide_data" jsonb,
  "style" text collate "C",
  "title_age" float8,
  "spotify_track_id" text collate "C",
  "giphy_id" text collate "C",
  "giphy_duration" float8,
  "location_name" text collate "C",
  "location_lat" float8,
  "location_lon" float8,
  "location_ne_lat" float8,
  "location_ne_lon" float8,
  "location_sw_lat" float8,
  "location_sw_lon" float8,
  "location_zoom" float8,
  "media" jsonb not null,
  "position" integer not null,
  "status" text collate "C" not null,
  "sent_on" timestamptz,
  "approved_on" timestamptz,
  "account_id" text collate "C",
  "visitor_id" text collate "C",
  "creator_first_name" text collate "C" not null,
  "creator_last_name" text collate "C" not null,
  "creator_email" text collate "C",
  "role_id" text collate "C",
  "thumbnail_key" text collate "C",
  "seen" boolean not null,
  "related_card_id" text collate "C",
  "created_on" timestamptz not null,
  "updated_on" timestamptz not null,
  primary key (id)
);

create table roles (
  "id" text collate "C" not null,
  "version" integer not null,
  "story_id" text collate "C" not null,
  "account_id" text collate "C",
  "visitor_id" text collate "C",
  "role_type" text collate "C",
  "status" text collate "C" not null,
  "join_token" text collate "C",
  "approve_token" text collate "C",
  "join_email" text collate "C",
  "has_watched" boolean not null,
  "last_watched_on" timestamptz,
  "saved_on" timestamptz,
  "nudged_on" timestamptz,
  "created_on" timestamptz not null,
  primary key (id)
);

create table media (
  "id" text collate "C" not null,
  "version" integer not null,
  "story_id" text collate "C",
  "account_id" text collate "C",
  "visitor_id" text collate "C",
  "type" text collate "C" not null,
  "status" text collate "C" not null,
  "mime_type" text collate "C" not null,
  "file_size_kb" float8 not null,
  "source_key" text collate "C" not null,
  "key" text collate "C",
  "mp4_key" text collate "C",
  "thumbnail_key" text collate "C",
  "width" float8,
  "height" float8,
  "duration" float8,
  "progress" float8 not null,
  "crop_source_id" text collate "C",
  "crop_transform" jsonb,
  "created_on" timestamptz not null,
  primary key (id)
);

create table uploads (
  "id" text collate "C" not null,
  "version" integer not null,
  "account_id" text collate "C",
  "visitor_id" text collate "C",
  "media_type" text collate "C" not null,
  "mime_type" text collate "C" not null,
  "used_on" timestamptz,
  "created_on" timestamptz not null,
  primary key (id)
);

create table mails (
  "id" text collate "C" not null,
  "version" integer not null,
  "kind" text collate "C" not null,
  "to_email" text collate "C" not null,
  "subject" text collate "C" not null,
  "text" text collate "C" not null,
  "html" text collate "C" not null,
  "sender" text collate "C",
  "due_on" timestamptz not null,
  "attempts" integer not null,
  "leased_until" timestamptz,
  "sent_on" timestamptz,
  "failed" text collate "C",
  "created_on" timestamptz not null,
  primary key (id)
);

create table allowances (
  "id" text collate "C" not null,
  "version" integer not null,
  "spent" jsonb not null,
  "spent_on" timestamptz not null,
  "created_on" timestamptz not null,
  primary key (id)
);

create table requests (
  "id" text collate "C" not null,
  "version" integer not null,
  "answer" jsonb,
  "created_on" timestamptz not null,
  primary key (id)
);

create table platform (
  "id" text collate "C" not null,
  "version" integer not null,
  "settings" jsonb not null,
  "created_on" timestamptz not null,
  primary key (id)
);

-- Columns that no two rows may share (nulls never clash).
create unique index accounts_email_unique on accounts (email);
create unique index stories_group_token_unique on stories (group_token);
create unique index stories_recipient_token_unique on stories (recipient_token);
create unique index stories_watch_token_unique on stories (watch_token);
create unique index stories_invite_token_unique on stories (invite_token);
create unique index roles_join_token_unique on roles (join_token);
create unique index roles_approve_token_unique on roles (approve_token);
create unique index roles_story_id_account_id_unique on roles (story_id, account_id);
create unique index sessions_refresh_hash_unique on sessions (refresh_hash);
create unique index identities_account_id_provider_unique on identities (account_id, provider);

-- Looked at when all is written, so that a commit may name a child before its parent.
alter table slides add foreign key (story_id) references stories (id) on delete cascade deferrable initially deferred;
alter table roles add foreign key (story_id) references stories (id) on delete cascade deferrable initially deferred;
alter table media add foreign key (story_id) references stories (id) on delete cascade deferrable initially deferred;

-- One line for each way rows are looked for.
create index on slides (story_id, position);
create index on slides (story_id) where not seen;
create index on slides (role_id);
create index on slides (account_id);
create index on slides (visitor_id);
create index on slides (related_card_id);
create index on roles (account_id);
create index on roles (visitor_id);
create index on roles (join_email);
create index on media (story_id);
create index on media (account_id);
create index on media (visitor_id);
create index on media (crop_source_id);
create index on stories (owner_account_id);
create index on stories (owner_visitor_id);
create index on uploads (account_id);
create index on uploads (visitor_id);
create index on uploads (created_on);
create index on sessions (account_id);
create index on sessions (previous_hash);
create index on auth_contexts (email, network, created_on);
create index on auth_contexts (token_hash);
create index on mails (due_on, id) where sent_on is null and failed is null;
create index on mails (sender, created_on);
create index on mails (to_email, created_on);
create index on requests (created_on);
