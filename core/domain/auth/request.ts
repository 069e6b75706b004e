import { minutes } from "#core/kernel/index.ts";
import type { Allowance } from "../mail/allowance.ts";

/** Codes that one address and network may ask for; the next one is locked out (OPEN-48). */
export const codeRequests: Allowance = { limit: 10, span: minutes(15) };

/** What a mailed code is for: to sign in, by a link or not, or to prove the new address of an account (API-04). */
export type VerifyType = "code" | "link" | "change";

/**
 * Codes that one network may ask for, and addresses that it may ask about: some three hundred, which is a house full
 * of people. Counted in sixteen parts by the address, so that people who ask at one moment do not wait for each other.
 */
export const codeRequestsOfNetwork: Allowance = { limit: 20, span: minutes(15) };
export const addressChecks: Allowance = { limit: 20, span: minutes(15) };

/**
 * Wrong codes for one address, whatever the sign-in and the network: new sign-ins give nobody more tries than this.
 * The links in its mails go on working, so nobody is locked out by others who guess.
 */
export const wrongCodesForAddress: Allowance = { limit: 20, span: minutes(60) };
/** Wrong codes from one network, whatever the address. */
export const wrongCodesFromNetwork: Allowance = { limit: 100, span: minutes(60) };

/** A link instead of a code: only to register, and only where the operator allows it (OPEN-47). */
export const verifyTypeFor = (
  asked: VerifyType,
  registration: boolean,
  enabledFeatures: readonly string[],
): VerifyType => {
  if (asked === "change") return "change";
  return asked === "link" && registration && enabledFeatures.includes("auth_link")
    ? "link"
    : "code";
};
