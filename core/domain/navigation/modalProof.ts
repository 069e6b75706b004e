import type { Tiers } from "../payment/index.ts";
import { matchRoute } from "./match.ts";
import {
  isResult,
  kindOf,
  type ModalName,
  modalOf,
  type OpenModal,
  type ResultName,
} from "./modal.ts";
import { mayOpen } from "./modalRoutes.ts";

/** What decides, beside the place, whether a modal opens. */
export interface ModalFacts {
  readonly tiers: Tiers;
  /** null until it is known. */
  readonly isSignedIn: boolean | null;
  /** Whether somebody was signed in already when they came to where they are asked to sign in; null until it is known. */
  readonly isAskedInVain: boolean | null;
  /** Where the app led with the last result that it brought about itself, for who is signed in. */
  readonly result: string | null;
}

/** `waits` until more is known; `never` leaves the address too. */
export type Verdict = "opens" | "waits" | "never";

type Params = Readonly<Record<string, string>>;

/** What each result is about, by its route: a claim is proved where the app brought about this result, of this very thing. */
const subjectOf: Readonly<Record<ResultName, (params: Params) => string>> = {
  "auth-success": () => "",
  "name-changed-success": () => "",
  "card-saved": ({ id = "" }) => id,
  "contribution-sent": ({ id = "", token = "" }) => id || token,
  "recipient-saved": ({ token = "" }) => token,
};

/** Whether a result that a path claims is the one that was brought about (F-10). */
export const proves = (claimed: string, brought: string | null): boolean => {
  const [claim, fact] = [modalOf(claimed), brought === null ? null : modalOf(brought)];
  if (brought === null || fact === null || claim?.name !== fact.name || !isResult(claim.name))
    return false;
  const about = subjectOf[claim.name];
  return (
    about(matchRoute(claimed).params) === about(matchRoute(brought).params) &&
    JSON.stringify(claim.params) === JSON.stringify(fact.params)
  );
};

/** What somebody without an account can have brought about: guests sign messages (decision 0076). */
const isGuests = (name: ModalName): boolean => name === "contribution-sent";

/** Whether a modal that a path asks for opens there, as things are (MODAL-02, OPEN-43, OPEN-169, F-10). */
export const verdictOn = (path: string, name: ModalName, facts: ModalFacts): Verdict => {
  if (!mayOpen(path, name)) return "never";
  const { tiers, isSignedIn, isAskedInVain, result } = facts;
  switch (kindOf(name)) {
    case "plain":
      return "opens";
    case "sale":
      return tiers === "on" ? "opens" : "never";
    case "signIn":
      return isAskedInVain === null ? "waits" : isAskedInVain ? "never" : "opens";
    case "result":
      if (isSignedIn === null) return "waits";
      return (isSignedIn || isGuests(name)) && proves(path, result) ? "opens" : "never";
  }
};

/**
 * The modal that stands over a path: the one its query asks for where that opens (MODAL-01, MODAL-02), else the one
 * that belongs to the route itself (ROUTE-64).
 */
export const modalOver = (path: string, facts: ModalFacts): OpenModal | null => {
  const asked = modalOf(path);
  if (asked !== null && verdictOn(path, asked.name, facts) === "opens") return asked;
  const own = matchRoute(path).route.modal;
  return own === undefined ? null : { name: own, params: {} };
};
