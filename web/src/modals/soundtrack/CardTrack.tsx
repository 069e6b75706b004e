import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Track } from "#core/domain/soundtrack/index.ts";
import { IconButton, Menu } from "#web/components/index.ts";
import { lengthWords } from "#web/media/index.ts";
import { useWords } from "#web/words/index.ts";
import { useReorder } from "../../screens/editor/reorder.ts";
import styles from "./Soundtrack.module.css";

type CardTrackProps = {
  track: Track;
  at: number;
  of: number;
  onMove: (to: number) => void;
  onDropped: (from: number, to: number) => void;
  onRemove: () => void;
};

/** One track of the card, moved by its handle with pointer or keys. */
export const CardTrack = ({ track, at, of, onMove, onDropped, onRemove }: CardTrackProps) => {
  const w = useWords();
  const fold = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const { isDragged, over } = useReorder({ fold, handle, at, axis: "block", onMove: onDropped });
  const { name, composer, length, cover_url } = track;
  // React puts a moved row elsewhere in the page, which takes its focus away
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    if (moved.current) handle.current?.focus();
    moved.current = false;
  }, [at]);
  const byKey = ({ key, preventDefault }: { key: string; preventDefault: () => void }) => {
    const ways: Readonly<Record<string, number>> = {
      ...{ ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1 },
      ...{ Home: 0, End: of - 1 },
    };
    const to = ways[key];
    if (to === undefined) return;
    preventDefault();
    if (to < 0 || to >= of || to === at) return;
    moved.current = true;
    onMove(to);
  };
  return (
    <li
      ref={fold}
      className={styles.ordered}
      data-dragged={isDragged || undefined}
      data-over={over ?? undefined}
    >
      <button
        ref={handle}
        type="button"
        className={styles.grip}
        aria-label={w("soundtrack.move", { at: at + 1, name })}
        title={w("soundtrack.moveHelp")}
        onKeyDown={(event: KeyboardEvent) =>
          byKey({ key: event.key, preventDefault: () => event.preventDefault() })
        }
      >
        <GripVertical aria-hidden="true" size={22} />
      </button>
      {cover_url ? <img src={cover_url} alt="" className={styles.small} /> : null}
      <span className={styles.about}>
        <b className={styles.name}>{name}</b>
        <span className={styles.by}>
          <span>{composer}</span>
          <span className={styles.length}>{lengthWords(length)}</span>
        </span>
      </span>
      <Menu
        trigger={<IconButton icon={Ellipsis} aria-label={w("soundtrack.more", { name })} />}
        entries={[
          {
            words: w("soundtrack.up"),
            icon: ArrowUp,
            disabled: at === 0,
            act: () => onMove(at - 1),
          },
          {
            words: w("soundtrack.down"),
            icon: ArrowDown,
            disabled: at === of - 1,
            act: () => onMove(at + 1),
          },
          "line",
          { words: w("soundtrack.remove"), icon: Trash2, kind: "danger", act: onRemove },
        ]}
      />
    </li>
  );
};
