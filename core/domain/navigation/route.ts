import type { Message } from "#core/kernel/index.ts";
import type { AuthScenario } from "../auth/scenario.ts";
import type { Tiers } from "../payment/index.ts";
import type { ModalName } from "./modal.ts";

/** Every screen there is, by the name of its folder; `account` shows its sub-pages by the path. */
export type ScreenName =
  | "account"
  | "added"
  | "auth"
  | "bare"
  | "contributions"
  | "contributor"
  | "cover"
  | "editor"
  | "forward"
  | "greeting"
  | "group"
  | "handover"
  | "home"
  | "invitation"
  | "landing"
  | "login"
  | "missing"
  | "payments"
  | "private-link"
  | "recipient"
  | "reminders"
  | "request"
  | "restore"
  | "send"
  | "settings"
  | "shared"
  | "shop"
  | "thank-you"
  | "thanks"
  | "unsubscribe"
  | "watch";

/**
 * Who may see a route (ROUTE-33): `open`: everybody. `signedIn`: others go to sign in, with the referrer.
 * `ownCard`: signed in, or the visitor who made this card in this browser (OPEN-40). `signedOut`: whoever is signed
 * in goes to the landing page (ROUTE-09).
 */
export type Guard = "open" | "signedIn" | "ownCard" | "signedOut";

/** Where somebody is within a route: its parameters as written, and what follows the path. */
export interface At {
  readonly params: Readonly<Record<string, string>>;
  /** With its "?", or "". */
  readonly search: string;
  /** With its "#", or "". */
  readonly hash: string;
  /** Whether anything is sold on this site (OPEN-169). */
  readonly tiers: Tiers;
}

/** One route of the product: everything that router, guards, titles and modals know about it. */
export interface Route<P extends string = string> {
  /** `/edit/:id/group`; a last `*` stands for all that follows. */
  readonly path: P;
  readonly screen: ScreenName;
  /** The document's title until, and unless, the screen says its own. */
  readonly title: Message;
  /** On phones, where it differs (ROUTE-36..41). */
  readonly mobileTitle?: Message;
  readonly guard: Guard;
  /** What a visitor goes on with after sign-in, instead of coming back by the referrer. */
  readonly scenario?: AuthScenario;
  /** `redirect`: never shown. */
  readonly kind: "built" | "redirect";
  /** `light`: without header and account menu (OPEN-28). `bare`: nothing at all of the shell (ROUTE-14). */
  readonly frame: "site" | "light" | "bare";
  /** Sends a browser without WebGL to /unsupported (SHELL-14, OPEN-164). */
  readonly needsWebgl: boolean;
  /** The modal that lies over it without being asked for (ROUTE-64). */
  readonly modal?: ModalName;
  /** On desktop this screen shows it instead (ROUTE-35). */
  readonly desktopScreen?: ScreenName;
  /** An own path to go to instead, or null to stay. */
  readonly redirect?: (at: At) => string | null;
}
