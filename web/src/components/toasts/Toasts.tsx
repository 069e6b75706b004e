import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useWords } from "#web/words/index.ts";
import { onWaiting, waits } from "./told.ts";

/** Milliseconds from the first thing that is done until what shows toasts is fetched. */
const afterAnswer = 300;

type Words = { label: string; closeWords: string };

/** What shows them; null where it cannot be had now, so that telling never breaks a page. */
const load = async (): Promise<ComponentType<Words> | null> => {
  try {
    return (await import("./Shown.tsx")).default;
  } catch {
    return null; // the builder moves what stands in a `then` to where a lost style sheet does not get
  }
};

/** The place of toasts, once around the app: bottom middle, a polite live region, F6 brings the keyboard there. */
export const Toasts = ({ children }: { children?: ReactNode }) => {
  const w = useWords();
  const waiting = useSyncExternalStore(onWaiting, waits);
  const [Shown, setShown] = useState<ComponentType<Words> | null>(null);
  useEffect(() => {
    if (!Shown && waiting > 0) void load().then((part) => setShown(() => part));
  }, [Shown, waiting]);
  // a first page has nothing to tell (P1); whoever does something may be told how it went, also without a network
  useEffect(() => {
    const acted = new AbortController();
    let soon: ReturnType<typeof setTimeout> | undefined;
    for (const act of ["pointerdown", "keydown"])
      addEventListener(
        act,
        () => {
          acted.abort();
          // what was done is answered first (P4)
          soon = setTimeout(() => void load(), afterAnswer);
        },
        { signal: acted.signal },
      );
    return () => {
      acted.abort();
      clearTimeout(soon);
    };
  }, []);
  return (
    <>
      {children}
      {Shown ? <Shown label={w("shell.notices")} closeWords={w("shell.dismiss")} /> : null}
    </>
  );
};
