import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { CardEditor } from "../editor/index.ts";
import type { SlideBuilder } from "./builder.ts";
import { OwnerWriting } from "./ownerWriting.ts";

interface Card {
  readonly isModerated?: boolean;
  readonly status?: "moderated" | "approved";
  readonly hasRoom?: boolean;
}
const writingIn = ({ isModerated = true, status = "moderated", hasRoom = true }: Card) => {
  let reads = 0;
  const editor = {
    id: "card",
    story: { content_moderation: isModerated },
    slides: [{ id: "one", status }],
    read: async () => void reads++,
    mayAdd: () => hasRoom,
  } as unknown as CardEditor;
  const writing = new OwnerWriting({} as never, editor);
  /** What the builder says when it is sent. */
  const sends = async (slideId: string | null, result: object | null) => {
    let isWatching = true;
    writing.builder = {
      draft: { slideId },
      submit: async () => result,
      watch: { stop: () => (isWatching = false) },
    } as unknown as SlideBuilder;
    const said = await writing.submit();
    writing.close();
    return { said, isWatching, builder: writing.builder, reads };
  };
  return { writing, sends };
};

it("[BUILD-11] [F-39] a message held for approval is reviewed among the contributions, no other", () => {
  expect(writingIn({}).writing.reviewAt("one")).toBe("/edit/card/approve_contributions");
  expect(writingIn({ status: "approved" }).writing.reviewAt("one")).toBeNull();
  expect(writingIn({ isModerated: false }).writing.reviewAt("one")).toBeNull();
  expect(writingIn({}).writing.reviewAt(null)).toBeNull();
});

it("[STORY-13] a builder that was closed while it was being opened watches nothing", async () => {
  const clock = steppedClock();
  const drafts = Promise.withResolvers<undefined>();
  const asked: string[] = [];
  const context = {
    ports: {
      observe: <T>(model: T) => model,
      clock,
      page: { visible: true },
      newKey: () => "key",
      drafts: { get: () => drafts.promise, keys: async () => [] },
    },
    session: {
      anonymous: { data: {} },
      api: async (id: string) => {
        asked.push(id);
        return { ok: false, refusal: { code: "network" } };
      },
    },
  } as never;
  const slide = { id: "one", type: "text", variant: "letter", media: [], updated_on: "" } as never;
  const editor = { id: "card", story: null, slides: [slide] } as unknown as CardEditor;
  const writing = new OwnerWriting(context, editor);
  const opening = writing.write({ slide });
  writing.close();
  drafts.resolve(undefined);
  await opening;
  expect(writing.builder).toBeNull();
  await clock.pass(60_000);
  expect(asked).not.toContain("readLastUpdate");
});

it("[OPEN-149] [F-39] sending says what came of it, and the card is read again either way", async () => {
  const sent = { kind: "sent" };
  const results: [slideId: string | null, result: object | null, hasRoom: boolean, said: string][] =
    [
      [null, sent, true, "added"],
      ["one", sent, false, "changed"],
      [null, null, false, "full"],
      [null, null, true, "refused"],
      ["one", null, false, "refused"],
    ];
  for (const [slideId, result, hasRoom, said] of results)
    expect(await writingIn({ hasRoom }).sends(slideId, result)).toEqual({
      said,
      isWatching: false,
      builder: null,
      reads: 1,
    });
});
