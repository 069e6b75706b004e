import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Story } from "#core/domain/story/index.ts";
import { Scenery } from "./scenery.tsx";

const warmed = vi.hoisted(() => [] as unknown[][]);
vi.mock("./faces.ts", () => ({ letterFaces: () => undefined }));
vi.mock("../slides/index.ts", () => ({ warmStage: (...asked: unknown[]) => warmed.push(asked) }));

test("[F-53] the stage of an embedded card starts with what draws its cover, not with nothing in particular", async () => {
  const slide = { type: "title", variant: "rocket", theme: { name: "rocket-2" }, title: "Up" };
  const story = { recipient_first_name: "Grace", slides: [slide] } as unknown as Story;
  const scenery = new Scenery(document.createElement("div"), story);
  expect(warmed).toMatchObject([[{ variant: "rocket", theme: "rocket-2" }]]);
  await act(async () => scenery.remove());
});
