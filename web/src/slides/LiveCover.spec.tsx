import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { LiveSpec } from "./LiveCover.tsx";

const stage = vi.hoisted(() => ({ isThere: true, covered: null as boolean | null, uncovered: 0 }));
vi.mock("./stage.ts", () => ({
  pageStage: async () => {
    if (!stage.isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return {
      probe: async () => ({ webgl2: false }),
      mount: (_element: unknown, _spec: unknown, { covered }: { covered: boolean }) => {
        stage.covered = covered;
        return {
          play: () => undefined,
          pause: () => undefined,
          seek: () => undefined,
          settle: () => undefined,
          update: () => undefined,
          uncover: () => {
            stage.uncovered += 1;
          },
          dispose: () => undefined,
          ready: new Promise(() => undefined),
        };
      },
    };
  },
}));
beforeEach(() => Object.assign(stage, { isThere: true, covered: null, uncovered: 0 }));

const spec = { variant: "cake", title: "Happy Birthday %RECIPIENT_NAME%", recipientName: "Grace" };
const show = (poster: string | null) =>
  act(async () => {
    render(<LiveSpec spec={spec} poster={poster} />);
  });

test("[OPEN-164] where nothing came that draws or paints, a cover is its words on its ground", async () => {
  stage.isThere = false;
  await show(null);
  expect(await screen.findByText("Happy Birthday Grace")).toBeTruthy();
});

test("[OPEN-164, OPEN-133] over its picture a cover needs no poster, until that turns out to be broken", async () => {
  await show("/files/cover.jpg");
  expect([stage.covered, stage.uncovered]).toEqual([true, 0]);
  const picture = document.querySelector("img");
  if (picture === null) throw new Error("It has no picture");
  await act(async () => {
    fireEvent.error(picture);
  });
  expect(stage.uncovered).toBe(1);
  expect(await screen.findByText("Happy Birthday Grace")).toBeTruthy();
});
