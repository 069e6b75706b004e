import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  GripVertical,
  Pencil,
  Share2,
  Trash2,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ThemeList } from "#core/app/index.ts";
import { type AccountTheme, themePaths } from "#core/domain/theme/index.ts";
import { IconButton, Menu, toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useReorder } from "../editor/reorder.ts";
import { Band } from "./Band.tsx";
import styles from "./Themes.module.css";

type ThemeProps = { list: ThemeList; theme: AccountTheme; at: number; of: number };

/** One theme, moved by its handle with pointer or keys (THEME-15). */
export const Theme = observer(({ list, theme, at, of }: ThemeProps) => {
  const w = useWords();
  const fold = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const move = (from: number, to: number) => void list.move(from, to);
  const { isDragged, over } = useReorder({ fold, handle, at, axis: "block", onMove: move });
  const { id, name, colourset } = theme;
  // React puts a moved row elsewhere in the page, which takes its focus away
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    if (moved.current) handle.current?.focus();
    moved.current = false;
  }, [at]);
  const byKey = (key: string): boolean => {
    const ways: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: of - 1,
    };
    const to = ways[key];
    if (to === undefined) return false;
    if (to >= 0 && to < of && to !== at) {
      moved.current = true;
      move(at, to);
    }
    return true;
  };
  const duplicate = async () => {
    if (await list.duplicate(theme, w("themes.copyOf", { name }).slice(0, 100)))
      toast({ words: w("themes.duplicated") });
  };
  return (
    <li
      ref={fold}
      className={styles.row}
      data-dragged={isDragged || undefined}
      data-over={over ?? undefined}
    >
      <button
        ref={handle}
        type="button"
        className={styles.grip}
        aria-label={w("themes.move", { at: at + 1, name })}
        title={w("themes.moveHelp")}
        onKeyDown={(event) => {
          if (byKey(event.key)) event.preventDefault();
        }}
      >
        <GripVertical aria-hidden="true" size={22} />
      </button>
      <Band colours={colourset.colours} className={styles.band} />
      <h2 className={styles.name}>
        <Link to={themePaths.one(id)}>{name}</Link>
      </h2>
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} aria-label={w("themes.more", { name })} />}
        entries={[
          { words: w("themes.edit"), icon: Pencil, to: themePaths.one(id) },
          {
            words: w("themes.duplicate"),
            icon: Copy,
            disabled: list.isFull,
            act: () => void duplicate(),
          },
          { words: w("themes.shareOne"), icon: Share2, act: () => list.choose(theme) },
          "line",
          { words: w("themes.up"), icon: ArrowUp, disabled: at === 0, act: () => move(at, at - 1) },
          {
            words: w("themes.down"),
            icon: ArrowDown,
            disabled: at === of - 1,
            act: () => move(at, at + 1),
          },
          "line",
          {
            words: w("themes.delete"),
            icon: Trash2,
            kind: "danger",
            act: () => list.remove(theme),
          },
        ]}
      />
    </li>
  );
});
