import { type ModalParams, withModal } from "./modal.ts";
import { ownPath } from "./ownPath.ts";
import { paths } from "./paths.ts";

/** Where somebody met the paywall, and whether they were sending the card (OPEN-150). */
export interface PaywallFrom {
  /** Own path to go back to, the one they came from. */
  readonly returnTo?: string;
  readonly unlockDigitalSend?: boolean;
}

/** The paywall of a card, which stands over its editor and knows the way back (PAY-05). */
export const paywallPath = (
  storyId: string,
  { returnTo, unlockDigitalSend }: PaywallFrom,
): string =>
  withModal(paths.edit(storyId), "upgrade", {
    productTier: null,
    ...(unlockDigitalSend ? { unlockDigitalSend } : {}),
    ...(returnTo === undefined ? {} : { returnTo }),
  });

/** Where closing the paywall leads: to where the person came from, else to the card (PAY-05). */
export const afterPaywall = (storyId: string, { returnTo }: ModalParams): string =>
  (typeof returnTo === "string" ? ownPath(returnTo) : null) ?? paths.edit(storyId);

/** Where paying leads: to sending when that was stopped, else where closing leads (PAY-05, OPEN-150). */
export const afterPaying = (storyId: string, params: ModalParams): string =>
  params.unlockDigitalSend === true ? paths.send(storyId) : afterPaywall(storyId, params);
