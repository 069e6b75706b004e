import { act, fireEvent, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { standIn, undrawn } from "#web/testing/stage.ts";
import { LiveSlide } from "../LiveSlide.tsx";
import { StillSlide } from "../StillSlide.tsx";
import type { ShownSlide, ShownSong } from "../shown.ts";
import type { ClipDeck } from "./deck.ts";

beforeEach(() => void standIn({ show: () => undrawn<object>() }));

const link_url = "https://open.spotify.com/track/4PTG3Z6ehGkBFwjybzWkR8";
const music = (song: ShownSong | null, more: Partial<ShownSlide> = {}): ShownSlide => ({
  id: "s",
  type: "music",
  variant: "modern",
  title: "Ode to Joy",
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  thumbnail_url: null,
  location_name: null,
  creator: null,
  spotify_track_id: "4PTG3Z6ehGkBFwjybzWkR8",
  media: [],
  song,
  ...more,
});
const whole = { audio_url: null, duration: 30, link_url };

const deckAt = () => {
  const pause = vi.fn<() => void>();
  const deck: ClipDeck = {
    at: () => 0,
    isPassing: () => true,
    isSoundOn: true,
    showsCaptions: true,
    hold: () => undefined,
    release: () => undefined,
    pause,
  };
  return { deck, pause };
};
const link = () => screen.queryByRole("link", { name: "Listen to the whole song" });
const shown = async (slide: JSX.Element) => {
  const { unmount } = render(slide);
  await act(async () => undefined);
  const found = link();
  const attributes = ["href", "target", "rel"].map((name) => found?.getAttribute(name));
  return { found, attributes, unmount };
};

test.each([
  ["alive", LiveSlide],
  ["still, for calm people", StillSlide],
])(
  "[SEARCH-02, SLIDE-29] a song in hand is heard whole at its provider, and the card waits: %s",
  async (_, Slide) => {
    const { deck, pause } = deckAt();
    const { found, attributes } = await shown(<Slide slide={music(whole)} deck={deck} />);
    expect(attributes).toEqual([link_url, "_blank", "noreferrer"]);
    expect(pause).not.toHaveBeenCalled();
    // nowhere is gone to from here
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    if (found) fireEvent.click(found);
    expect(pause).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["it is not in hand", music(whole), false],
  ["its song is nowhere else", music({ ...whole, link_url: null }), true],
  ["it has no song", music(null), true],
  ["it is no music", music(whole, { type: "text", variant: "letter" }), true],
])("[SLIDE-29] there is no way to a song where %s", async (_, slide, isInHand) => {
  const deck = isInHand ? deckAt().deck : null;
  const alive = await shown(<LiveSlide slide={slide} deck={deck} />);
  expect(alive.found).toBeNull();
  alive.unmount();
  expect((await shown(<StillSlide slide={slide} deck={deck} />)).found).toBeNull();
});
