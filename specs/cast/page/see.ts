import { expect as plain } from "@playwright/test";
import { say } from "#web/words/index.ts";

/** Waits as long as a slow machine that draws without a graphics card may take. */
export const expect = plain.configure({ timeout: 15_000 });
export { say };

/** What a text of the catalogue looks like with anything in its places. */
export const saying = (text: string): RegExp => new RegExp(escaped(text));
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
