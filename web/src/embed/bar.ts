import type { Player } from "#core/app/index.ts";
import { say, type WordKey } from "../words/say.ts";
import { make } from "./dom.ts";
import { type Icon, iconOf } from "./icons.ts";

/** The controls below the card; `show` brings them up to date. */
export interface Bar {
  readonly element: HTMLElement;
  /** Puts the focus on play and halt: what had it has gone. */
  focus(): void;
  show(player: Player): void;
}

const key = (name: string, press: () => void) => {
  const button = make("button", { type: "button", class: `key ${name}` });
  button.addEventListener("click", press);
  let shown: Icon | null = null;
  return {
    button,
    is(icon: Icon, words: WordKey): void {
      if (shown === icon) return;
      shown = icon;
      button.dataset.icon = icon;
      button.replaceChildren(iconOf(icon));
      button.setAttribute("aria-label", say(words));
      button.title = say(words);
    },
  };
};

/** Previous, play, next, progress by slide, sound where there is any, full screen (OPEN-134). */
export const barOf = (now: () => Player | null, room: HTMLElement): Bar => {
  const previous = key("previous", () => now()?.previous());
  const main = key("main", () => now()?.toggle());
  const next = key("next", () => now()?.next());
  const sound = key("sound", () => now()?.toggleSound());
  const full = key("full", () => {
    const turned = document.fullscreenElement
      ? document.exitFullscreen()
      : room.requestFullscreen();
    void turned.catch(() => undefined);
  });
  previous.is("previous", "player.previous");
  next.is("next", "player.next");
  const beads = make("div", { class: "beads", role: "group", "aria-label": say("player.slides") });
  const element = make(
    "div",
    { class: "bar" },
    previous.button,
    main.button,
    next.button,
    beads,
    sound.button,
    full.button,
  );
  full.button.hidden = !document.fullscreenEnabled;
  const beadsOf = (player: Player) =>
    player.slides.map((_, i) => {
      const bead = make("button", {
        type: "button",
        "aria-label": say("player.slide", { n: i + 1 }),
      });
      bead.addEventListener("click", () => now()?.goTo(i));
      return bead;
    });
  let of: Player | null = null;
  let turn = "";
  return {
    element,
    focus: () => main.button.focus({ preventScroll: true }),
    show(player) {
      const { index, state } = player;
      const isPlaying = state === "playing";
      if (isPlaying) main.is("pause", "player.pause");
      else if (state === "ended") main.is("again", "watch.again");
      else main.is("play", "player.play");
      sound.button.hidden = !player.hasSound;
      sound.button.setAttribute("aria-pressed", String(player.isSoundOn));
      sound.is(player.isSoundOn ? "sound" : "quiet", "player.sound");
      full.is(
        document.fullscreenElement ? "small" : "full",
        document.fullscreenElement ? "player.leaveFull" : "player.full",
      );
      if (of !== player) beads.replaceChildren(...beadsOf(player));
      of = player;
      const isOver = state === "ended";
      for (const [i, bead] of [...beads.children].entries()) {
        bead.toggleAttribute("data-done", i < index || isOver);
        if (i === index && !isOver) bead.setAttribute("aria-current", "true");
        else bead.removeAttribute("aria-current");
      }
      const slide = player.slide;
      const bead = beads.children[index];
      if (isOver) {
        turn = "";
        for (const one of beads.querySelectorAll("span")) one.remove();
      }
      if (!bead || !slide || isOver) return;
      // the bead fills by the slide's own clock: begun anew with each turn and each halt
      const now = `${player.turn} ${isPlaying && !player.isWaiting} ${index}`;
      if (now === turn) return;
      turn = now;
      for (const one of beads.querySelectorAll("span")) one.remove();
      const fill = make("span");
      fill.style.animation = `fill ${player.lengthOf(slide)}ms linear -${player.elapsed()}ms both`;
      fill.style.animationPlayState = isPlaying && !player.isWaiting ? "running" : "paused";
      bead.append(fill);
    },
  };
};
