import type { Live, Page } from "#core/app/ports/index.ts";

export interface MemoryPage extends Page {
  readonly copied: readonly string[];
  /** How often it was loaded anew. */
  readonly reloads: number;
  hide(): void;
  show(): void;
}

export const memoryPage = (): MemoryPage => {
  const copied: string[] = [];
  const listeners = new Set<(visible: boolean) => void>();
  let visible = true;
  let reloads = 0;
  const set = (to: boolean) => {
    visible = to;
    for (const hear of [...listeners]) hear(to);
  };
  return {
    get visible() {
      return visible;
    },
    get copied() {
      return copied;
    },
    get reloads() {
      return reloads;
    },
    reload: () => {
      reloads++;
    },
    hide: () => set(false),
    show: () => set(true),
    onVisible: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    copy: async (text) => {
      copied.push(text);
      return true;
    },
  };
};

/** No live events: polling is the contract, and what the tests lean on. */
export const silentLive: Live = { watch: () => () => undefined };
