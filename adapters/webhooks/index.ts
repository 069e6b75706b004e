export { mailgun } from "./mailgun.ts";
export { isSendgridKey, sendgrid } from "./sendgrid.ts";
