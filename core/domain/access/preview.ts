import { nobody } from "./actor.ts";
import { rules } from "./rules.ts";
import type { LinkSubject } from "./subject.ts";

/**
 * Whether a link shows what it leads to before anybody has opened it: in a chat that it was pasted into, or to a
 * robot. Only what the link shows to everybody; an invitation that came along does not count, since the chat is
 * read by others too. Else the brand stands for it.
 */
export const isPreviewed = (subject: LinkSubject): boolean =>
  rules.linkHolder.lets(nobody, { ...subject, role: null, invitation: null });
