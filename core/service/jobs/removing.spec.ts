import { expect, it, vi } from "vitest";
import { makeService } from "#specs/fixtures/service.ts";
import { Conflict } from "../ports/index.ts";
import { removeUnlessTouched } from "./removing.ts";

const nothing = () => undefined;

it("[OPEN-53] what somebody came back to meanwhile is left; a store that fails is not passed over", async () => {
  const service = makeService();
  const commit = vi.spyOn(service.store, "commit");
  commit.mockRejectedValueOnce(new Conflict("stale"));
  await expect(removeUnlessTouched(service, nothing, new Set())).resolves.toBeUndefined();
  commit.mockRejectedValueOnce(new Error("The connection was lost."));
  await expect(removeUnlessTouched(service, nothing, new Set())).rejects.toThrow("lost");
});
