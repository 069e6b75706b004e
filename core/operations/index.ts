import { accountOperations } from "./account.ts";
import { addressOperations } from "./addresses.ts";
import { authOperations } from "./auth.ts";
import { brandingOperations } from "./branding.ts";
import { carriedOperations } from "./carried.ts";
import { coverOperations } from "./covers.ts";
import { mediaOperations } from "./media.ts";
import type {
  Answer,
  HandlerOutput,
  Input,
  ParsedInput,
  RefusalOf,
  Result,
  SubjectOf,
} from "./operation.ts";
import { organiserOperations } from "./organisers.ts";
import { paymentOperations } from "./payments.ts";
import { platformOperations } from "./platform.ts";
import { postalOperations } from "./postal.ts";
import { reminderOperations } from "./reminders.ts";
import { roleOperations } from "./roles.ts";
import { searchOperations } from "./search.ts";
import { sendingOperations } from "./sending.ts";
import { slideOperations } from "./slides.ts";
import { soundtrackOperations } from "./soundtrack.ts";
import { storyOperations } from "./story.ts";
import { themeOperations } from "./themes.ts";
import { unsubscribingOperations } from "./unsubscribing.ts";

/** Everything that can be asked of the product: one row an operation. */
export const operations = {
  ...platformOperations,
  ...accountOperations,
  ...authOperations,
  ...carriedOperations,
  ...storyOperations,
  ...slideOperations,
  ...roleOperations,
  ...organiserOperations,
  ...sendingOperations,
  ...unsubscribingOperations,
  ...reminderOperations,
  ...soundtrackOperations,
  ...searchOperations,
  ...mediaOperations,
  ...paymentOperations,
  ...postalOperations,
  ...addressOperations,
  ...themeOperations,
  ...brandingOperations,
  ...coverOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
export type InputOf<K extends OperationId> = Input<Operations[K]>;
export type ParsedInputOf<K extends OperationId> = ParsedInput<Operations[K]>;
export type AnswerOf<K extends OperationId> = Answer<Operations[K]>;
export type HandlerOutputOf<K extends OperationId> = HandlerOutput<Operations[K]>;
export type RefusalCodeOf<K extends OperationId> = RefusalOf<Operations[K]>;
export type SubjectFor<K extends OperationId> = SubjectOf<Operations[K]>;

/** How a call is sent beside what it says. */
export interface CallOptions {
  /** Repeats of the same key have one effect (R6). */
  readonly key?: string;
  readonly signal?: {
    readonly aborted: boolean;
    addEventListener(type: "abort", run: () => void): void;
  };
}

/** The port every interface talks to: in process, over HTTP, or recorded. */
export type Api = <K extends OperationId>(
  id: K,
  input: InputOf<K>,
  options?: CallOptions,
) => Promise<Result<Operations[K]>>;

export type { Operation, SubjectSource } from "./operation.ts";
export * from "./refusals.ts";
