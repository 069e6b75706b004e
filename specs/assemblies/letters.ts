import type { Letter } from "./assembly.ts";

/** Reads a mail as a person does: its code and the links in it. */
export const readLetter = (
  mail: { to: string; subject: string; text: string },
  address: string,
): Letter => ({
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  links: [...mail.text.matchAll(/https?:\/\/[^\s<>"]+/g)]
    .map(([url]) => url)
    .filter((url) => url.startsWith(address))
    .map((url) => url.slice(address.length) || "/"),
  code: /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0] ?? null,
});
