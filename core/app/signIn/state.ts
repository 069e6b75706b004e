import type { Carried } from "#core/domain/auth/index.ts";
import type { Message, Refusal } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

export type Panel = "email" | "name" | "linkSent" | "code" | "locked" | "terms" | "privacy";

/** An external provider: its word in addresses and flags, and its name. */
export interface Provider {
  readonly id: string;
  readonly label: string;
}

/** What the steps of a sign-in, each in a file of its own, work with. */
export interface Using {
  readonly ports: AppPorts;
  readonly session: Session;
}

/** How far another code or link is, as a screen shows it (AUTH-17, AUTH-18). */
export interface Resending {
  resend: "idle" | "sending" | "sent";
  resendError: Message | null;
}

/** What of a sign-in its steps read and change. */
export interface SignInState extends Resending {
  panel: Panel;
  email: string;
  firstName: string;
  lastName: string;
  code: string;
  error: Message | null;
  /** Why, and how to get in all the same, where the error's own words do not say. */
  hint: Message | null;
  isRegistration: boolean;
  /** Signed in, and on the way to where the person goes on. */
  isDone: boolean;
  /** Signed in by a provider that does not know their name (OPEN-51). */
  needsName: boolean;
  /** A provider's login did not do: the next time they are asked there who they are. */
  isRefused: boolean;
  /** What the link that was followed would do in their name, until they agree or leave it (OPEN-166). */
  carried: Carried | null;
  /** A mailed link that did not work any more (AUTH-06). */
  expiredLink: "auth" | "login" | "registration" | null;
  /** An invitation addressed to one e-mail: shown, not typed (AUTH-23, OPEN-54). */
  staticEmail: string | null;
  /** Where a guard sent the person away from (ROUTE-10). */
  returnTo: string | null;
  /** The code request of before the page was loaded anew (AUTH-20). */
  keptContext: string | null;
  readonly usedEmail: string;
  readonly usesLink: boolean;
  /** Shows a refusal where the person is; what they typed stays. */
  refuse(refusal: Refusal): void;
}
