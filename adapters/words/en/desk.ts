import type { homeWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const desk = {
  "desk.thanked": "Thank-you sent",
  "desk.from": "From {owner}",
  "desk.waiting": "Waiting for approval",
  "desk.undelivered": "Email didn’t arrive",
  "desk.saidThanks": "They said thank you",
  "desk.requests": "{n, plural, one {# person wants to join} other {# people want to join}}",
  "desk.forApproval":
    "{n, plural, one {# message waiting for approval} other {# messages waiting for approval}}",
  "desk.unseen": "{n, plural, one {# new message} other {# new messages}}",
  "desk.scheduled": "Scheduled for {day}",
  "desk.opened": "Opened",
  "desk.sent": "Sent",
  "desk.addFirst": "Add the first message",
  "desk.messages": "{n, plural, one {# message} other {# messages}}",
} as const satisfies Readonly<Record<KeysOf<typeof homeWords>, string>>;
