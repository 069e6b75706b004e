import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "./Panels.module.css";

type PanelsProps = {
  /** Which panel shows: another one slides in. */
  at: string;
  /** The order, to know from which side; unknown ones come from the end. */
  order?: readonly string[] | undefined;
  /** Another one is asked for and on its way: this one goes pale and answers nothing more. */
  leaving?: boolean | undefined;
  children: ReactNode;
};

const unheard = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Milliseconds a panel takes no input after it slid in, so that a double tap does not answer it too (MODAL-30). */
const panelRestMs = 600;

/** The panels of a modal (sign-in, builder), one at a time; the next slides in within 250 ms (MODAL-30). */
export const Panels = ({ at, order = [], leaving = false, children }: PanelsProps) => {
  const [seen, setSeen] = useState({ at, back: false, moved: false });
  const panel = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState(false);
  if (seen.at !== at) {
    setSeen({
      at,
      back: order.indexOf(at) < order.indexOf(seen.at) && order.includes(at),
      moved: true,
    });
    setResting(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new panel starts its own rest
  useEffect(() => {
    if (!resting) return;
    const wake = setTimeout(() => setResting(false), panelRestMs);
    return () => clearTimeout(wake);
  }, [resting, at]);
  useEffect(() => {
    if (resting || !seen.moved) return;
    const place = panel.current;
    if (!place || place.contains(document.activeElement)) return;
    const first = place.querySelector<HTMLElement>("[autofocus], input, textarea, select, button");
    if (first) first.focus();
    // a text to read is begun at its beginning, under its title and the way back
    else place.focus({ preventScroll: true });
  }, [resting, seen.moved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new panel begins at its top
  useLayoutEffect(() => {
    if (!seen.moved) return;
    for (let box = panel.current?.parentElement; box; box = box.parentElement) {
      box.scrollTop = 0;
      // the page under a modal stays where it is
      if (box.role === "dialog") break;
    }
  }, [at]);
  return (
    <div className={styles.panels}>
      <div
        key={at}
        ref={panel}
        tabIndex={-1}
        inert={resting}
        className={styles.panel}
        data-leaving={leaving || undefined}
        onClickCapture={leaving ? unheard : undefined}
        data-from={seen.moved ? (seen.back ? "start" : "end") : undefined}
      >
        {children}
      </div>
    </div>
  );
};
