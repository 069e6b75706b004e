import { type PointerEvent, useRef } from "react";
import type { Player } from "#core/app/index.ts";
import { type FoldMotion, useReducedMotion, yielding } from "#web/slides/index.ts";

/** Less than this many pixels is a tap. */
const tap = 10;
/** How much of a panel, or how fast, a finger goes for the next slide. Parts of its width; pixels a millisecond. */
const enough = 0.3;
const flick = 0.45;

type Held = {
  isChoosing: boolean;
  id: number;
  x: number;
  y: number;
  at: number;
  part: number;
  time: number;
  speed: number;
};

/** Handlers for the place of the card: a finger moves the fold itself, what is let go of springs to the nearest slide; a tap halts it. */
export const useDrag = (player: Player, motion: FoldMotion) => {
  const held = useRef<Held | null>(null);
  const calm = useReducedMotion();

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    if (current === null || event.pointerId !== current.id || current.isChoosing) return;
    const [x, y] = [event.clientX - current.x, event.clientY - current.y];
    // along whichever axis it goes: a card turns about both
    const way = Math.abs(x) >= Math.abs(y) ? x : y;
    if (Math.abs(way) < tap && current.part === 0) return;
    const part =
      -way / (event.currentTarget.querySelector<HTMLElement>("[data-panel]")?.offsetWidth || 1);
    const now = event.timeStamp;
    if (now > current.time) current.speed = (part - current.part) / (now - current.time);
    current.part = part;
    current.time = now;
    if (calm) return;
    if (!event.currentTarget.hasPointerCapture(current.id))
      event.currentTarget.setPointerCapture(current.id);
    const at = current.at + Math.max(-1, Math.min(1, part));
    const last = player.slides.length - 1;
    motion.hold(at < 0 ? yielding(at) : at > last ? last + yielding(at - last) : at);
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    held.current = null;
    if (current === null || event.pointerId !== current.id) return;
    if (current.part === 0) {
      const isChosen = !(document.getSelection()?.isCollapsed ?? true);
      if (!(event.target as Element).closest("button, a, [controls]") && !isChosen) player.toggle();
      return;
    }
    const width = event.currentTarget.querySelector<HTMLElement>("[data-panel]")?.offsetWidth || 1;
    const part = motion.isHeld ? motion.at - player.index : current.part;
    const isFlick = Math.abs(current.speed * width) > flick && current.speed * current.part > 0;
    const goes = isFlick
      ? Math.sign(current.part)
      : Math.abs(current.part) > enough
        ? Math.sign(part || current.part)
        : 0;
    if (goes > 0) player.next();
    else if (goes < 0 && player.index > 0) player.previous();
    else if (!calm) motion.turn(player.index, "spring");
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      held.current = {
        // a mouse over words chooses them
        isChoosing:
          event.pointerType === "mouse" &&
          (event.target as Element).closest("[data-line]") !== null,
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: motion.at,
        part: 0,
        time: event.timeStamp,
        speed: 0,
      };
    },
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (held.current?.id !== event.pointerId) return;
      held.current = null;
      if (motion.isHeld) motion.turn(player.index, "spring");
    },
  };
};
