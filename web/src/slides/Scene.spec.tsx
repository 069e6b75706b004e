import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { memoryPage, steppedClock } from "#adapters/memory/index.ts";
import { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { probing, standIn, undrawn } from "#web/testing/stage.ts";
import { said } from "#web/words/index.ts";
import { Scene, standingOf } from "./Scene.tsx";
import type { ShownSlide } from "./shown.ts";

const shown: ShownSlide = {
  id: "c",
  type: "title",
  variant: "cake",
  title: "Happy Birthday",
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  thumbnail_url: null,
  location_name: null,
  creator: null,
  media: [],
};

/** A card with a cover alone, whose cover cannot be drawn. */
const broken = async (webgl2: boolean) => {
  let fail = (_error: Error): void => undefined;
  standIn({
    probe: probing(webgl2),
    mount: (_place, _spec, { onError } = {}) => {
      if (onError) fail = onError;
      return undrawn();
    },
  });
  const faults: unknown[] = [];
  const reporter = { event: () => undefined, fault: (error: unknown) => faults.push(error) };
  const ports = { clock: steppedClock(), page: memoryPage(), reporter };
  const player = new Player(ports, [shown as unknown as Slide]);
  player.play();
  player.hold();
  render(
    <Scene
      player={player}
      now={standingOf(player)}
      story={{ recipient_first_name: "Grace" } as Story}
      isLate={false}
    />,
  );
  await act(async () => undefined);
  await act(async () => fail(new Error("No themes data found")));
  screen.getByText("Happy Birthday");
  return { player, faults };
};

test("[ERR-23] [ERR-27] a cover that cannot be drawn says so, is reported, keeps its poster and holds nothing up", async () => {
  const { player, faults } = await broken(true);
  expect(said(player.problem)).toBe("There was a problem playing this animation.");
  expect(player.isWaiting).toBe(false);
  expect(faults).toEqual([new Error("No themes data found")]);
});

test("[OPEN-164] without WebGL the poster is the cover: nothing is wrong, and nothing waits", async () => {
  const { player, faults } = await broken(false);
  expect([player.problem, player.isWaiting, faults.length]).toEqual([null, false, 0]);
});
