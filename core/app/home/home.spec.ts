import { expect, it } from "vitest";
import type { Role } from "#core/domain/role/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";
import { Home } from "./home.ts";

const role = (id: string): Role =>
  ({ id, role_type: "contributor", status: "active", story: { id: `card of ${id}` } }) as Role;

const atHome = (answer: Outcome<null>) => {
  const asked: unknown[] = [];
  const session = {
    api: async (id: string, input: unknown) => {
      asked.push([id, input]);
      return answer;
    },
  } as unknown as Session;
  const home = new Home({} as Outside, session, "contributed");
  home.roles = [role("a"), role("b")];
  return { home, asked, cards: () => home.cards.map((card) => card.role.id).join(" ") };
};

it("[ROLE-18] [OPEN-67] leaving a group takes its card off the desk, with one's messages or without", async () => {
  const { home, asked, cards } = atHome(done(null));
  expect(await home.leave(role("a"), false)).toBe(true);
  expect(cards()).toBe("b");
  expect(await home.leave(role("b"))).toBe(true);
  expect(cards()).toBe("");
  expect(asked).toEqual([
    ["removeMember", { path: { id: "a" }, body: { reassign_media: false } }],
    ["removeMember", { path: { id: "b" }, body: { reassign_media: true } }],
  ]);
});

it("[ROLE-18] a group that could not be left stays, and its member is told", async () => {
  const { home, cards } = atHome(refused("fault", "Sorry"));
  expect(await home.leave(role("a"))).toBe(false);
  expect(cards()).toBe("a b");
  expect(home.error).not.toBeNull();
});
