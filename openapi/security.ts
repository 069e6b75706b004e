import type { RuleName } from "#core/domain/access/index.ts";
import type { Operation, OperationId } from "#core/operations/index.ts";

/** How somebody can show who they are; `none`: the call is answered without. */
export type Credential = "none" | "visitor" | "account";

const open = ["none", "visitor", "account"] as const;
const either = ["visitor", "account"] as const;
const account = ["account"] as const;

/**
 * With what each rule can let somebody in: an anonymous session counts where a card or a file can be a visitor's own
 * (OPEN-40), nothing at all where the address or its token is the permission.
 */
export const credentials: Readonly<Record<RuleName, readonly Credential[]>> = {
  anyone: open,
  ownPart: open,
  invitationHolder: open,
  linkHolder: open,
  cardPlayer: open,
  cardOwner: either,
  cardOrganiser: either,
  cardMember: either,
  cardWriter: either,
  authorOrOrganiser: either,
  slideReader: either,
  roleOrganiserSide: either,
  ownRole: either,
  ownRoleOrOrganiser: either,
  guestSender: ["visitor"],
  uploader: either,
  uploaderOrOrganiser: either,
  uploadHolder: either,
  signedIn: account,
  signedInCardOwner: account,
  signedInCardOrganiser: account,
  cardMaker: account,
  signedInOrganiserIfNamed: account,
  signedInOwnerIfNamed: account,
  signedInSender: account,
  signedInLinkHolder: account,
  signedInRecipient: account,
  thanksAuthor: account,
  signedInInvitationHolder: account,
  signedInUploadHolder: account,
  holder: account,
};

/** The cookies of a browser, by their names in `securitySchemes`. */
export type Cookie = "visitor" | "session";

/** Calls whose answer sets a cookie, or takes it back. */
export const setsCookies: Readonly<Partial<Record<OperationId, readonly Cookie[]>>> = {
  createStory: ["visitor"],
  createContribution: ["visitor"],
  openPrivateLink: ["visitor"],
  requestUpload: ["visitor"],
  startProviderLogin: ["visitor"],
  register: ["session"],
  login: ["session"],
  loginWithProvider: ["session"],
  refresh: ["session"],
  changeAccount: ["session"],
  logout: ["session"],
  deleteAccount: ["session"],
};

/** Calls that read the session from its cookie, where no token comes in the body. */
const readsSession: readonly OperationId[] = ["refresh", "logout", "changeAccount"];

const requirement: Readonly<Record<Credential, Readonly<Record<string, readonly string[]>>>> = {
  none: {},
  visitor: { visitor: [] },
  account: { bearer: [] },
};

/** The ways to be let in, as `security` writes them. */
export const securityOf = (id: OperationId, row: Operation) => [
  ...credentials[row.who].map((one) => requirement[one]),
  ...(readsSession.includes(id) ? [{ session: [] }] : []),
];

export const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The access token of someone logged in (OPEN-04); it lasts ten minutes.",
  },
  visitor: {
    type: "apiKey",
    in: "cookie",
    name: "ff_visitor",
    description:
      "An anonymous session: what was made with it stays its maker's own until they log in (OPEN-40). HttpOnly, SameSite=Lax.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "ff_session",
    description:
      "The refresh token beside the one in the body, so that a closed tab logs no one out. HttpOnly, SameSite=Lax.",
  },
} as const;
