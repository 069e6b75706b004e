import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PageStage } from "#adapters/webgl/index.ts";
import { standIn, undrawn } from "#web/testing/stage.ts";
import { LiveSpec } from "./LiveCover.tsx";

const spec = { variant: "cake", title: "Happy Birthday %RECIPIENT_NAME%", recipientName: "Grace" };
const show = (poster: string | null) =>
  act(async () => {
    render(<LiveSpec spec={spec} poster={poster} />);
  });

test("[OPEN-164] where nothing came that draws or paints, a cover is its words on its ground", async () => {
  standIn({}).mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  await show(null);
  expect(await screen.findByText("Happy Birthday Grace")).toBeTruthy();
});

test("[OPEN-164, OPEN-133] over its picture a cover needs no poster, until that turns out to be broken", async () => {
  const mount = vi.fn<PageStage["mount"]>();
  const uncover = vi.fn<() => void>();
  standIn({ mount: mount.mockReturnValue(undrawn({ uncover })) });
  await show("/files/cover.jpg");
  expect(mount.mock.lastCall?.[2]).toMatchObject({ covered: true });
  expect(uncover).not.toHaveBeenCalled();
  const picture = document.querySelector("img");
  if (picture === null) throw new Error("It has no picture");
  await act(async () => {
    fireEvent.error(picture);
  });
  expect(uncover).toHaveBeenCalledTimes(1);
  expect(await screen.findByText("Happy Birthday Grace")).toBeTruthy();
});
