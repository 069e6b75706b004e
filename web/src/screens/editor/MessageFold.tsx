import {
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  GripVertical,
  Maximize2,
  Pencil,
  Trash2,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CardEditor } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { Fold, IconButton, Menu, VisuallyHidden } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import styles from "./MessageFold.module.css";
import { authorOf, nameOf } from "./named.ts";
import { useReorder } from "./reorder.ts";

type MessageFoldProps = {
  slide: Slide;
  at: number;
  of: number;
  editor: CardEditor;
  onOpen: () => void;
  onMove: (to: number) => void;
  onDropped: (from: number, to: number) => void;
  onDelete: () => void;
};

/** One message of the strip: seen as it will be, moved by its handle with pointer or keys. */
export const MessageFold = observer(
  ({ slide, at, of, editor, onOpen, onMove, onDropped, onDelete }: MessageFoldProps) => {
    const w = useWords();
    const build = useModal("contribution-builder");
    const fold = useRef<HTMLLIElement>(null);
    const handle = useRef<HTMLButtonElement>(null);
    const moved = useRef(false);
    const { isDragged, over } = useReorder({ fold, handle, at, onMove: onDropped });
    const what = nameOf(slide, w);
    const author = authorOf(slide, w);

    // React puts a moved panel elsewhere in the page, which takes its focus away
    // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
    useEffect(() => {
      if (moved.current) handle.current?.focus();
      moved.current = false;
    }, [at]);
    const byKey = (event: KeyboardEvent) => {
      const back = event.key === "ArrowLeft" || event.key === "ArrowUp";
      const on = event.key === "ArrowRight" || event.key === "ArrowDown";
      const to = event.key === "Home" ? 0 : event.key === "End" ? of - 1 : at + (on ? 1 : -1);
      if (!back && !on && event.key !== "Home" && event.key !== "End") return;
      event.preventDefault();
      if (to < 0 || to >= of || to === at) return;
      moved.current = true;
      onMove(to);
    };
    return (
      <Fold
        ref={fold}
        className={styles.fold}
        data-dragged={isDragged || undefined}
        data-over={over ?? undefined}
        leaf={
          <button type="button" className={styles.leaf} onClick={onOpen}>
            <VisuallyHidden>{what}: </VisuallyHidden>
            <SlideFace slide={slide} story={editor.story} />
          </button>
        }
        handle={
          <button
            ref={handle}
            type="button"
            className={styles.grip}
            aria-label={w("editor.move", { at: at + 1, what })}
            title={w("editor.moveHelp")}
            onKeyDown={byKey}
          >
            <GripVertical aria-hidden="true" size={22} />
          </button>
        }
      >
        <b className={styles.author}>{author}</b>
        <Menu
          trigger={<IconButton icon={Ellipsis} aria-label={w("editor.more", { what })} />}
          entries={[
            { words: w("editor.open"), icon: Maximize2, act: onOpen },
            { words: w("editor.edit"), icon: Pencil, act: () => build.show({ id: slide.id }) },
            "line",
            {
              words: w("editor.earlier"),
              icon: ArrowLeft,
              disabled: at === 0,
              act: () => onMove(at - 1),
            },
            {
              words: w("editor.later"),
              icon: ArrowRight,
              disabled: at === of - 1,
              act: () => onMove(at + 1),
            },
            "line",
            { words: w("editor.delete"), icon: Trash2, kind: "danger", act: onDelete },
          ]}
        />
      </Fold>
    );
  },
);
