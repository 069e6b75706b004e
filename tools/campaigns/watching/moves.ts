import fc from "fast-check";
import { keptCookies } from "#adapters/memory/index.ts";
import { as } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { perform } from "#core/service/index.ts";
import type { Watcher, World } from "./world.ts";

/** A card with its owner and two friends, all of whom watch it, and somebody who has no part in it. */
export interface Scene {
  readonly world: World;
  readonly card: string;
  readonly owner: Watcher;
  readonly friends: readonly [Watcher, Watcher];
  readonly stranger: Watcher;
}

/** Everything that is done, some of it more than once. */
const kinds = [
  "write",
  "write",
  "write",
  "edit",
  "see",
  "reject",
  "approve",
  "remove",
  "retitle",
  "moderate",
  "close",
  "newLink",
  "join",
  "join",
  "shutOut",
  "letIn",
  "leave",
  "signOut",
  "deleteAccount",
  "byHand",
  "deafen",
] as const;
const how = fc.record({
  friend: fc.constantFrom(0 as const, 1 as const),
  message: fc.nat(3),
  server: fc.constantFrom(0 as const, 1 as const),
});

/** What is done, by or to which friend, to which message, at which server. */
export interface Move {
  readonly what: (typeof kinds)[number] | "delete";
  readonly friend: 0 | 1;
  readonly message: number;
  readonly server: 0 | 1;
}

/** Every kind of change, in any order, until the card is deleted. */
export const round: fc.Arbitrary<readonly Move[]> = fc
  .tuple(
    fc.shuffledSubarray([...kinds], { minLength: kinds.length }),
    fc.array(how, { minLength: kinds.length, maxLength: kinds.length }),
  )
  .map(([whats, hows]) => [
    ...hows.map((one, at) => ({ ...one, what: whats[at] ?? "write" })),
    { what: "delete", friend: 0, message: 0, server: hows[0]?.server ?? 0 },
  ]);
export const changesARound = kinds.length + 1;

const text = { type: "text" as const, variant: "letter", description: "All the best!", media: [] };

/** Does it, in vain perhaps; answers with how it ended. */
export const play = async (
  { world, card, owner, friends }: Scene,
  { what, friend, message, server }: Move,
): Promise<string> => {
  const service = world.services[server];
  const api = (who: Watcher): Api =>
    perform(service)({
      accessToken: who.token,
      network: "office",
      jar: keptCookies(world.clock),
      requestKey: null,
      languages: null,
    });
  const them = friends[friend];
  const path = { id: card };
  const { slides, roles } = await service.store.bundle(as(card));
  const messages = slides.filter(({ type }) => type === "text");
  const slide = { path: { id: messages[message % Math.max(1, messages.length)]?.id ?? "none" } };
  const role = { path: { id: roles.find((r) => r.account_id === them.account)?.id ?? "none" } };
  const story = await service.store.find("stories", as(card));
  const ended = async (call: ReturnType<Api>): Promise<string> => {
    const outcome = await call;
    return outcome.ok ? "ok" : outcome.refusal.code;
  };
  switch (what) {
    case "write":
      return ended(
        api(message === 0 ? owner : them)("createSlide", { query: { story_id: card }, body: text }),
      );
    case "edit":
      return ended(api(them)("changeSlide", { ...slide, body: { description: "Other words" } }));
    case "see":
      return ended(api(owner)("markSeen", slide));
    case "reject":
      return ended(api(owner)("rejectSlide", slide));
    case "approve":
      return ended(api(owner)("approveSlide", slide));
    case "remove":
      return ended(api(owner)("deleteSlide", slide));
    case "retitle":
      return ended(api(owner)("changeStory", { path, body: { title: `${message}` } }));
    case "moderate":
      return ended(
        api(owner)("changeStory", { path, body: { content_moderation: message % 2 === 0 } }),
      );
    case "close": {
      const group_link_privacy = message % 2 === 0 ? "private" : "public";
      return ended(api(owner)("changeStory", { path, body: { group_link_privacy } }));
    }
    case "newLink":
      return ended(api(owner)("makeToken", { path, body: { token_type: "group" } }));
    case "join": {
      const link = { type: "group", value: story?.group_token ?? "" } as const;
      return ended(api(them)("joinStory", { path: link }));
    }
    case "shutOut":
      return ended(api(owner)("changeRole", { ...role, body: { status: "rejected" } }));
    case "letIn":
      return ended(api(owner)("changeRole", { ...role, body: { status: "active" } }));
    case "leave":
      return ended(api(them)("removeMember", { ...role, query: {}, body: {} }));
    case "delete":
      return ended(api(owner)("deleteStory", { path }));
    case "signOut":
      await world.signOut(them, server);
      return "ok";
    case "deleteAccount":
      return ended(api(them)("deleteAccount", {}));
    case "byHand":
      await world.hand.write("update stories set last_story_update = $2 where id = $1", [
        card,
        new Date(world.clock.now()).toISOString(),
      ]);
      return "ok";
    default:
      await world.deafen();
      return ended(api(owner)("changeStory", { path, body: { title: `deaf ${message}` } }));
  }
};

/** A friend takes a part in the card, as far as its link lets them. */
export const join = async (scene: Scene, friend: 0 | 1): Promise<void> => {
  await play(scene, { what: "join", friend, message: 0, server: 0 });
};

/** Whoever signed out signs in again, and another comes for whoever is gone. */
export const comeBack = async (scene: Scene, { what, friend }: Move): Promise<void> => {
  const { world, friends } = scene;
  const them = friends[friend];
  if (what === "deleteAccount") {
    const other = await world.person(them.name);
    Object.assign(them, { account: other.account });
  }
  if (what === "signOut" || what === "deleteAccount") await world.signIn(them);
  if (what === "leave" || what === "deleteAccount") await join(scene, friend);
};
