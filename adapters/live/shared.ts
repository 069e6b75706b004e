import type { Live, Locks, Page } from "#core/app/ports/index.ts";
import { type Cancel, type Clock, seconds } from "#core/kernel/index.ts";
import type { Line } from "./line.ts";

/** What the tabs of one browser tell each other about what they watch. */
export type LiveMessage =
  | { readonly kind: "watching"; readonly tab: string; readonly stories: readonly string[] }
  | { readonly kind: "uploading"; readonly tab: string; readonly count: number }
  | { readonly kind: "changed"; readonly story: string }
  | { readonly kind: "who" };

export interface LiveChannel {
  post(message: LiveMessage): void;
  listen(hear: (message: LiveMessage) => void): void;
}

/** How many uploads of this tab are under way. */
export interface Uploading {
  readonly count: number;
  onChange(hear: () => void): void;
}

export interface SharedLiveParts {
  readonly line: Line;
  readonly channel: LiveChannel;
  readonly locks: Locks;
  readonly page: Pick<Page, "visible" | "onVisible">;
  readonly clock: Clock;
  readonly uploading: Uploading;
  /** A name that no other tab of this browser has. */
  readonly tab: string;
}

/** A browser opens six connections to a site; five uploads and a line would leave none for calls. */
const mostUploads = 5;
const afterLoss = seconds(15);

/**
 * Watches cards over one line for all tabs of a browser: the tab that holds the lock keeps it and passes on what it
 * hears. A hidden tab watches nothing. While five uploads are under way the line is given up; polling goes on (OPEN-24).
 */
export const sharedLive = (parts: SharedLiveParts): Live => {
  const { channel, page, tab, uploading } = parts;
  const listeners = new Map<string, Set<() => void>>();
  const elsewhere = new Map<string, readonly string[]>();
  const uploads = new Map<string, number>();
  /** Looks again at what is to be watched; of the tab that keeps the line. */
  let look: () => void = () => undefined;
  let isWaiting = false;

  const own = (): readonly string[] => (page.visible ? [...listeners.keys()] : []);
  const wanted = (): readonly string[] =>
    [...new Set([...own(), ...[...elsewhere.values()].flat()])].sort();
  const isBusy = (): boolean =>
    [...uploads.values()].reduce((sum, count) => sum + count, uploading.count) >= mostUploads;
  const hear = (story: string): void => {
    if (!page.visible) return;
    for (const each of [...(listeners.get(story) ?? [])]) each();
  };

  /** Keeps the line for as long as this tab watches something. */
  const keepLine = async (): Promise<void> => {
    let rest: Cancel = () => undefined;
    let given: AbortController | null = null;
    let watched = "";
    let isResting = false;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const again = (line: AbortController) => {
      if (given !== line) return;
      given = null;
      isResting = true;
      rest = parts.clock.after(afterLoss, () => {
        isResting = false;
        look();
      });
    };
    const open = (stories: readonly string[]): void => {
      const line = new AbortController();
      given = line;
      const tell = (story: string) => {
        hear(story);
        channel.post({ kind: "changed", story });
      };
      parts
        .line(stories, tell, line.signal)
        .catch(() => undefined) // a lost line: polling goes on, the line is tried again
        .then(() => again(line));
    };
    look = () => {
      const stories = isBusy() ? [] : wanted();
      const isOther = stories.join() !== watched;
      if (isOther || own().length === 0) {
        given?.abort();
        given = null;
        watched = stories.join();
        rest();
        isResting = false;
      }
      if (own().length === 0) return end();
      if (stories.length > 0 && given === null && !isResting) open(stories);
    };
    look();
    await ended;
    look = () => undefined;
  };

  /** Waits to be the one that keeps the line; another tab may keep it for ever. */
  const apply = async (): Promise<void> => {
    if (isWaiting || own().length === 0) return;
    isWaiting = true;
    await parts.locks.run("live", keepLine);
    isWaiting = false;
    // watched again while the line was being put down
    void apply();
  };
  const changed = (): void => {
    channel.post({ kind: "watching", tab, stories: own() });
    look();
    void apply();
  };

  channel.listen((message) => {
    if (message.kind === "who") {
      channel.post({ kind: "watching", tab, stories: own() });
      if (uploading.count > 0) channel.post({ kind: "uploading", tab, count: uploading.count });
    } else if (message.kind === "changed") hear(message.story);
    else if (message.kind === "uploading") {
      uploads.set(message.tab, message.count);
      look();
    } else {
      if (message.stories.length > 0) elsewhere.set(message.tab, message.stories);
      else elsewhere.delete(message.tab);
      look();
    }
  });
  uploading.onChange(() => {
    channel.post({ kind: "uploading", tab, count: uploading.count });
    look();
  });
  page.onVisible(changed);
  channel.post({ kind: "who" });

  return {
    watch: (story, listener) => {
      const each = () => listener();
      const all = listeners.get(story) ?? new Set();
      const isFirst = all.size === 0;
      listeners.set(story, all.add(each));
      if (isFirst) changed();
      return () => {
        all.delete(each);
        if (all.size > 0 || listeners.get(story) !== all) return;
        listeners.delete(story);
        changed();
      };
    },
  };
};
