import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { CoverDesign } from "#core/app/index.ts";
import type { BoundingBox } from "#core/domain/theme/index.ts";
import { VisuallyHidden } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./TitleFrame.module.css";

/** How far an arrow key goes, and with Shift. Percent of the card. */
const step = 1;
const stride = 5;
const ways: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Change = (across: number, down: number) => void;

/** Keys and pointer on one handle, in percent of the card that it lies on. */
const useHandle = (change: Change) => {
  const held = useRef<readonly [x: number, y: number] | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const way = ways[event.key];
      if (!way) return;
      event.preventDefault();
      const far = event.shiftKey ? stride : step;
      change(way[0] * far, way[1] * far);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = [event.clientX, event.clientY];
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const card = event.currentTarget.closest("[data-card]")?.getBoundingClientRect();
      if (held.current === null || !card) return;
      const [x, y] = held.current;
      held.current = [event.clientX, event.clientY];
      change(((event.clientX - x) / card.width) * 100, ((event.clientY - y) / card.height) * 100);
    },
    onLostPointerCapture: () => {
      held.current = null;
    },
  };
};

const rounded = ({ x, y, width, height }: BoundingBox) => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** The place of a cover's words, on the cover itself: moved and made larger by hand or by keys (THEME-07, THEME-09). */
export const TitleFrame = observer(({ design }: { design: CoverDesign }) => {
  const w = useWords();
  const { box } = design.look;
  const moving = useHandle((across, down) => design.movePlace(across, down));
  const sizing = useHandle((across, down) => design.resizePlace(across, down));
  if (box === null) return null;
  return (
    <span className={styles.card} data-card>
      <span
        className={styles.frame}
        style={{
          insetInlineStart: `${box.x}%`,
          insetBlockStart: `${box.y}%`,
          inlineSize: `${box.width}%`,
          blockSize: `${box.height}%`,
        }}
        dir="ltr"
      >
        <button
          type="button"
          className={styles.move}
          aria-label={w("cover.moveText")}
          {...moving}
        />
        <button
          type="button"
          className={styles.size}
          aria-label={w("cover.resizeText")}
          {...sizing}
        />
      </span>
      <VisuallyHidden role="status">{w("cover.placed", rounded(box))}</VisuallyHidden>
    </span>
  );
});
