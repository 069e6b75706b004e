import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Story } from "#core/domain/story/index.ts";
import * as slides from "../slides/index.ts";
import * as faces from "./faces.ts";
import { Scenery } from "./scenery.tsx";

test("[F-53] the stage of an embedded card starts with what draws its cover, not with nothing in particular", async () => {
  vi.spyOn(faces, "letterFaces").mockImplementation(() => undefined);
  const warm = vi.spyOn(slides, "warmStage").mockImplementation(() => undefined);
  const slide = { type: "title", variant: "rocket", theme: { name: "rocket-2" }, title: "Up" };
  const story = { recipient_first_name: "Grace", slides: [slide] } as unknown as Story;
  const scenery = new Scenery(document.createElement("div"), story);
  expect(warm.mock.calls).toMatchObject([[{ variant: "rocket", theme: "rocket-2" }]]);
  await act(async () => scenery.remove());
});
