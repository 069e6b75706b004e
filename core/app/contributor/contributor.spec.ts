import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { Contributor } from "./contributor.ts";

/** Someone who came by the group's link, whose draft is read from the device as long as `drafts` takes. */
const arrived = () => {
  const clock = steppedClock();
  const drafts = Promise.withResolvers<undefined>();
  const asked: string[] = [];
  const ports = {
    observe: <T>(model: T) => model,
    clock,
    page: { visible: true },
    newKey: () => "key",
    drafts: { get: () => drafts.promise, keys: async () => [] },
  };
  const session = {
    isSignedIn: false,
    anonymous: { data: {} },
    onLogin: () => undefined,
    onLogout: () => undefined,
    api: async (id: string) => {
      asked.push(id);
      return { ok: false, refusal: { code: "network" } };
    },
  };
  const contributor = new Contributor(ports as never, session as never, "group");
  contributor.story = { id: "card", slides: [], content_moderation: false } as never;
  return { clock, drafts, asked, contributor };
};
const slide = {
  id: "one",
  type: "text",
  variant: "letter",
  media: [],
  updated_on: "",
} as never as Slide;

it("[STORY-13] a message that was left while it was being opened watches nothing", async () => {
  const { clock, drafts, asked, contributor } = arrived();
  const opening = contributor.write({ slide });
  contributor.stopWriting();
  drafts.resolve(undefined);
  await opening;
  expect(contributor.builder).toBeNull();
  await clock.pass(60_000);
  expect(asked).not.toContain("readLastUpdate");
});

it("[STORY-13] of two that are opened one after the other the later stays", async () => {
  const { drafts, contributor } = arrived();
  const first = contributor.write({ slide });
  const second = contributor.write({ slideType: "text" });
  drafts.resolve(undefined);
  const [one, two] = await Promise.all([first, second]);
  expect(contributor.builder).toBe(two);
  expect(one).not.toBe(two);
  contributor.stopWriting();
});

/** At the builder of a card; the answer to sending is `sent`, and none to what is asked after it. */
const writing = (sent: Slide) => {
  const gone: string[] = [];
  const asked: string[] = [];
  const ports = { navigator: { path: "/group/group", go: (path: string) => gone.push(path) } };
  const session = {
    isSignedIn: true,
    anonymous: { data: {} },
    modals: { bring: (path: string) => path },
    api: (id: string) => {
      asked.push(id);
      return new Promise(() => undefined);
    },
  };
  const contributor = new Contributor(ports as never, session as never, "group");
  contributor.story = { id: "card", slides: [] } as never;
  contributor.builder = {
    draft: { slideId: null },
    submit: async () => ({ kind: "saved", slide: sent, moderated: true, waiting: false }),
    watch: { stop: () => undefined },
  } as never;
  return { contributor, gone, asked };
};

it("[F-39] what was sent is shown by its own answer: nothing more is waited for, and the rest is asked at once", async () => {
  const sent = { ...slide, status: "moderated" } as Slide;
  const { contributor, gone, asked } = writing(sent);
  void contributor.submit();
  await expect.poll(() => gone.length).toBe(1);
  expect(gone[0]).toContain("contribution-sent");
  expect(decodeURIComponent(gone[0] ?? "")).toContain('"moderated":true');
  expect(contributor.mine).toEqual([sent]);
  expect(contributor.builder).toBeNull();
  expect(asked).toEqual(["readStoryByLink", "readOwnRole"]);
});

it("[F-39] a message that was changed keeps its place among one’s own", async () => {
  const other = { ...slide, id: "two" } as Slide;
  const { contributor } = writing({ ...slide, description: "changed" } as Slide);
  contributor.mine = [other, slide];
  void contributor.submit();
  await expect
    .poll(() => contributor.mine.map(({ id, description }) => [id, description]))
    .toEqual([
      ["two", undefined],
      ["one", "changed"],
    ]);
});
