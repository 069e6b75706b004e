import * as z from "zod/mini";
import { checkTheme, coverSeconds, toneOf } from "#core/domain/cover/index.ts";

/** What every page of the product has before a cover is asked for: its rules, and a way to load the rest. */
Object.assign(window, {
  shell: [z.object, checkTheme, coverSeconds, toneOf, () => import("./later.ts")],
});
