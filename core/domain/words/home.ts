import { type Day, messages } from "#core/kernel/index.ts";

const counted = (n: number) => ({ n });

/** One line that says what a card on the desk needs next (screens 10). */
export const homeWords = /* @__PURE__ */ messages("desk", {
  thanked: null,
  from: (owner: string) => ({ owner }),
  waiting: null,
  undelivered: null,
  saidThanks: null,
  requests: counted,
  forApproval: counted,
  unseen: counted,
  scheduled: (day: Day) => ({ day }),
  opened: null,
  sent: null,
  addFirst: null,
  messages: counted,
});
