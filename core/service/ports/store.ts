import type {
  Actor,
  InvitationSubject,
  LinkSubject,
  MediaSubject,
  RoleSubject,
  SlideSubject,
  StorySubject,
} from "#core/domain/access/index.ts";
import type { AccountRecord, AddressChangeRecord } from "#core/domain/account/index.ts";
import type { AddressRecord } from "#core/domain/address/index.ts";
import type { LogoLinkRecord, LogoRecord } from "#core/domain/branding/index.ts";
import type { DeliveryRecord } from "#core/domain/delivery/index.ts";
import type { Transfer } from "#core/domain/ledger/index.ts";
import type { MediaRecord, UploadRecord } from "#core/domain/media/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import type { PlatformRecord } from "#core/domain/platform/index.ts";
import type { PostalOrderRecord } from "#core/domain/postal/index.ts";
import type { ReminderRecord } from "#core/domain/reminder/index.ts";
import type { RoleRecord, TokenType } from "#core/domain/role/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { ThemeRecord, ThemesetRecord } from "#core/domain/theme/index.ts";
import type { AccountId, Instant, MediaId, StoryId } from "#core/kernel/index.ts";
import type { CardBundle, CardReads } from "./cards.ts";
import type { Job } from "./jobs.ts";
import type {
  AuthContextRecord,
  IdentityRecord,
  MailRecord,
  RateLimitRecord,
  RequestRecord,
  SessionRecord,
  TestPaymentRecord,
  UnsubscriptionRecord,
} from "./records.ts";

/** Every table, by the name it has in the database. Each row has `id` and `version`. */
export interface Tables {
  readonly accounts: AccountRecord;
  readonly address_changes: AddressChangeRecord;
  readonly auth_contexts: AuthContextRecord;
  readonly sessions: SessionRecord;
  readonly identities: IdentityRecord;
  readonly stories: StoryRecord;
  readonly slides: SlideRecord;
  readonly roles: RoleRecord;
  readonly media: MediaRecord;
  readonly uploads: UploadRecord;
  readonly mails: MailRecord;
  readonly requests: RequestRecord;
  readonly allowances: RateLimitRecord;
  readonly platform: PlatformRecord;
  readonly unsubscriptions: UnsubscriptionRecord;
  readonly reminders: ReminderRecord;
  readonly deliveries: DeliveryRecord;
  readonly payments: PaymentRecord;
  /** Rows are added, and stay as they are. */
  readonly transfers: Transfer;
  readonly test_payments: TestPaymentRecord;
  readonly themes: ThemeRecord;
  readonly themesets: ThemesetRecord;
  readonly addresses: AddressRecord;
  readonly postal_orders: PostalOrderRecord;
  readonly logos: LogoRecord;
  readonly logo_links: LogoLinkRecord;
}
export type Table = keyof Tables;
/** Whose rows may be changed and removed: the books are only added to. */
export type ChangeableTable = Exclude<Table, "transfers">;
/** Names of all tables; one that is missing here does not compile. */
export const tables = Object.keys({
  accounts: true,
  address_changes: true,
  auth_contexts: true,
  sessions: true,
  identities: true,
  stories: true,
  slides: true,
  roles: true,
  media: true,
  uploads: true,
  mails: true,
  requests: true,
  allowances: true,
  platform: true,
  unsubscriptions: true,
  reminders: true,
  deliveries: true,
  payments: true,
  transfers: true,
  test_payments: true,
  themes: true,
  themesets: true,
  addresses: true,
  postal_orders: true,
  logos: true,
  logo_links: true,
} satisfies { readonly [T in Table]: true }) as readonly Table[];

/** Earlier than this moment (ISO); null is at no time, so never. */
export interface Before {
  readonly before: string;
}

/** Equality on each named column, a list means any of them; moments may be asked to be before one. */
export type Match<T> = {
  readonly [K in keyof T]?:
    | T[K]
    | readonly T[K][]
    | (K extends `${string}_on` | "last_story_update" ? Before : never);
};
export const isBefore = (wanted: unknown): wanted is Before =>
  typeof wanted === "object" && wanted !== null && "before" in wanted;

/** One write. `change` with a `version` is refused as stale when the row has moved on. */
export type Change<T extends Table = Table> = {
  [K in T]:
    | { readonly kind: "add"; readonly table: K; readonly row: Tables[K] }
    | {
        readonly kind: "change";
        readonly table: K;
        readonly id: string;
        readonly version: number | null;
        readonly set: Partial<Omit<Tables[K], "id" | "version">>;
      }
    /** Every row that matches, without asking for versions; their versions rise. */
    | {
        readonly kind: "changeAll";
        readonly table: K;
        readonly match: Match<Tables[K]>;
        readonly set: Partial<Omit<Tables[K], "id" | "version">>;
      }
    | { readonly kind: "remove"; readonly table: K; readonly match: Match<Tables[K]> };
}[T];

/** A write that did not fit: the row moved on (`stale`) or its key is taken (`taken`). Nothing was written. */
export class Conflict extends Error {
  readonly reason: "stale" | "taken";
  /** The table it happened in, where the store can tell. */
  readonly table: Table | null;
  constructor(reason: "stale" | "taken", table: Table | null = null) {
    super(`write conflict: ${reason}${table ? ` in ${table}` : ""}`);
    this.name = "Conflict";
    this.reason = reason;
    this.table = table;
  }
}

/** The store cannot be reached for the time being; a write that was under way may or may not be there. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(
      `the database is away: ${(cause as Error).message || (cause as { code?: string }).code}`,
      {
        cause,
      },
    );
    this.name = "Unavailable";
  }
}

/** A card with the asking actor's own part in it, and everything that is shown of it. */
export interface WholeCard extends StorySubject {
  readonly bundle: CardBundle;
}

/** What others may be told of right after a commit. */
export interface Notice {
  readonly topic:
    | `story:${StoryId}`
    | `card:${StoryId}`
    | "cards"
    | `account:${AccountId}`
    | `session:${string}`
    | "sessions"
    | "mail"
    | "delivery"
    | "media";
  readonly kind: string;
}

/** The notice that rows of a card were changed, whoever changed them; of null, that any card's may have been. */
export const cardChanged = (card: StoryId | null): Notice => ({
  topic: card === null ? "cards" : `card:${card}`,
  kind: "changed",
});

/**
 * The authority's memory. Reads answer at once; writes are gathered by a handler and committed together,
 * wholly or not at all, in one round trip (bar P10). The memory and PostgreSQL stores pass one contract suite.
 */
export interface Store extends CardReads {
  find<T extends Table>(table: T, id: string): Promise<Tables[T] | null>;
  /** In ascending order of `order` (then id); `created_on` where it is not given and exists. */
  list<T extends Table>(
    table: T,
    match: Match<Tables[T]>,
    options?: {
      readonly order?: keyof Tables[T] & string;
      readonly descending?: boolean;
      readonly limit?: number;
    },
  ): Promise<readonly Tables[T][]>;

  /** Rows of several tables by their ids, in one round trip; in no order, those that are not there left out. */
  pick<T extends Table>(
    wanted: { readonly [K in T]: readonly string[] },
  ): Promise<{
    readonly [K in T]: readonly Tables[K][];
  }>;

  /** One round trip each; null when there is no such thing. `role` in a subject is the actor's own. */
  storySubject(id: string, actor: Actor): Promise<StorySubject | null>;
  /** The same with everything of the card, for calls that answer with it. */
  wholeCard(id: string, actor: Actor): Promise<WholeCard | null>;
  /** `joinToken` of an invitation that came with the link. */
  linkSubject(
    type: TokenType,
    token: string,
    actor: Actor,
    joinToken: string | null,
  ): Promise<LinkSubject | null>;
  slideSubject(id: string, actor: Actor): Promise<SlideSubject | null>;
  roleSubject(id: string, actor: Actor): Promise<RoleSubject | null>;
  invitationSubject(
    by: "join_token" | "approve_token" | "guest_token",
    token: string,
    actor: Actor,
    roleId: string | null,
  ): Promise<InvitationSubject | null>;
  mediaSubject(id: string, actor: Actor): Promise<MediaSubject | null>;

  /** `role_requests` and `contributions_unseen` of a card (STORY-12) are in the story subject; this is for others. */
  countAuthContexts(match: { email: string; network: string; since: string }): Promise<number>;
  /**
   * Mails whose time has come, claimed for `lease` ms so that no second sender takes them: those that someone waits
   * for first, and with `urgentOnly` no others (F-29).
   */
  claimMails(
    now: Instant,
    lease: number,
    limit: number,
    urgentOnly?: boolean,
  ): Promise<readonly MailRecord[]>;
  /** When the next unsent mail is due, null when none waits. */
  nextMailDue(): Promise<Instant | null>;
  /** Recordings that are still to be made, oldest first. */
  processingMedia(): Promise<readonly MediaId[]>;

  /**
   * All or nothing, durable when it answers. Every store over the same data tells its hearers which cards were changed
   * ({@link cardChanged}), and this one before it answers; so it tells its hearers of mails. Throws {@link Conflict}; on
   * behalf of a `session` that has ended one of `sessions`, also where it ends at the same moment. `jobs` are asked for
   * with what is written, or not at all.
   */
  commit(
    changes: readonly Change[],
    notices: readonly Notice[],
    session?: string | null,
    jobs?: readonly Job[],
  ): Promise<void>;
  /**
   * Runs while no other process runs for the same key, in the order of asking. The wait is bounded: a store that
   * cannot keep the others out lets it run all the same, since versions are what keeps writes right.
   */
  exclusively<T>(key: string, run: () => Promise<T>): Promise<T>;
  /**
   * Hears notices of every process; answers how to stop. `line` is told at once whether they can be heard, and again
   * whenever that changes: what was told in between is lost.
   */
  listen(hear: (notice: Notice) => void, line?: (isHearing: boolean) => void): () => void;
}
