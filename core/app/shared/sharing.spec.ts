import { describe, expect, it } from "vitest";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { PickedFile, SharedFiles } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { Sharing, takeShared } from "./sharing.ts";

const file = (name: string, type: string) => ({ name, type, size: 1 }) as PickedFile;
const inbox = (...files: readonly PickedFile[]) => {
  let kept = files;
  const shared: SharedFiles = {
    read: async () => kept,
    clear: async () => {
      kept = [];
    },
  };
  return { shared, left: () => kept.length };
};
const role = (role_type: string, id: string, more: object = {}, status = "active") => ({
  role_type,
  status,
  story: { id, tokens: { group: `group-${id}` }, setup_send_complete: false, ...more },
});
const opened = async (files: SharedFiles, answer: unknown) => {
  const went: string[] = [];
  const navigator = { path: "/shared", go: (path: string) => went.push(path) };
  const session = { api: async () => answer } as unknown as Session;
  const sharing = new Sharing({ navigator } as never, session, files);
  await sharing.open();
  return { sharing, went };
};
const roles = done({
  roles: [
    role("owner", "mine"),
    role("owner", "sent", { setup_send_complete: true }),
    role("contributor", "friend"),
    role("contributor", "asked", {}, "requested"),
    role("recipient", "gift"),
  ],
});

describe("[MEDIA-11] files from a share sheet", () => {
  it("go into a card that one writes into and that has not gone out", async () => {
    const { shared, left } = inbox(file("a.jpg", "image/jpeg"), file("b.txt", "text/plain"));
    const { sharing } = await opened(shared, roles);
    expect(sharing.message?.files.map(({ name }) => name)).toEqual(["a.jpg"]);
    expect(sharing.cards.map(({ story }) => story.id)).toEqual(["mine", "friend"]);
    expect(sharing.cards.map((card) => sharing.placeOf(card))).toEqual([
      expect.stringMatching(/^\/edit\/mine\?modal=contribution-builder.*photos.*shared/),
      expect.stringMatching(/^\/group\/group-friend\/slides\?modal=contribution-builder/),
    ]);
    // they wait until the builder has them, also over a reload
    expect(left()).toBe(2);
    expect((await takeShared(shared)).map(({ name }) => name)).toEqual(["a.jpg"]);
    expect(left()).toBe(0);
    expect(await takeShared(shared)).toEqual([]);
  });

  it("are thrown away when they are not wanted", async () => {
    const { shared, left } = inbox(file("a.jpg", "image/jpeg"));
    const { sharing, went } = await opened(shared, roles);
    await sharing.discard();
    expect([left(), went]).toEqual([0, ["/home"]]);
  });

  it("go nowhere where none came, and wait where the cards can’t be read", async () => {
    const { sharing } = await opened(inbox(file("b.pdf", "application/pdf")).shared, roles);
    expect([sharing.loaded, sharing.message]).toEqual(["ready", null]);
    const away = await opened(
      inbox(file("a.mp4", "video/mp4")).shared,
      refused("network", asSaid("Away")),
    );
    expect([away.sharing.loaded, away.sharing.message?.slideType]).toEqual(["failed", "video"]);
  });
});
