import type { WordKey } from "#web/words/index.ts";

/** Help that is longer than a line, by the id under which it is marked as read (ACCT-06, OPEN-62). */
export const tooltips = {
  "group-link": { title: "tooltip.groupLink", text: "tooltip.groupLinkText" },
  moderation: { title: "tooltip.moderation", text: "tooltip.moderationText" },
  waiting: { title: "tooltip.waiting", text: "tooltip.waitingText" },
  effects: { title: "tooltip.effects", text: "tooltip.effectsText" },
  "hide-email": { title: "tooltip.hideEmail", text: "tooltip.hideEmailText" },
} as const satisfies Readonly<Record<string, { title: WordKey; text: WordKey }>>;
export type TooltipName = keyof typeof tooltips;

export const isTooltip = (name: unknown): name is TooltipName =>
  typeof name === "string" && Object.hasOwn(tooltips, name);
