import type { CoverSpec } from "#core/app/index.ts";
import { pageStage } from "#web/slides/index.ts";

/** Pixels of a poster that is drawn here: one of many, small. */
const SIZE = { width: 240, height: 336 } as const;

/** Pictures outlive the page: they hold no word of anybody. */
export interface Kept {
  get(key: string): Promise<Blob | null>;
  put(key: string, picture: Blob): Promise<void>;
}
interface Wanted {
  readonly key: string;
  readonly spec: CoverSpec;
  readonly tell: (url: string) => void;
}
type Draw = (spec: CoverSpec) => Promise<Blob>;
type Wait = (ms: number) => Promise<void>;

/**
 * Pictures of covers that the shop has none of: drawn by the page's one stage, each once, one after the other, with
 * room between them for the cover that is alive; what has gone out of sight is not drawn.
 */
export class Posters {
  readonly #draw: Draw;
  readonly #kept: Kept;
  readonly #wait: Wait;
  readonly #made = new Map<string, string>();
  readonly #failed = new Set<string>();
  #waiting: Wanted[] = [];
  #isDrawing = false;

  constructor(draw: Draw, kept: Kept, wait: Wait) {
    this.#draw = draw;
    this.#kept = kept;
    this.#wait = wait;
  }

  /** Its address, where it is made already. */
  known(key: string): string | null {
    return this.#made.get(key) ?? null;
  }
  /** Asks for a picture; `tell` hears of it once. Answers how to ask no more. */
  want(key: string, spec: CoverSpec, tell: (url: string) => void): () => void {
    const wanted = { key, spec, tell };
    this.#waiting.push(wanted);
    void this.#go();
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== wanted);
    };
  }

  async #go(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { key, spec } = next;
      const url = this.known(key) ?? (this.#failed.has(key) ? null : await this.#make(key, spec));
      const heard = this.#waiting.filter((one) => one.key === key);
      this.#waiting = this.#waiting.filter((one) => one.key !== key);
      if (url !== null) for (const { tell } of heard) tell(url);
    }
    this.#isDrawing = false;
  }

  async #make(key: string, spec: CoverSpec): Promise<string | null> {
    try {
      let picture = await this.#kept.get(key).catch(() => null);
      if (picture === null) {
        const begun = performance.now();
        picture = await this.#draw(spec);
        await this.#kept.put(key, picture).catch(() => undefined);
        // the cover that plays has most of the time
        await this.#wait(Math.min(1500, Math.max(60, (performance.now() - begun) * 3)));
      }
      const url = URL.createObjectURL(picture);
      this.#made.set(key, url);
      return url;
    } catch {
      this.#failed.add(key); // its flat picture stays
      return null;
    }
  }
}

const before = "covers ";
/** Kept as answers of this site are, until another version of it draws differently. */
const keptAs = (version: string): Kept => {
  const address = (key: string) => `/drawn-covers/${encodeURIComponent(key)}`;
  const opening = (async () => {
    if (typeof caches === "undefined") return null;
    const name = before + version;
    for (const old of await caches.keys())
      if (old.startsWith(before) && old !== name) await caches.delete(old);
    return caches.open(name);
  })().catch(() => null); // a browser that keeps nothing draws again
  return {
    get: async (key) => (await (await opening)?.match(address(key)))?.blob() ?? null,
    put: async (key, picture) => (await opening)?.put(address(key), new Response(picture)),
  };
};

let posters: Posters | undefined;

/** The posters of this page. */
export const pagePosters = (version: string): Posters => {
  posters ??= new Posters(
    async (spec) => (await pageStage()).picture(spec, SIZE.width, SIZE.height, "image/jpeg", 0.8),
    keptAs(version),
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  );
  return posters;
};
