import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type PointerEvent, useEffect, useRef } from "react";
import type { Player } from "#core/app/index.ts";
import { IconButton, VisuallyHidden } from "#web/components/index.ts";
import { useCardPlaying, useLoading } from "#web/shell/index.ts";
import { makerOf, Scene, standingOf } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { recipientOf, type Seen } from "../names.ts";
import { PreviewBar } from "../PreviewBar.tsx";
import { Beads } from "./Beads.tsx";
import { Controls } from "./Controls.tsx";
import { useKeys } from "./keys.ts";
import { useArrival } from "./load.ts";
import styles from "./Theatre.module.css";

type TheatreProps = { model: Seen & { leave(): void }; player: Player };

/** How far a finger goes for the next slide, in pixels. */
const swipe = 44;

/** The dark room: the card lit, its neighbours dimmed, controls in one row (OPEN-134). */
export const Theatre = observer(({ model, player }: TheatreProps) => {
  const w = useWords();
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const isLate = useArrival(player);
  useKeys(player);
  useCardPlaying();
  useLoading("animation", isLate);
  useEffect(() => {
    // whoever opened it by a key goes on from the card: their button has gone
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, []);
  const { story } = model;
  const { slide } = player;
  if (story === null || slide === null) return null;
  const name = makerOf(slide);
  const to = recipientOf(model);
  const caption =
    slide.type === "title"
      ? to === ""
        ? w("recipient.pageNobody")
        : w("recipient.page", { name: to })
      : slide.type === "credits"
        ? w("player.credits")
        : name === ""
          ? ""
          : w("player.from", { name });
  const lift = (event: PointerEvent) => {
    const start = from.current;
    from.current = null;
    if (start === null) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (Math.abs(x) < 10 && Math.abs(y) < 10) {
      if (!(event.target as Element).closest("button, a")) player.toggle();
    } else if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) {
      if (x < 0) player.next();
      else player.previous();
    }
  };
  return (
    <div ref={room} className={styles.room} data-stage="">
      <PreviewBar model={model} />
      <header>
        <Beads player={player} />
        <div className={styles.top}>
          <b>{caption}</b>
          <IconButton icon={X} aria-label={w("player.close")} onClick={() => model.leave()} />
        </div>
      </header>
      <main
        id="main"
        ref={stage}
        tabIndex={-1}
        className={styles.theatre}
        aria-label={w("player.card")}
        onPointerDown={(event) => {
          if (event.isPrimary) from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <Scene player={player} now={standingOf(player)} story={story} isLate={isLate} />
      </main>
      <p className={styles.problem} role="status">
        {said(player.problem)}
      </p>
      <Controls player={player} room={room} />
      <VisuallyHidden aria-live="polite">
        {w("player.now", { n: player.index + 1, all: player.slides.length })} {caption}
      </VisuallyHidden>
    </div>
  );
});
