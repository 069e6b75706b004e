export { smtpCheck } from "./check.ts";
export { outboxMailer } from "./outbox.ts";
export { type SmtpMailer, type SmtpOptions, smtpMailer } from "./smtp.ts";
