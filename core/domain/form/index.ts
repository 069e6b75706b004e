export { isCode, keepCode } from "./code.ts";
export {
  canSendCode,
  type EmailRule,
  emailWords,
  looksLikeEmail,
  refuseEmail,
} from "./email.ts";
export { type Hex, normaliseHex } from "./hex.ts";
export { codeLength, emailMaximum, nameMaximum } from "./limits.ts";
export {
  canFinish,
  firstNameWords,
  type Introduction,
  lastNameWords,
  nameTooLongWords,
  refuseFirstName,
  refuseLastName,
} from "./name.ts";
export { isBlank, plainLine, plainLines } from "./plain.ts";
export { onOneLine, tooLongWords, truncate } from "./text.ts";
