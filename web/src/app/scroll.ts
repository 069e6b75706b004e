const stored = "scroll-1";
/** Entries of the history that are remembered; the oldest are forgotten first. */
const most = 50;

type Places = Record<string, number>;
const read = (): Places => {
  try {
    return JSON.parse(window.sessionStorage.getItem(stored) ?? "{}") as Places;
  } catch {
    return {};
  }
};
let places: Places | null = null;

/** How far down the page was at an entry of the history, in CSS pixels; null for a new one. */
export const scrollOf = (key: string): number | null => {
  places ??= read();
  return places[key] ?? null;
};

let isWriting = false;

/** Remembers where the page stands, for when somebody comes back or loads it anew. */
export const rememberScroll = (key: string): void => {
  places ??= read();
  delete places[key];
  places[key] = Math.round(window.scrollY);
  for (const oldest of Object.keys(places).slice(0, -most)) delete places[oldest];
  if (isWriting) return;
  isWriting = true;
  // scrolling tells of itself with every frame
  window.setTimeout(() => {
    isWriting = false;
    try {
      window.sessionStorage.setItem(stored, JSON.stringify(places));
    } catch {
      // a full or forbidden storage forgets the place, and nothing else
    }
  }, 200);
};
