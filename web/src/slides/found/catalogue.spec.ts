import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seconds } from "#core/kernel/index.ts";
import { readGif, readSong } from "./catalogue.ts";

const gif = { url: "/cat.webp", still_url: "/cat.png", width: 200, height: 100, duration: 2 };
const answers = vi.fn<() => Response>();
const json = (body: object, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" }, ...init });
const tooMuch = (headers: Record<string, string> = {}) =>
  json({ code: "limited", key: "limits.found", params: {}, message: "" }, { status: 429, headers });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => answers());
});
afterEach(() => {
  vi.useRealTimers();
  answers.mockReset();
});

test.each([
  ["as long as it is told", { "Retry-After": "20" }, 20],
  ["a minute where it can’t know", {}, 60],
])(
  "[SEARCH-01] a card whose network asked for too much waits %s, and goes on by itself",
  async (_, headers, wait) => {
    answers.mockReturnValueOnce(tooMuch(headers)).mockReturnValueOnce(json({ result: gif }));
    const found = vi.fn();
    void readGif("cat").then(found);
    // what asks comes with the first question
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(seconds(wait) - 1);
    expect([found.mock.calls.length, answers.mock.calls.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(found).toHaveBeenCalledWith(gif));
  },
);

test("[SEARCH-02] it asks no more than once again, and never for what isn’t there", async () => {
  answers.mockImplementation(() => tooMuch({ "Retry-After": "1" }));
  const found = vi.fn();
  void readSong("song").then(found);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(seconds(10));
  await vi.waitFor(() => expect(found).toHaveBeenCalledWith(null));
  expect(answers).toHaveBeenCalledTimes(2);
  answers.mockReset().mockImplementation(() => json({ code: "notFound" }, { status: 404 }));
  expect(await readGif("none")).toBeNull();
  expect(answers).toHaveBeenCalledTimes(1);
});
