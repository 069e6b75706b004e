import type { Actor } from "#core/domain/access/index.ts";
import type { Clock, Outcome } from "#core/kernel/index.ts";
import type {
  HandlerOutputOf,
  OperationId,
  ParsedInputOf,
  RefusalCodeOf,
  SubjectFor,
} from "#core/operations/index.ts";
import type {
  Calendars,
  Catalogue,
  ClipProcessor,
  CookieJar,
  Covers,
  DateFiles,
  Fulfilment,
  Identities,
  Ids,
  ImageProcessor,
  Objects,
  PaymentProvider,
  Reporter,
  Secrets,
  Settings,
  Store,
  Translator,
} from "../ports/index.ts";
import type { CardAnswers } from "./cardAnswers.ts";
import type { LiveSessions } from "./liveSessions.ts";
import type { RateLimiter } from "./rateLimiter.ts";
import type { UnitOfWork } from "./unitOfWork.ts";

/** What the authority is made of; one for the life of a process. */
export interface Service {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly objects: Objects;
  readonly imageProcessor: ImageProcessor;
  readonly clipProcessor: ClipProcessor;
  readonly covers: Covers;
  readonly catalogue: Catalogue;
  readonly identities: Identities;
  readonly dateFiles: DateFiles;
  readonly calendars: Calendars;
  readonly payments: PaymentProvider;
  /** Prints and posts cards; null where an operator does it at their desk. */
  readonly fulfilment: Fulfilment | null;
  readonly settings: Settings;
  readonly translator: Translator;
  readonly reporter: Reporter;
  readonly sessions: LiveSessions;
  readonly answers: CardAnswers;
  readonly rateLimiter: RateLimiter;
}

/** The browser behind one call. */
export interface Caller {
  readonly accessToken: string | null;
  /** The network address, for caps; never logged. */
  readonly network: string;
  readonly jar: CookieJar;
  /** Languages in the order of preference, as the header `Accept-Language` has them; null where nothing is said. */
  readonly languages: string | null;
  /** Repeats with the same key have one effect (R6). */
  readonly requestKey: string | null;
}

/** What belongs to one call. */
export interface Context extends Service {
  readonly caller: Caller;
  readonly actor: Actor;
  /** The family of refresh tokens the access token belongs to. */
  readonly session: string | null;
  readonly work: UnitOfWork;
  /** One moment for the whole call, and as ISO. */
  readonly now: number;
  readonly today: string;
  /** The visitor who asks, with a cookie from now on if there was none (OPEN-40). */
  visitor(): Actor;
}

/** Answers one operation: reads, decides, gathers writes in `context.work`. */
export type Handler<K extends OperationId> = (
  context: Context,
  asked: ParsedInputOf<K>,
  subject: SubjectFor<K>,
) =>
  | Promise<Outcome<HandlerOutputOf<K>, RefusalCodeOf<K>>>
  | Outcome<HandlerOutputOf<K>, RefusalCodeOf<K>>;
