import type { InputOf } from "#core/operations/index.ts";
import type { Unserved } from "#core/service/call/unserved.ts";

/** How the calls that nobody serves yet are asked; whoever serves one moves it into the story. */
export const unservedExamples: { readonly [K in Unserved]: InputOf<K> } = {};
