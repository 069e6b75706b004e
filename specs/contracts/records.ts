import type { AccountRecord } from "#core/domain/account/index.ts";
import type { AddressRecord } from "#core/domain/address/index.ts";
import type { LogoLinkRecord, LogoRecord } from "#core/domain/branding/index.ts";
import type { DeliveryRecord } from "#core/domain/delivery/index.ts";
import type { MediaRecord } from "#core/domain/media/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import { freshOrder, type PostalOrderRecord } from "#core/domain/postal/index.ts";
import type { ReminderRecord } from "#core/domain/reminder/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import { emptyContent, type SlideRecord } from "#core/domain/slide/index.ts";
import { newCard, type StoryRecord } from "#core/domain/story/index.ts";
import { ownColourset, type ThemeRecord } from "#core/domain/theme/index.ts";
import { type AccountId, as, iso, type StoryId } from "#core/kernel/index.ts";
import type {
  AuthContextRecord,
  Change,
  MailRecord,
  RequestRecord,
  SessionRecord,
  Table,
  Tables,
} from "#core/service/ports/index.ts";

/** The moment `n` milliseconds into the contract's day, as records keep it. */
export const moment = (n: number): string => iso(Date.UTC(2026, 2, 1, 12) + n);

let made = 0;
/** Unlike every id before it, in ascending order. */
const next = (kind: string): string => `${kind}-${String(++made).padStart(8, "0")}`;

/** Whole records; each test names only what it is about. */
export const anAccount = (own: Partial<AccountRecord> = {}): AccountRecord => {
  const id = next("account");
  return {
    id: as(id),
    version: 1,
    email: `${id}@example.com`,
    first_name: "Ada",
    last_name: "Byron",
    hide_my_email: false,
    credits_digital_available: 1,
    credits_digital_used: 0,
    credits_postal_available: 0,
    credits_postal_used: 0,
    last_card_on: null,
    tooltips: [],
    locale: null,
    news: "daily",
    zone: null,
    created_on: moment(0),
    ...own,
  };
};

export const aDelivery = (
  { id: story_id }: Pick<StoryRecord, "id">,
  own: Partial<DeliveryRecord> = {},
): DeliveryRecord => ({
  id: next("delivery"),
  version: 1,
  story_id,
  email: "grace@example.com",
  recipient_name: "Grace",
  message: "",
  local_day: "2027-04-18",
  local_time: "09:00",
  zone: "Europe/Lisbon",
  goes_on: "2027-04-18T08:00:00.000Z",
  due_on: "2027-04-18T08:00:00.000Z",
  held_for: null,
  gone_on: null,
  created_on: moment(0),
  ...own,
});

export const aPayment = (
  account_id: AccountId,
  own: Partial<PaymentRecord> = {},
): PaymentRecord => ({
  id: next("p-payment"),
  version: 1,
  account_id,
  status: "succeeded",
  payment_type: "product_tier",
  story_id: null,
  product_tier: "starter",
  is_upgrade: false,
  bundle_type: null,
  bundle_quantity: null,
  used_credit_type: null,
  send_method: null,
  postal_order_id: null,
  amount_subtotal: 499,
  amount_discount: 0,
  amount_shipping: 0,
  amount_tax: 0,
  amount_total: 499,
  currency: "gbp",
  refund_due: 0,
  amount_refunded: 0,
  provider: "test",
  provider_ref: null,
  card_last4: "4242",
  card_brand: "visa",
  check_on: null,
  settled_on: moment(0),
  created_on: moment(0),
  ...own,
});

export const aReminder = (
  account_id: AccountId,
  own: Partial<ReminderRecord> = {},
): ReminderRecord => ({
  id: next("reminder"),
  version: 1,
  account_id,
  story_id: null,
  import_id: null,
  title: null,
  recipient_first_name: "Grace",
  recipient_last_name: "",
  recipient_email: null,
  occasion: "birthday",
  occasion_date: "2027-05-12",
  days_before: 7,
  repeat: false,
  reminder_offset: 0,
  remind_on: null,
  remind_for: null,
  reminded_for: null,
  created_on: moment(0),
  ...own,
});

export const aTheme = (account_id: AccountId, own: Partial<ThemeRecord> = {}): ThemeRecord => ({
  id: next("theme"),
  version: 1,
  account_id,
  name: "My Theme 1",
  colourset: ownColourset([]),
  from_shared_theme_id: null,
  position: 0,
  shared_on: null,
  created_on: moment(0),
  ...own,
});

export const anAddress = (
  account_id: AccountId,
  own: Partial<AddressRecord> = {},
): AddressRecord => ({
  id: next("address"),
  version: 1,
  account_id,
  first_name: "Grace",
  last_name: "Hopper",
  address_line_1: "12 Harbour Street",
  address_line_2: "",
  city: "Bristol",
  postcode: "BS1 4RN",
  country: "United Kingdom",
  saved: true,
  created_on: moment(0),
  ...own,
});

export const aLogo = (account_id: AccountId, own: Partial<LogoRecord> = {}): LogoRecord => ({
  id: next("logo"),
  version: 1,
  account_id,
  original_filename: "logo.png",
  large_key: "media/plogo.webp",
  small_key: "thumbnails/plogo.png",
  width: 600,
  height: 200,
  ground: "light",
  created_on: moment(0),
  ...own,
});

export const anOrder = (
  account_id: AccountId,
  story_id: StoryId,
  own: Partial<PostalOrderRecord> = {},
): PostalOrderRecord => ({
  ...freshOrder,
  id: next("order"),
  version: 1,
  account_id,
  story_id,
  status: "incomplete",
  address_id: null,
  address: null,
  print_key: null,
  payment_id: null,
  provider: null,
  provider_ref: null,
  attempts: 0,
  failure: null,
  check_on: null,
  paid_on: null,
  printing_on: null,
  posted_on: null,
  cancelled_on: null,
  created_on: moment(0),
  ...own,
});

/** An account's, unless it is said whose else. */
export const aLogoLink = (
  { id: logo_id, account_id }: Pick<LogoRecord, "id" | "account_id">,
  own: Partial<LogoLinkRecord> = {},
): LogoLinkRecord => ({
  id: next("link"),
  version: 1,
  account_id,
  type: "account",
  scale: 1,
  logo_id,
  story_id: null,
  theme_id: null,
  created_on: moment(0),
  ...own,
});

export const aStory = (own: Partial<StoryRecord> = {}): StoryRecord => {
  const id = next("story");
  return {
    ...newCard,
    id: as(id),
    version: 1,
    occasion: "birthday",
    owner_account_id: null,
    owner_visitor_id: null,
    owner_first_name: "",
    owner_last_name: "",
    group_token: `group-of-${id}`,
    recipient_token: `recipient-of-${id}`,
    watch_token: null,
    invite_token: null,
    thanks_account_id: null,
    digest_from: null,
    digest_on: null,
    nudge_from: null,
    nudge_on: null,
    note_on: null,
    bookkept: 0,
    soundtrack: [],
    co_owners: [],
    offer_token: null,
    offer: null,
    offer_email: null,
    colours: null,
    thanks_from: null,
    created_on: moment(0),
    last_story_update: moment(0),
    last_contribution_update: moment(0),
    last_role_update: moment(0),
    ...own,
  };
};

export const aSlide = (story: StoryRecord, own: Partial<SlideRecord> = {}): SlideRecord => ({
  ...emptyContent,
  id: as(next("slide")),
  version: 1,
  edition: 1,
  story_id: story.id,
  type: "text",
  variant: "paper",
  media: [],
  position: 1,
  status: "approved",
  sent_on: moment(0),
  approved_on: moment(0),
  account_id: null,
  visitor_id: null,
  creator_first_name: "",
  creator_last_name: "",
  creator_email: null,
  role_id: null,
  thumbnail_key: null,
  seen: false,
  related_card_id: null,
  created_on: moment(0),
  updated_on: moment(0),
  ...own,
});

export const aRole = (story: StoryRecord, own: Partial<RoleRecord> = {}): RoleRecord => ({
  id: as(next("role")),
  version: 1,
  story_id: story.id,
  account_id: null,
  visitor_id: null,
  role_type: "contributor",
  status: "active",
  join_token: null,
  approve_token: null,
  join_email: null,
  has_watched: false,
  last_watched_on: null,
  saved_on: null,
  opened_on: null,
  nudged_on: null,
  delivery: null,
  delivery_reason: null,
  guest_name: null,
  guest_token: null,
  created_on: moment(0),
  ...own,
});

export const aMedium = (own: Partial<MediaRecord> = {}): MediaRecord => {
  const id = next("media");
  return {
    id: as(id),
    version: 1,
    story_id: null,
    account_id: null,
    visitor_id: null,
    type: "photo",
    status: "available",
    mime_type: "image/webp",
    file_size_kb: 12.5,
    source_key: `source/${id}`,
    key: null,
    mp4_key: null,
    thumbnail_key: null,
    width: null,
    height: null,
    duration: null,
    peaks: null,
    captions: null,
    failure: null,
    progress: 100,
    crop_source_id: null,
    crop_transform: null,
    created_on: moment(0),
    ...own,
  };
};

export const aMail = (own: Partial<MailRecord> = {}): MailRecord => ({
  id: next("mail"),
  version: 1,
  kind: "code",
  to_email: "ada@example.com",
  subject: "Your code",
  text: "123456",
  html: "<p>123456</p>",
  sender: null,
  due_on: moment(0),
  attempts: 0,
  leased_until: null,
  sent_on: null,
  failed: null,
  failed_as: null,
  failed_on: null,
  delivered_on: null,
  role_id: null,
  unsubscribe: null,
  picture: null,
  logo: null,
  created_on: moment(0),
  ...own,
});

export const aContext = (own: Partial<AuthContextRecord> = {}): AuthContextRecord => ({
  id: next("context"),
  version: 1,
  email: "ada@example.com",
  first_name: "Ada",
  last_name: "Byron",
  registration: false,
  verify_type: "code",
  auth_link_params: {},
  code_hash: "code",
  token_hash: "token",
  attempts: 0,
  network: "192.0.2.1",
  used_on: null,
  expires_on: moment(900_000),
  created_on: moment(0),
  ...own,
});

export const aSession = (own: Partial<SessionRecord> = {}): SessionRecord => ({
  id: next("session"),
  version: 1,
  account_id: as("account"),
  refresh_hash: next("hash"),
  previous_hash: null,
  attempt_hash: null,
  network_hash: null,
  rotated_on: moment(0),
  revoked_on: null,
  expires_on: moment(1000),
  created_on: moment(0),
  ...own,
});

export const aRequest = (own: Partial<RequestRecord> = {}): RequestRecord => ({
  id: next("request"),
  version: 1,
  asked: "hash",
  answer: null,
  created_on: moment(0),
  ...own,
});

export const add = <T extends Table>(table: T, ...rows: readonly Tables[T][]): Change[] =>
  rows.map((row) => ({ kind: "add", table, row }) as Change);

export const change = <T extends Table>(
  table: T,
  row: { readonly id: string; readonly version: number },
  set: Partial<Omit<Tables[T], "id" | "version">>,
): Change => ({ kind: "change", table, id: row.id, version: row.version, set }) as Change;

/** Whatever the version is by now. */
export const mark = <T extends Table>(
  table: T,
  row: { readonly id: string },
  set: Partial<Omit<Tables[T], "id" | "version">>,
): Change => ({ kind: "change", table, id: row.id, version: null, set }) as Change;
