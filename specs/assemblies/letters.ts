/** A mail as it arrived. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The own paths of the links in it, in order: `/auth?context=…`. */
  readonly links: readonly string[];
  /** The six-digit code in it, if there is one. */
  readonly code: string | null;
  /** The content ids of the pictures that it carries, where the whole mail was seen. */
  readonly pictures: readonly string[];
}

/** Reads a mail as a person does: its code and the links in it. */
export const readLetter = (
  mail: {
    to: string;
    subject: string;
    text: string;
    pictures?: readonly { readonly id: string }[];
  },
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
  pictures: (mail.pictures ?? []).map(({ id }) => id),
});
