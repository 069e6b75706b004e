import { expect, test, vi } from "vitest";
import * as site from "../slides/home.ts";
import { guestApi } from "./guest.ts";

const slide = {
  thumbnail_url: "/files/thumbnails/a",
  media: [{ url: "https://elsewhere.example/b", mp4_url: null, thumbnail_url: "/files/media/c" }],
};

test("[PLAY-10] a card is asked for at its own site, without cookies or headers that need a permission", async () => {
  vi.spyOn(site, "home", "get").mockReturnValue("https://cards.example");
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (url: string, how: RequestInit) => {
    sent.push([url, how]);
    return new Response(JSON.stringify({ story: { slides: [slide] } }));
  });
  const answer = await guestApi()("readStoryByLink", { path: { tokenType: "watch", token: "t" } });
  expect(sent).toEqual([
    [
      "https://cards.example/api/story/watch/t",
      { credentials: "omit", cache: "no-cache", referrerPolicy: "no-referrer" },
    ],
  ]);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      story: {
        slides: [
          {
            thumbnail_url: "https://cards.example/files/thumbnails/a",
            media: [
              {
                url: "https://elsewhere.example/b",
                mp4_url: null,
                thumbnail_url: "https://cards.example/files/media/c",
              },
            ],
          },
        ],
      },
    },
  });
});
