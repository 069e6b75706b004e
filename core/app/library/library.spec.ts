import { expect, test } from "vitest";
import type { Media } from "#core/domain/media/index.ts";
import { mostPhotos } from "#core/domain/slide/index.ts";
import { done } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";
import { Library } from "./library.ts";

const photo = (id: string, status: Media["status"] = "available") => ({ id, status }) as Media;
const at = (n: number) => photo(`p${n}`);

test("[MODAL-15] [BUILD-14] the library offers the card's photos that are ready, picked in one's own order", async () => {
  const asked: unknown[] = [];
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return done({ media: [at(1), at(2), photo("slow", "processing")] });
  };
  const library = new Library({ api } as unknown as Session, "card");
  await library.open();
  expect(asked).toEqual([
    ["readLibrary", { path: { id: "card" }, query: { media_type: "photo" } }],
  ]);
  expect(library.photos.map((p) => p.id)).toEqual(["p1", "p2"]);
  library.toggle(at(2));
  library.toggle(at(1));
  expect(library.picked).toEqual(["p2", "p1"]);
  library.toggle(at(2));
  expect(library.picked).toEqual(["p1"]);
});

test("[MODAL-15] [SLIDE-34] no more are picked than a message holds", async () => {
  const media = Array.from({ length: mostPhotos + 2 }, (_, n) => at(n));
  const session = { api: async () => done({ media }) } as unknown as Session;
  const library = new Library(session, "card");
  await library.open();
  for (const one of media) library.toggle(one);
  expect(library.picked.length).toBe(mostPhotos);
  expect(library.isFull).toBe(true);
  library.toggle(at(0));
  library.toggle(at(mostPhotos));
  expect(library.picked.at(-1)).toBe(`p${mostPhotos}`);
});
