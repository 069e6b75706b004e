import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { capturing } from "#specs/fixtures/capturing.ts";
import { observe } from "../app/observe.ts";
import { Review } from "./Review.tsx";

/** A recording of four seconds being looked at. */
const reviewing = async (kind: "video" | "voice") => {
  const world = await capturing(kind, { observe });
  await world.record(4000);
  await world.stop();
  const { capture } = world;
  if (capture.take === null) throw new Error("There is nothing to look at.");
  render(<Review capture={capture} take={capture.take} />);
  const end = (name: string) => screen.getByRole("slider", { name }) as HTMLInputElement;
  const told = () => ["Start", "End"].map((name) => end(name).getAttribute("aria-valuetext"));
  return { ...world, take: capture.take, end, told };
};

for (const kind of ["video", "voice"] as const)
  test(`[CAPT-08] the ends of a ${kind} are moved by keys and told in seconds, and Reset keeps all of it`, async () => {
    const { take, end, told, capture } = await reviewing(kind);
    expect(told()).toEqual(["0 seconds", "4 seconds"]);
    screen.getByText("Drag the ends to trim.");
    act(() => end("Start").focus());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}");
    expect(told()).toEqual(["1.1 seconds", "4 seconds"]);
    act(() => end("End").focus());
    await userEvent.keyboard("{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{PageDown}");
    expect(told()).toEqual(["1.1 seconds", "2.1 seconds"]);
    expect(capture.mayContinue, "what is kept is not there yet").toBe(false);
    await userEvent.keyboard("{End}");
    expect(told()).toEqual(["1.1 seconds", "4 seconds"]);
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect([take.isTrimmed, document.activeElement]).toEqual([false, end("Start")]);
    expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
  });

test("[CAPT-08] what is cut off can’t be looked at: the scrubber goes over what is kept", async () => {
  const { take, end } = await reviewing("video");
  act(() => take.trim("start", 1));
  act(() => take.trim("end", 3));
  const scrubber = end("Position in the recording");
  expect([scrubber.min, scrubber.max, scrubber.getAttribute("aria-valuetext")]).toEqual([
    ...["1", "3", "0:02 of 0:02"],
  ]);
  act(() => take.playback.seek(0));
  expect(scrubber.getAttribute("aria-valuetext")).toBe("0:00 of 0:02");
});

test("[CAPT-24] a recording that can’t be cut here shows no ends", async () => {
  const { take, clips, clock } = await reviewing("voice");
  clips.become("unable");
  await act(async () => {
    take.trim("start", 1);
    await clock.pass(1000);
  });
  expect(screen.queryByRole("slider", { name: "Start" })).toBeNull();
  screen.getByText("Drag along the tape to hear any part again.");
});
