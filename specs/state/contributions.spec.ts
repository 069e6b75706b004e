import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Assembly } from "../assemblies/assembly.ts";
import { coreAssembly } from "../assemblies/core.ts";
import type { Actor } from "../cast/actor.ts";
import { Cast } from "../cast/cast.ts";

let assembly: Assembly;
let tom: Actor;
beforeEach(async () => {
  assembly = await coreAssembly({ features: [], tiers: "on" });
  const cast = new Cast(assembly);
  const priya = await cast.actor("Priya");
  await priya.signingIn.signInOnce();
  await priya.owning.start("Grace");
  tom = await cast.actor("Tom");
});
afterEach(() => assembly.close());

/** Opens the group's page, and says how often the list of contributions was asked for. */
const listedOn = async (actor: Actor): Promise<number> => {
  const api = vi.spyOn(actor.app.session, "api");
  await actor.contributing.open();
  const lists = api.mock.calls.filter(([id]) => id === "readContributions");
  api.mockRestore();
  return lists.length;
};

it("[CONTRIB-12] signed out, one's message is known from what this browser keeps, and no list is asked for", async () => {
  expect(await listedOn(tom)).toBe(0);
  expect(tom.contributing.page.hasUnsent).toBe(false);
  await tom.writing.write("Many happy returns");
  await tom.reload();
  expect(await listedOn(tom)).toBe(0);
  const { hasUnsent, mine } = tom.contributing.page;
  expect([tom.isSignedIn, hasUnsent, mine]).toEqual([false, true, []]);
  // nobody but this browser knows of it
  const { id } = tom.cast.card;
  const asked = await tom.app.session.api("readContributions", { path: { id } });
  expect(asked.ok || asked.refusal.code).toBe("unauthenticated");
});

it("[CONTRIB-12] signed in, the list of the card says what one has written", async () => {
  await tom.contributing.open();
  await tom.writing.write("Many happy returns");
  await tom.signingIn.signInOnce();
  await tom.reload();
  expect(await listedOn(tom)).toBe(1);
  const { hasUnsent, mine } = tom.contributing.page;
  expect([hasUnsent, mine.map(({ description }) => description)]).toEqual([
    false,
    ["Many happy returns"],
  ]);
});
