import type { Table } from "#core/service/ports/index.ts";

/**
 * What the migrations add up to beside columns and primary keys, as PostgreSQL spells it: how rows are looked
 * for, which columns no two rows share, and what goes with a card when it is removed. Compared with a
 * database that every migration was applied to.
 */
export const keys: Readonly<Record<Table, readonly string[]>> = {
  accounts: ["unique (email)"],
  address_changes: ["(account_id)", "(expires_on)"],
  auth_contexts: ["(email, network, created_on)", "(expires_on)", "(token_hash)"],
  sessions: [
    "(account_id)",
    "(expires_on)",
    "(previous_hash)",
    "(revoked_on) WHERE (revoked_on IS NOT NULL)",
    "unique (refresh_hash)",
  ],
  identities: ["unique (account_id, provider)"],
  reminders: ["(account_id)", "(remind_on) WHERE (remind_on IS NOT NULL)"],
  stories: [
    "(digest_on) WHERE (digest_on IS NOT NULL)",
    "(from_reminder_id) WHERE (from_reminder_id IS NOT NULL)",
    "(last_story_update) WHERE (owner_account_id IS NULL)",
    "(note_on) WHERE (note_on IS NOT NULL)",
    "(nudge_on) WHERE (nudge_on IS NOT NULL)",
    "(owner_account_id)",
    "(owner_visitor_id)",
    "(thanks_account_id) WHERE (thanks_account_id IS NOT NULL)",
    "unique (group_token)",
    "unique (invite_token)",
    "unique (recipient_token)",
    "unique (watch_token)",
  ],
  slides: [
    "(created_on) WHERE ((status = 'pending'::text) AND (sent_on IS NOT NULL))",
    "(created_on) WHERE ((account_id IS NULL) AND (sent_on IS NULL))",
    "(account_id)",
    "(related_card_id)",
    "(role_id)",
    "(story_id) WHERE (NOT seen)",
    '(story_id, "position")',
    "(visitor_id)",
    "FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED",
  ],
  roles: [
    "(account_id, role_type, story_id)",
    "(join_email)",
    "(visitor_id)",
    "FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED",
    "unique (approve_token)",
    "unique (join_token)",
    "unique (story_id, account_id)",
  ],
  media: [
    "(created_on) WHERE (status = 'processing'::text)",
    "(created_on) WHERE ((story_id IS NULL) AND (account_id IS NULL))",
    "(account_id)",
    "(crop_source_id)",
    "(story_id)",
    "(visitor_id)",
    "FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED",
  ],
  uploads: ["(account_id)", "(created_on)", "(visitor_id)"],
  deliveries: [
    "(due_on) WHERE (due_on IS NOT NULL)",
    "(email)",
    "(story_id)",
    "FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED",
  ],
  mails: [
    "(created_on, id)",
    "(due_on, id) WHERE ((sent_on IS NULL) AND (failed IS NULL))",
    "(failed_on) WHERE (failed_on IS NOT NULL)",
    "(sender, created_on)",
    "(sent_on) WHERE (sent_on IS NOT NULL)",
    "(to_email, created_on)",
  ],
  allowances: ["(spent_on)"],
  requests: ["(created_on)"],
  platform: [],
  unsubscriptions: [],
};
