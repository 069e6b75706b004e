import type { Page } from "#core/app/ports/index.ts";
import type { Clock } from "#core/kernel/index.ts";

/** The page as somebody sees it, and its clipboard. */
export const browserPage = (): Page => ({
  get visible() {
    return document.visibilityState === "visible";
  },
  onVisible: (hear) => {
    const on = () => hear(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", on);
    return () => document.removeEventListener("visibilitychange", on);
  },
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text); // plain HTTP or a refused permission
    }
  },
  reload: () => window.location.reload(),
});

const copyBySelection = (text: string): boolean => {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
};

/** The browser's own clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (span, run) => {
    const timer = setTimeout(run, span);
    return () => clearTimeout(timer);
  },
  every: (span, run) => {
    const timer = setInterval(run, span);
    return () => clearInterval(timer);
  },
};
