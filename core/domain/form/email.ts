import type { Message } from "#core/kernel/index.ts";
import { fieldWords } from "../words/fields.ts";
import { emailMaximum } from "./limits.ts";
import { plainLine } from "./plain.ts";

/** Said when an address has the wrong shape (FORM-04). */
export const emailWords = fieldWords.email;

const name = /^[^\s\p{C}@<>()[\],;:\\"]+$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const top = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** Whether a text has the shape of an address somebody could be reached at: name@host.top. Not whether it exists. */
export const looksLikeEmail = (text: string): boolean => {
  const at = text.lastIndexOf("@");
  if (at < 1 || text.length > emailMaximum) return false;
  const mailbox = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  return (
    name.test(mailbox) &&
    !mailbox.startsWith(".") &&
    !mailbox.endsWith(".") &&
    !mailbox.includes("..") &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    top.test(labels.at(-1) ?? "")
  );
};

export type EmailRule = {
  required?: boolean | undefined;
  /** A further check: the words of its refusal, or nothing when it agrees (FORM-05). */
  also?: ((email: string) => Message | null | undefined) | undefined;
};

/** What is wrong with an e-mail value, in words for its field; undefined when it is accepted (FORM-03, FORM-04, FORM-05). */
export const refuseEmail = (value: string, rule: EmailRule = {}): Message | undefined => {
  const email = plainLine(value).trim();
  if (email === "") return rule.required ? emailWords : undefined;
  if (!looksLikeEmail(email)) return emailWords;
  return rule.also?.(email) ?? undefined;
};

/** Whether "Send Code" may be pressed (FORM-02). */
export const canSendCode = (email: string): boolean => email.trim() !== "";
