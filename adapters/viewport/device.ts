import type { Device } from "#core/app/ports/index.ts";

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select, [contenteditable]");

/** The browser's own window. */
export const browserDevice = (): Device => ({
  get width() {
    return window.innerWidth;
  },
  get height() {
    return window.innerHeight;
  },
  get visibleHeight() {
    return window.visualViewport?.height ?? window.innerHeight;
  },
  get touch() {
    return window.matchMedia("(pointer: coarse)").matches;
  },
  get userAgent() {
    return navigator.userAgent;
  },
  get zone() {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
  },
  onResize: (hear) => {
    const heard = [window, window.visualViewport].filter((w) => w != null);
    for (const from of heard) from.addEventListener("resize", hear);
    return () => {
      for (const from of heard) from.removeEventListener("resize", hear);
    };
  },
  onBlur: (hear) => {
    const on = ({ target }: FocusEvent) => {
      if (isTypedInto(target)) hear();
    };
    window.addEventListener("focusout", on);
    return () => window.removeEventListener("focusout", on);
  },
});
