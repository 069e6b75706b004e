-- Two rows of each table as of this state: one with every column, one with as little as may be.

insert into stories ("id", "version", "owner_account_id", "owner_visitor_id", "owner_first_name", "owner_last_name", "group_token", "recipient_token", "watch_token", "invite_token", "title", "occasion", "occasion_date", "completion_date", "recipient_first_name", "recipient_last_name", "greeting_to", "greeting_message", "greeting_from", "has_landscape_cover", "content_moderation", "group_link_privacy", "recipient_link_privacy", "has_credits_slide", "show_as_you_go", "group_message", "owner_email_notifications", "setup_card_complete", "setup_invite_complete", "setup_send_complete", "has_sbp_credit", "fx_confetti", "fx_snow", "created_on", "received_on", "last_story_update", "last_contribution_update", "last_role_update", "thanks_message", "thanks_sent_on", "last_applied_theme_id", "product_tier", "from_reminder_id", "is_card_editable", "sent_by_email_on", "sent_by_post_on", "sent_by_copy_link_on") values
  ('stories-1', 1, 'owner_account_id of stories-1', 'owner_visitor_id of stories-1', 'owner_first_name of stories-1', 'owner_last_name of stories-1', 'group_token of stories-1', 'recipient_token of stories-1', 'watch_token of stories-1', 'invite_token of stories-1', 'Happy birthday Grace', 'birthday', '2026-03-12', '2026-03-12', 'recipient_first_name of stories-1', 'recipient_last_name of stories-1', 'greeting_to of stories-1', 'greeting_message of stories-1', 'greeting_from of stories-1', true, true, 'anyone', 'anyone', true, true, 'group_message of stories-1', true, true, true, true, true, true, true, '2026-03-01T12:01:01.061Z', '2026-03-01T12:02:02.122Z', '2026-03-01T12:03:03.183Z', '2026-03-01T12:04:04.244Z', '2026-03-01T12:05:05.305Z', 'thanks_message of stories-1', '2026-03-01T12:06:06.366Z', 'last_applied_theme_id of stories-1', 'free', 'from_reminder_id of stories-1', true, '2026-03-01T12:07:07.427Z', '2026-03-01T12:08:08.488Z', '2026-03-01T12:09:09.549Z'),
  ('stories-2', 2, null, null, 'owner_first_name of stories-2', 'owner_last_name of stories-2', 'group_token of stories-2', 'recipient_token of stories-2', null, null, 'Danke schön, Zoë 🎂', 'thank_you', null, null, 'recipient_first_name of stories-2', 'recipient_last_name of stories-2', null, null, null, false, false, 'private', 'private', false, false, null, false, false, false, false, false, false, false, '2026-03-01T12:10:10.610Z', null, '2026-03-01T12:11:11.671Z', '2026-03-01T12:12:12.732Z', '2026-03-01T12:13:13.793Z', null, null, null, 'large', null, false, null, null, null);

insert into accounts ("id", "version", "email", "first_name", "last_name", "hide_my_email", "credits_digital_available", "credits_digital_used", "credits_postal_available", "credits_postal_used", "last_card_on", "tooltips", "created_on") values
  ('accounts-1', 1, 'email-1@example.com', 'first_name of accounts-1', 'last_name of accounts-1', true, 3, 4, 5, 6, '2026-03-01T12:14:18.858Z', '["cover"]', '2026-03-01T12:15:19.919Z'),
  ('accounts-2', 2, 'email-2@example.com', 'first_name of accounts-2', 'last_name of accounts-2', false, 4, 5, 6, 7, null, '[]', '2026-03-01T12:16:24.984Z');

insert into auth_contexts ("id", "version", "email", "first_name", "last_name", "registration", "verify_type", "auth_link_params", "code_hash", "token_hash", "attempts", "network", "used_on", "expires_on", "created_on") values
  ('auth_contexts-1', 1, 'email-1@example.com', 'first_name of auth_contexts-1', 'last_name of auth_contexts-1', true, 'code', '{"kind":"Contribution"}', 'code_hash of auth_contexts-1', 'token_hash of auth_contexts-1', 5, 'network of auth_contexts-1', '2026-03-01T12:17:27.046Z', '2026-03-01T12:18:28.107Z', '2026-03-01T12:19:29.168Z'),
  ('auth_contexts-2', 2, 'email-2@example.com', 'first_name of auth_contexts-2', 'last_name of auth_contexts-2', false, 'link', '{}', 'code_hash of auth_contexts-2', 'token_hash of auth_contexts-2', 1, 'network of auth_contexts-2', null, '2026-03-01T12:20:31.230Z', '2026-03-01T12:21:32.291Z');

insert into sessions ("id", "version", "account_id", "refresh_hash", "previous_hash", "attempt_hash", "rotated_on", "revoked_on", "expires_on", "created_on") values
  ('sessions-1', 1, 'account_id of sessions-1', 'refresh_hash of sessions-1', 'previous_hash of sessions-1', 'attempt_hash of sessions-1', '2026-03-01T12:22:33.352Z', '2026-03-01T12:23:34.413Z', '2026-03-01T12:24:35.474Z', '2026-03-01T12:25:36.535Z'),
  ('sessions-2', 2, 'account_id of sessions-2', 'refresh_hash of sessions-2', null, null, '2026-03-01T12:26:37.596Z', null, '2026-03-01T12:27:38.657Z', '2026-03-01T12:28:39.718Z');

insert into identities ("id", "version", "account_id", "provider", "created_on") values
  ('identities-1', 1, 'account_id of identities-1', 'google', '2026-03-01T12:29:40.779Z'),
  ('identities-2', 2, 'account_id of identities-2', 'acme', '2026-03-01T12:30:41.840Z');

insert into slides ("id", "version", "edition", "story_id", "type", "variant", "title", "subtitle", "description", "date", "theme", "exported_id", "slide_data", "style", "title_age", "spotify_track_id", "giphy_id", "giphy_duration", "location_name", "location_lat", "location_lon", "location_ne_lat", "location_ne_lon", "location_sw_lat", "location_sw_lon", "location_zoom", "media", "position", "status", "sent_on", "approved_on", "account_id", "visitor_id", "creator_first_name", "creator_last_name", "creator_email", "role_id", "thumbnail_key", "seen", "related_card_id", "created_on", "updated_on") values
  ('slides-1', 1, 0, 'stories-1', 'photo', 'paper', 'title of slides-1', 'subtitle of slides-1', 'description of slides-1', 'date of slides-1', '{"background":"#fff9f2"}', 'exported_id of slides-1', '{"kept":["ü",1.5,null]}', 'style of slides-1', 2.5, 'spotify_track_id of slides-1', 'giphy_id of slides-1', 3.5, 'location_name of slides-1', 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, '["media-1"]', 3, 'approved', '2026-03-01T12:31:53.912Z', '2026-03-01T12:32:54.973Z', 'account_id of slides-1', 'visitor_id of slides-1', 'creator_first_name of slides-1', 'creator_last_name of slides-1', 'creator_email-1@example.com', 'role_id of slides-1', 'thumbnail_key of slides-1', true, 'related_card_id of slides-1', '2026-03-01T12:33:56.034Z', '2026-03-01T12:34:57.095Z'),
  ('slides-2', 2, 4, 'stories-1', 'title', 'title', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '[]', 5, 'moderated', null, null, null, null, 'creator_first_name of slides-2', 'creator_last_name of slides-2', null, null, null, false, null, '2026-03-01T12:36:00.158Z', '2026-03-01T12:37:01.219Z');

insert into roles ("id", "version", "story_id", "account_id", "visitor_id", "role_type", "status", "join_token", "approve_token", "join_email", "has_watched", "last_watched_on", "saved_on", "nudged_on", "created_on") values
  ('roles-1', 1, 'stories-1', 'account_id of roles-1', 'visitor_id of roles-1', 'contributor', 'active', 'join_token of roles-1', 'approve_token of roles-1', 'join_email-1@example.com', true, '2026-03-01T12:38:02.280Z', '2026-03-01T12:39:03.341Z', '2026-03-01T12:40:04.402Z', '2026-03-01T12:41:05.463Z'),
  ('roles-2', 2, 'stories-1', null, null, null, 'rejected', null, null, null, false, null, null, null, '2026-03-01T12:42:06.524Z');

insert into media ("id", "version", "story_id", "account_id", "visitor_id", "type", "status", "mime_type", "file_size_kb", "source_key", "key", "mp4_key", "thumbnail_key", "width", "height", "duration", "progress", "crop_source_id", "crop_transform", "created_on") values
  ('media-1', 1, 'stories-1', 'account_id of media-1', 'visitor_id of media-1', 'photo', 'available', 'image/webp', 5.5, 'source_key of media-1', 'key of media-1', 'mp4_key of media-1', 'thumbnail_key of media-1', 6.5, 7.5, 8.5, 9.5, 'crop_source_id of media-1', '{"kept":["ü",1.5,null]}', '2026-03-01T12:43:12.590Z'),
  ('media-2', 2, 'stories-1', null, null, 'video', 'processing', 'video/mp4', 31.5, 'source_key of media-2', null, null, null, null, null, null, 32.5, null, null, '2026-03-01T12:44:15.653Z');

insert into uploads ("id", "version", "account_id", "visitor_id", "media_type", "mime_type", "used_on", "created_on") values
  ('uploads-1', 1, 'account_id of uploads-1', 'visitor_id of uploads-1', 'photo', 'image/jpeg', '2026-03-01T12:45:16.714Z', '2026-03-01T12:46:17.775Z'),
  ('uploads-2', 2, null, null, 'video', 'video/mp4', null, '2026-03-01T12:47:18.836Z');

insert into mails ("id", "version", "kind", "to_email", "subject", "text", "html", "sender", "due_on", "attempts", "leased_until", "sent_on", "failed", "created_on") values
  ('mails-1', 1, 'code', 'to_email-1@example.com', 'subject of mails-1', 'text of mails-1', 'html of mails-1', 'sender of mails-1', '2026-03-01T12:48:19.897Z', 0, '2026-03-01T12:49:21.959Z', '2026-03-01T12:50:23.020Z', 'failed of mails-1', '2026-03-01T12:51:24.081Z'),
  ('mails-2', 2, 'invitation', 'to_email-2@example.com', 'subject of mails-2', 'text of mails-2', 'html of mails-2', null, '2026-03-01T12:52:25.142Z', 1, null, null, null, '2026-03-01T12:53:27.204Z');

insert into allowances ("id", "version", "spent", "spent_on", "created_on") values
  ('allowances-1', 1, '{"kept":["ü",1.5,null]}', '2026-03-01T12:54:28.265Z', '2026-03-01T12:55:29.326Z'),
  ('allowances-2', 2, '{"kept":["ü",1.5,null]}', '2026-03-01T12:56:30.387Z', '2026-03-01T12:57:31.448Z');

insert into requests ("id", "version", "answer", "created_on") values
  ('requests-1', 1, '{"kept":["ü",1.5,null]}', '2026-03-01T12:58:32.509Z'),
  ('requests-2', 2, null, '2026-03-01T12:59:33.570Z');

insert into platform ("id", "version", "settings", "created_on") values
  ('platform-1', 1, '{"web_version":"5.49.2"}', '2026-03-01T13:00:34.631Z'),
  ('platform-2', 2, '{}', '2026-03-01T13:01:35.692Z');
