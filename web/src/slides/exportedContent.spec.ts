import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportedContent } from "./exportedContent.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.spyOn(globalThis, "fetch").mockImplementation(fetched));
afterEach(() => {
  fetched.mockReset();
});

const cover = {
  id: "bee_queen",
  name: "Bee",
  variant: "exported",
  fields: [],
  layers: [],
  assets: {},
};
const answers = (status: number, body: object) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

test("[COVER-31] an exported cover's content is asked for by its id, by nobody in particular", async () => {
  answers(200, { cover });
  expect(await exportedContent("bee_queen")).toEqual(cover);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(`${url}`).toMatch(/\/api\/covers\/exported\/bee_queen$/);
  expect([init?.credentials, init?.headers]).toEqual(["omit", undefined]);
});

test("[ERR-27] one that nobody knows has no content, which is no fault on the way", async () => {
  answers(404, { code: "notFound", message: "No themes data found", errors: [] });
  expect(await exportedContent("no_such")).toBeNull();
});

test("[ERR-28] one that cannot be fetched says which, to the letter, whatever went wrong", async () => {
  const words = "Error when trying to get cover content for exportedId bee_queen";
  answers(500, { message: "trouble" });
  await expect(exportedContent("bee_queen")).rejects.toThrow(words);
  answers(200, { page: "of a stranger" });
  await expect(exportedContent("bee_queen")).rejects.toThrow(words);
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(exportedContent("bee_queen")).rejects.toThrow(words);
});
