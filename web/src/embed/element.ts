import { browserClock, browserPage } from "#adapters/viewport/index.ts";
import { openGuest, type Watcher } from "#core/app/index.ts";
import { guestApi } from "./guest.ts";
import { noticing } from "./notice.ts";
import { View } from "./view.ts";

/** What plays the slides; its code comes when a card is opened. */
type Scenery = import("./scenery.tsx").Scenery;

/**
 * `<fanfold-card token="…">`: a card by its watch link, on any page. Plays by the same models as the site; tells what
 * happens by events that bubble: `fanfold-ready`, `-play`, `-pause`, `-slide`, `-end`, `-error`.
 */
export class FanfoldCard extends HTMLElement {
  /** The card of this page that was begun last: one plays at a time. */
  static #playing: FanfoldCard | null = null;
  static readonly observedAttributes = ["token"];
  readonly #view: View;
  #watcher: Watcher | null = null;
  #scenery: Promise<Scenery> | null = null;
  #seen: IntersectionObserver | null = null;
  #isBegun = false;
  #isDrawn = false;
  /** What was told by events. */
  #told = { loaded: "", state: "", index: -1 };

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    this.#view = new View(this, shadow, () => this.#watcher, {
      open: () => this.play(),
      again: () => void this.#watcher?.open(),
    });
    // a tap on the card halts it and goes on (OPEN-134)
    this.#view.scene.addEventListener("click", () => {
      if (this.#watcher?.stage === "playing") this.#watcher.player?.toggle();
    });
    this.addEventListener("keydown", (event) => this.#press(event));
    // whoever comes near may want to open it: what it is drawn with is fetched meanwhile
    for (const near of ["pointerenter", "focusin"]) this.addEventListener(near, () => this.#draw());
    this.addEventListener("fullscreenchange", () => this.#changed());
  }

  connectedCallback(): void {
    this.#begin();
  }
  disconnectedCallback(): void {
    this.#end();
  }
  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    // an element that is just being made hears of its attributes before it has begun
    if (!this.#isBegun || before === now) return;
    this.#end();
    this.#begin();
  }

  /** "loading", "ready", "playing", "paused", "ended", or why there is no card: "missing", "shut", "failed". */
  get state(): string {
    const { loaded, player } = this.#watcher ?? {};
    return loaded === "ready" ? (player?.state ?? "ready") : (loaded ?? "missing");
  }
  /** Opens the card, or goes on where it was halted. */
  play(): void {
    const watcher = this.#watcher;
    if (watcher?.loaded !== "ready") return;
    if (!this.#isDrawn) watcher.player?.hold(); // its time begins with its first slide
    this.#draw();
    watcher.play();
  }
  pause(): void {
    this.#watcher?.player?.pause();
  }

  #begin(): void {
    this.#isBegun = true;
    const token = this.getAttribute("token")?.trim() ?? "";
    this.#told = { loaded: "", state: "", index: -1 };
    if (token === "") {
      this.#changed();
      return;
    }
    const watcher = openGuest(
      {
        api: guestApi(),
        clock: browserClock,
        page: browserPage(),
        observe: noticing(() => this.#watcher === watcher && this.#changed()),
        reporter: {
          event: () => undefined,
          fault: (error) => console.warn("fanfold-card", error),
        },
      },
      token,
    );
    this.#watcher = watcher;
    this.#changed();
    void watcher.open();
  }

  #end(): void {
    this.#isBegun = false;
    this.#seen?.disconnect();
    this.#seen = null;
    this.#watcher?.close();
    this.#watcher = null;
    void this.#scenery?.then(
      (scenery) => scenery.remove(),
      () => undefined,
    );
    this.#scenery = null;
    this.#isDrawn = false;
    if (FanfoldCard.#playing === this) FanfoldCard.#playing = null;
    this.#view.clear();
  }

  /** A model was written: show it, and tell whoever listens. */
  #changed(): void {
    const watcher = this.#watcher;
    this.#view.show(watcher);
    void this.#scenery?.then(
      (scenery) => {
        if (watcher === null || watcher !== this.#watcher) return;
        scenery.show(watcher);
        this.#view.isDrawn = watcher.stage !== "closed";
      },
      () => undefined,
    );
    this.#tell(watcher);
  }

  #tell(watcher: Watcher | null): void {
    const told = this.#told;
    const loaded = watcher?.loaded ?? "missing";
    const player = watcher?.player ?? null;
    if (loaded !== told.loaded) {
      told.loaded = loaded;
      if (loaded === "ready") {
        this.#emit("ready", { slides: player?.slides.length ?? 0 });
        this.#playWhenSeen();
      } else if (loaded !== "loading") this.#emit("error", { reason: loaded });
    }
    if (player === null || loaded !== "ready") return;
    if (player.state !== told.state) {
      told.state = player.state;
      if (player.state === "playing") {
        if (FanfoldCard.#playing !== this) FanfoldCard.#playing?.pause();
        FanfoldCard.#playing = this;
        this.#emit("play");
      }
      if (player.state === "paused") this.#emit("pause");
      if (player.state === "ended") this.#emit("end");
    }
    if (player.state !== "ready" && player.index !== told.index) {
      told.index = player.index;
      this.#emit("slide", { index: player.index, type: player.slide?.type });
    }
  }

  #emit(name: string, detail: object = {}): void {
    this.dispatchEvent(
      new CustomEvent(`fanfold-${name}`, { detail, bubbles: true, composed: true }),
    );
  }

  /** With `autoplay`, the card opens when most of it is seen, unless somebody asked for calm. */
  #playWhenSeen(): void {
    if (!this.hasAttribute("autoplay")) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#seen?.disconnect();
        this.play();
      },
      { threshold: 0.6 },
    );
    this.#seen.observe(this);
  }

  #draw(): void {
    if (this.#scenery || this.#watcher?.loaded !== "ready") return;
    const { scene } = this.#view;
    this.#scenery = Promise.all([import("./scenery.tsx"), this.#view.looks()]).then(
      ([{ Scenery }]) => new Scenery(scene, this.#watcher?.story ?? null),
    );
    this.#scenery.then(
      () => {
        this.#isDrawn = true;
        // from here on the scene holds it while something is on its way
        this.#watcher?.player?.release();
        this.#changed();
      },
      (error: unknown) => {
        // the chunk did not come: the poster stays, the next press asks for it again
        this.#scenery = null;
        this.#watcher?.player?.pause();
        this.#watcher?.player?.fail(error);
      },
    );
  }

  #press(event: KeyboardEvent): void {
    const player = this.#watcher?.player;
    if (!player || this.#watcher?.stage !== "playing") return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const [on] = event.composedPath();
    const isControl = on instanceof Element && on.closest("button, a") !== null;
    if (event.key === "ArrowRight") player.next();
    else if (event.key === "ArrowLeft") player.previous();
    else if (event.key === " " && !isControl) player.toggle();
    else return;
    event.preventDefault();
  }
}
