import type { Device } from "#core/app/ports/index.ts";

/** What a window is; `visibleHeight` null means that no keyboard covers any of it. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly visibleHeight: number | null;
  readonly touch: boolean;
  readonly userAgent: string;
  readonly zone: string | null;
}
export interface MemoryDevice extends Device {
  /** It is resized, turned, covered by a keyboard, or another one altogether. */
  become(different: Partial<Window>): void;
  /** Focus leaves a field. */
  blur(): void;
}

/** A window without a browser: a desk's, until it becomes another. */
export const memoryDevice = (): MemoryDevice => {
  let now: Window = {
    width: 1280,
    height: 800,
    visibleHeight: null,
    touch: false,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    zone: "UTC",
  };
  const resized = new Set<() => void>();
  const blurred = new Set<() => void>();
  const listen = (listeners: Set<() => void>) => (hear: () => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  const tell = (listeners: Set<() => void>) => {
    for (const hear of [...listeners]) hear();
  };
  return {
    get width() {
      return now.width;
    },
    get height() {
      return now.height;
    },
    get visibleHeight() {
      return now.visibleHeight ?? now.height;
    },
    get touch() {
      return now.touch;
    },
    get userAgent() {
      return now.userAgent;
    },
    get zone() {
      return now.zone;
    },
    become: (different) => {
      now = { ...now, ...different };
      tell(resized);
    },
    blur: () => tell(blurred),
    onResize: listen(resized),
    onBlur: listen(blurred),
  };
};
