import type { OperationId, RefusalCode, TransportRefusal } from "#core/operations/index.ts";

/**
 * What scenarios call the things that a page asks of the product, "Then sending the message was tried once".
 * One phrase means one operation; what people know under two names has a phrase for each.
 */
export const deeds = {
  "asking whether the address is known": "checkUsername",
  "asking for a code": "requestCode",
  "asking for another code": "resendCode",
  "signing in": "login",
  "renewing the sign-in": "refresh",
  "logging out": "logout",
  "reading the profile": "readAccount",
  "saving the account": "changeAccount",

  "asking for news of the product": "readPlatform",
  "reading the prices": "readProducts",
  "listing one's cards": "readRoles",
  "listing one's invitations": "readPendingRoles",
  "reading the tooltips": "readTooltips",
  "closing a tooltip": "completeTooltip",

  "making the card": "createStory",
  "reading the card": "readStory",
  "looking for changes": "readUpdates",
  "saving the greeting": "changeStory",
  "hiding the thank-you": "changeStory",
  "taking over the card": "adoptStory",
  "sending the card": "sendStory",
  "marking the card as received": "markReceived",
  "marking the card as watched": "markWatched",
  "keeping the card": "saveCard",
  "saying thanks": "thank",

  "adding the message": "createSlide",
  "storing the message": "createContribution",
  "sending the message": "sendContribution",
  "changing the message": "changeSlide",
  "saving the cover": "changeSlide",
  "checking the open message": "readLastUpdate",
  "saying yes": "approveSlide",
  "saying no": "rejectSlide",
  "marking the message as seen": "markSeen",

  "looking for gifs": "searchGifs",

  "reading the address book": "readAddresses",
  "looking for addresses": "suggestAddresses",

  "asking to upload": "requestUpload",
  "putting the photo into the library": "createMedia",
  "giving a slide its picture": "setThumbnail",
} as const satisfies Readonly<Record<string, OperationId>>;

/** What becomes of somebody who is refused: "Then Tom may not". One phrase means one code. */
export const refusals = {
  "has to log in first": "unauthenticated",
  "may not": "forbidden",
  "finds nothing there": "notFound",
  "cannot use such a file": "unsupported",
  "is told what is wrong": "invalid",
  "has to wait": "limited",
} as const satisfies Readonly<Record<string, RefusalCode>>;

/** What becomes of a try: "Priya's next try at saying yes fails". One phrase means one code. */
export const failures = {
  "is not understood": "malformed",
  "needs a login": "unauthenticated",
  "is not allowed": "forbidden",
  "comes too late": "sessionExpired",
  "is locked out": "locked",
  "has to wait": "limited",
  fails: "fault",
  "is lost on the way": "network",
  // what stands in front of a server may say what the product itself never does
  "is turned away": "overload",
} as const satisfies Readonly<Record<string, RefusalCode | TransportRefusal | "overload">>;
export type FailureCode = (typeof failures)[keyof typeof failures];

/** What became of many tries at one moment: "Then 4 of them were wrong". */
export const fates = {
  "were let through": null,
  "were wrong": "forbidden",
  "were locked out": "locked",
} as const satisfies Readonly<Record<string, RefusalCode | null>>;
