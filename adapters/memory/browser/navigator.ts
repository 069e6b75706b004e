import type { Navigator } from "#core/app/ports/index.ts";

export interface MemoryNavigator extends Navigator {
  /** Where `leave` sent the person, if it did. */
  readonly left: string | null;
  back(): void;
}

/** A tab's history without a browser. */
export const memoryNavigator = (start = "/"): MemoryNavigator => {
  const history = [start];
  const listeners = new Set<(path: string) => void>();
  let left: string | null = null;
  const tell = () => {
    for (const hear of [...listeners]) hear(history.at(-1) ?? "/");
  };
  return {
    get path() {
      return history.at(-1) ?? "/";
    },
    get left() {
      return left;
    },
    go: (path, { replace = false } = {}) => {
      if (replace) history.pop();
      history.push(path);
      tell();
    },
    back: () => {
      if (history.length > 1) history.pop();
      tell();
    },
    leave: (url) => {
      left = url;
    },
    onChange: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};
