export { emailChangedMail, emailRestoredMail, newAddressMail } from "./account.ts";
export { cardMail, heldMail, thanksMail, undeliveredMail } from "./card.ts";
export {
  type LastingMail,
  type LeavableMail,
  type MailLogo,
  type MailText,
  render,
  type Site,
} from "./compose.ts";
export { digestMail } from "./digest.ts";
export {
  approvedMail,
  contributionMail,
  declinedMail,
  invitationMail,
  nudgeMail,
  receiveMail,
  roleRequestMail,
} from "./group.ts";
export { privateLinkMail } from "./guest.ts";
export { type Carried, contentIds, withPictures } from "./layout.ts";
export { coOwnerMail, handedOverMail, offerMail } from "./offer.ts";
export { receiptMail, refundMail } from "./payment.ts";
export { postCancelledMail, postedMail, printingMail } from "./posted.ts";
export { reminderMail } from "./reminder.ts";
export { signedMail } from "./signed.ts";
export { signingMail } from "./signing.ts";
