import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { RuleName } from "#core/domain/access/index.ts";
import { type Operation, type OperationId, operations } from "#core/operations/index.ts";

/** Whom the catalogue prints beside each call: "owner", "user (author or owner)", "token". */
const printed = new Map(
  [
    ...readFileSync("docs/requirements.md", "utf8").matchAll(
      /^(API-\d+) \| .*?— auth: (.*?); request:/gm,
    ),
  ].map(([, id = "", auth = ""]) => [id, auth.replace(" (inferred)", "")]),
);

/** Which rule that is, by what the call is about. */
const ruleFor: Readonly<Record<string, RuleName>> = {
  "anonymous, none": "anyone",
  "anonymous (refresh token), none": "anyone",
  "anonymous (uploader), none": "anyone",
  "anonymous (uploader), upload": "uploadHolder",
  "anonymous (uploader), media": "uploader",
  // decision 0077: and whoever helps them
  "owner, story": "cardOrganiser",
  "owner, slide": "cardOrganiser",
  "owner, role": "roleOrganiserSide",
  "owner, storyIfNamed": "signedInOwnerIfNamed",
  "owner, postalOrder": "holder",
  "token, link": "linkHolder",
  "token, invitation": "invitationHolder",
  "token (approve token in the query), invitation": "invitationHolder",
  "token (join token), invitation": "signedInInvitationHolder",
  "user (anonymous†: OPEN-40), none": "anyone",
  "user (author or owner), slide": "authorOrOrganiser",
  "user (id); token (recipient, group), link": "ownPart",
  "user (owner for type story), storyIfNamed": "signedInOwnerIfNamed",
  "user (owner of the theme), theme": "holder",
  "user, theme": "holder",
  "user (owner or contributor), story": "cardWriter",
  "user (owner, or the member self), role": "ownRoleOrOrganiser",
  "user (the role holder), role": "ownRole",
  "user + recipient token, link": "signedInRecipient",
  "user + token, link": "signedInLinkHolder",
  "user or token, story": "cardPlayer",
  "user, none": "signedIn",
  "user, story": "cardMember",
  "user, storyIfNamed": "signedInOwnerIfNamed",
  "user, slide": "slideReader",
  "user, role": "ownRoleOrOrganiser",
  "user, media": "uploaderOrOrganiser",
  "user, upload": "signedInUploadHolder",
  "user, address": "holder",
  "user, logoLink": "holder",
  "user, reminder": "holder",
  "user, payment": "holder",
};

/** Calls that a decision gives to others than the catalogue prints. */
const decided: Readonly<Partial<Record<OperationId, RuleName>>> = {
  // F-08: the token in the mail to the old address is the permission
  readAddressChange: "anyone",
  restoreAddress: "anyone",
  // F-34: so is the one in the foot of an invitation
  readUnsubscription: "anyone",
  unsubscribe: "anyone",
  resubscribe: "anyone",
  // AUTH-30: it is sent when the token is cleared already
  logout: "anyone",
  // OPEN-166: what a link carries from another visit is agreed to once signed in
  readCarried: "signedIn",
  agreeToCarried: "signedIn",
  sendContribution: "signedInSender",
  // decision 0076: guests, where the organiser lets them sign
  signAsGuest: "guestSender",
  openPrivateLink: "invitationHolder",
  // OPEN-76: a visitor's card is the account's whose visit made it
  adoptStory: "cardMaker",
  // OPEN-171: thanks are whose they are
  thank: "thanksAuthor",
  removeThanks: "thanksAuthor",
  // ROLE-06: the card's owner looks at what is in it as well
  readMedia: "uploaderOrOrganiser",
  captionMedia: "uploaderOrOrganiser",
  // OPEN-152: the secret of a payment is the permission
  confirmTestPayment: "signedIn",
  answerTestPayment: "signedIn",
  // decision 0077: the owner’s alone
  nameCoOwner: "signedInCardOwner",
  offerCard: "signedInCardOwner",
  withdrawOffer: "signedInCardOwner",
  readOffer: "anyone",
  acceptOffer: "signedIn",
  declineOffer: "anyone",
  deleteStory: "cardOwner",
  createReminder: "signedInOrganiserIfNamed",
  // OPEN-40: inviting, sending, ordering and new links ask for sign-in
  makeToken: "signedInCardOrganiser",
  markSentByLink: "signedInCardOrganiser",
  invite: "signedInCardOrganiser",
  nudgeAll: "signedInCardOrganiser",
  approveAllRoles: "signedInCardOrganiser",
  sendStory: "signedInCardOrganiser",
  readDeliveries: "signedInCardOrganiser",
  changeDelivery: "signedInCardOrganiser",
  cancelDelivery: "signedInCardOrganiser",
  deliverNow: "signedInCardOrganiser",
  readStoryReminders: "signedInCardOrganiser",
  readPostalOrders: "signedInCardOwner",
  createPostalOrder: "signedInCardOwner",
};

it("[API-01, ROLE-06] every call lets in whom the catalogue prints for it, but where a decision says otherwise", () => {
  const looked = new Set<string>();
  for (const [name, row] of Object.entries(operations) as [OperationId, Operation][])
    for (const id of row.ids.filter((id) => printed.has(id))) {
      looked.add(id);
      const rule = decided[name] ?? ruleFor[`${printed.get(id)}, ${row.subject.of}`];
      expect(row.who, `${name}, ${id}: ${printed.get(id)}, ${row.subject.of}`).toBe(rule);
    }
  // files go to the object store, which asks for what was signed
  expect([...printed.keys()].filter((id) => !looked.has(id))).toEqual(["API-90"]);
});
