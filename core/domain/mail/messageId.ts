/** Signs of an id that a Message-ID may hold. */
const foreign = /[^\w.-]/g;

/** The Message-ID of a mail: the same each time it is sent, so that what a provider says of it is known (RFC 5322, 3.6.4). */
export const messageIdOf = (mail: string, domain: string): string =>
  `<${mail.replace(foreign, "")}@${domain}>`;

/** The mail that a Message-ID is of, with or without its brackets; null for one that was not made here. */
export const mailOfMessageId = (messageId: string): string | null =>
  /^<?([\w.-]+)@[^\s<>@]+>?$/.exec(messageId.trim())?.[1] ?? null;
