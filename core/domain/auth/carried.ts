import * as z from "zod/mini";
import type { AuthLinkParams, AuthScenario } from "./scenario.ts";

/**
 * What a sign-in link does besides signing in when it is opened in another visit than the one that asked for it
 * (OPEN-166). `leads`: nothing but an address, where the person is asked as anyone is. Everything else acts, and is
 * shown and agreed to first, on the server too: `card` takes a visitor's card over, `message` posts one, `join` asks to
 * be let in, `save` keeps a card, `thanks` keeps it and says thank you.
 */
export type Consent = "leads" | "card" | "message" | "join" | "save" | "thanks";
/** What is asked about; each has words of its own, and names the card it is about by one of its params. */
export type Acting = Exclude<Consent, "leads">;

/** How each scenario is agreed to where it comes from another visit. One that is not in here does not compile. */
export const consentTo = {
  Contribution: "message",
  CreatorSave: "card",
  CreatorSend: "card",
  CreatorSettings: "card",
  CreatorInviteGroup: "card",
  CreatorPayment: "card",
  AnonymousSaveExit: "card",
  RecipientSave: "save",
  RecipientThanks: "thanks",
  SwitchDevice: "card",
  PrivateJoin: "join",
  BundlePayment: "leads",
  ThemesetAccept: "leads",
  RedirectThemes: "leads",
} as const satisfies Readonly<Record<AuthScenario, Consent>>;

/** What the link would do in somebody's name, null where it only leads somewhere. An invitation alone joins (AUTH-23). */
export const actingOf = ({ authScenario, joinToken }: AuthLinkParams): Acting | null => {
  const alone = joinToken === undefined ? "leads" : "join";
  const consent: Consent = authScenario === undefined ? alone : consentTo[authScenario];
  return consent === "leads" ? null : consent;
};

/** What of a link from another visit counts without being agreed to: where it leads, and no deed of any kind. */
export const unasked = (params: AuthLinkParams): AuthLinkParams => {
  if (actingOf(params) !== null) return {};
  const { authScenario, bundleType, bundleQuantity, themesetId, sharedStoryId } = params;
  return { authScenario, bundleType, bundleQuantity, themesetId, sharedStoryId };
};

/** What a link would do in somebody's name, as they are shown it before they agree to it. */
export const Carried = z.object({
  acting: z.enum(["card", "message", "join", "save", "thanks"]),
  /** Whose card it is about; null where it is not for everyone to know. */
  recipient_first_name: z.nullable(z.string()),
  /** What would be said, to the letter. */
  text: z.nullable(z.string()),
  /** Links of the pictures in the message. */
  pictures: z.array(z.string()),
});
export type Carried = z.infer<typeof Carried>;
