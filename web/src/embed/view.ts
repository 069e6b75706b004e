import type { CoverSpec, Watcher } from "#core/app/index.ts";
import { toneOf } from "#core/domain/cover/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { said } from "#web/words/index.ts";
import { coverOf } from "../slides/cover.ts";
import { home } from "../slides/home.ts";
import tokens from "../styles/tokens.css?inline";
import { say, type WordKey } from "../words/say.ts";
import { type Bar, barOf } from "./bar.ts";
import { make } from "./dom.ts";
import { iconOf } from "./icons.ts";
import shell from "./shell.css?inline";

/**
 * The file with the looks of the slides. The build puts its name here: into the one script whose own name does not
 * change (tools/embed.ts).
 */
const sheet = "__EMBED_SHEET__";

export interface CardRequest {
  open(): void;
  again(): void;
}

/** Why there is no card, and what to do; the error's own words where no others are. */
const notes: Readonly<
  Record<Exclude<Watcher["loaded"], "ready"> | "none", readonly [WordKey, WordKey?]>
> = {
  none: ["embed.noToken", "embed.noTokenHelp"],
  loading: ["embed.loading"],
  missing: ["watch.missing", "watch.missingHelp"],
  shut: ["watch.shut", "watch.shutHelp"],
  failed: ["embed.failed"],
};

/** What is seen of the element before, around and after the slides, in its shadow. */
export class View {
  /** Where the slides are drawn. */
  readonly scene = make("div", { class: "scene" });
  /** The cover before it lives: its thumbnail, or painted flat where there is none. */
  readonly #poster = make("div", { class: "poster", "aria-hidden": "true" });
  readonly #title = make("span", { class: "title", "aria-hidden": "true" });
  readonly #open = make("button", { type: "button", class: "open" });
  readonly #note = make("div", { class: "note", role: "status" });
  readonly #problem = make("p", { class: "problem", role: "status" });
  readonly #said = make("p", { class: "said", "aria-live": "polite" });
  readonly #end = make("div", { class: "end" });
  readonly #shadow: ShadowRoot;
  readonly #card: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #bar: Bar;
  readonly #asked: CardRequest;
  #told: string | null = null;
  /** The cover whose poster is shown. */
  #cover: string | null = null;
  #looks: Promise<void> | null = null;

  constructor(
    host: HTMLElement,
    shadow: ShadowRoot,
    watcher: () => Watcher | null,
    asked: CardRequest,
  ) {
    this.#asked = asked;
    this.#shadow = shadow;
    for (const css of [tokens.replaceAll(":root", ":host"), shell]) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      shadow.adoptedStyleSheets.push(sheet);
    }
    this.#end.hidden = true;
    this.#open.addEventListener("click", () => asked.open());
    this.#bar = barOf(() => watcher()?.player ?? null, host);
    this.#stage = make(
      "div",
      { class: "stage", part: "card" },
      this.#title,
      this.#poster,
      this.scene,
      this.#open,
      this.#end,
      this.#note,
      this.#problem,
    );
    this.#card = make(
      "div",
      { class: "card", role: "group", "aria-label": say("embed.loading") },
      this.#stage,
      this.#bar.element,
      this.#said,
    );
    shadow.append(this.#card);
  }

  /** Another card comes in its place: nothing of this one is left. */
  clear(): void {
    this.#cover = null;
    this.#poster.replaceChildren();
    this.#end.replaceChildren();
    this.#end.hidden = true;
    this.#title.textContent = "";
    this.isDrawn = false;
  }

  show(watcher: Watcher | null): void {
    const loaded = watcher?.loaded ?? "none";
    const state = loaded === "ready" ? (watcher?.stage ?? "closed") : loaded;
    const pressed = this.#shadow.activeElement;
    this.#card.dataset.state = state;
    // the button that opened it is gone
    if (state === "playing" && (pressed === this.#open || this.#end.contains(pressed)))
      this.#bar.focus();
    this.#tell(loaded, said(watcher?.error ?? ""));
    if (watcher && loaded === "ready") this.#showCard(watcher);
  }

  /** Whether the slides are there: until then the poster is. */
  set isDrawn(is: boolean) {
    this.#card.toggleAttribute("data-drawn", is);
  }

  /** Fetches the looks of the slides, once. */
  looks(): Promise<void> {
    this.#looks ??= new Promise((resolve, reject) => {
      const link = make("link", { rel: "stylesheet", crossorigin: "" });
      link.href = new URL(sheet, import.meta.url).href;
      link.onload = () => resolve();
      link.onerror = () => {
        this.#looks = null;
        link.remove();
        reject(new Error("The looks of the card did not come"));
      };
      this.#shadow.prepend(link);
    });
    return this.#looks;
  }

  #showCard({ story, player, stage, token }: Watcher): void {
    if (story === null || player === null) return;
    const name = story.recipient_first_name.trim();
    const heading = name === "" ? say("watch.forSomebody") : say("watch.forName", { name });
    this.#card.setAttribute("aria-label", heading);
    const cover = coverSlide(story.slides);
    if (cover) {
      const spec = coverOf(cover, story);
      const { ground, ink } = toneOf(spec.variant, spec.theme);
      this.#stage.style.setProperty("--ground", ground);
      this.#stage.style.setProperty("--on-ground", ink);
      this.#showPoster(spec, cover.thumbnail_url);
    }
    this.#title.textContent = heading;
    if (this.#open.childElementCount === 0)
      this.#open.append(iconOf("play"), make("span", {}, say("watch.open")));
    const isOver = stage === "ended";
    this.#end.hidden = !isOver;
    if (isOver && this.#end.childElementCount === 0) {
      const again = make("button", { type: "button", class: "again" }, iconOf("again"));
      again.append(say("watch.again"));
      again.addEventListener("click", () => this.#asked.open());
      const link = make("a", {
        href: home + paths.watch(token),
        target: "_blank",
        rel: "noopener",
      });
      link.append(say("embed.onSite"));
      this.#end.append(
        make("b", {}, name === "" ? say("watch.endSomebody") : say("watch.end", { name })),
        again,
        link,
      );
    }
    this.#bar.show(player);
    this.#problem.textContent = said(player.problem) ?? "";
    const all = player.slides.length;
    const now = stage === "playing" ? say("player.now", { n: player.index + 1, all }) : "";
    if (this.#said.textContent !== now) this.#said.textContent = now;
  }

  #showPoster(spec: CoverSpec, thumbnail: string | null): void {
    const cover = JSON.stringify([spec, thumbnail]);
    if (cover === this.#cover) return;
    this.#cover = cover;
    this.#poster.replaceChildren();
    const paint = async () => {
      const { loadPosterFace, paintPoster } = await import("#adapters/webgl/poster/index.ts");
      await loadPosterFace(spec);
      const canvas = make("canvas", { width: "480", height: "672" });
      const pen = canvas.getContext("2d");
      if (pen === null || cover !== this.#cover) return;
      paintPoster(pen, spec, 480, 672);
      this.#poster.replaceChildren(canvas);
    };
    // without what paints, the card's name on its ground stays
    const painted = () => void paint().catch(() => undefined);
    if (thumbnail === null) {
      painted();
      return;
    }
    const image = make("img", { src: thumbnail, alt: "", decoding: "async" });
    image.addEventListener("error", painted);
    this.#poster.append(image);
  }

  /** Says why there is no card, and offers the way on where there is one. */
  #tell(loaded: Watcher["loaded"] | "none", error: string): void {
    if (this.#told === loaded) return;
    this.#told = loaded;
    this.#note.replaceChildren();
    if (loaded === "ready") return;
    const [title, help] = notes[loaded];
    this.#note.append(make("b", {}, say(title)));
    const more = help === undefined ? error : say(help);
    if (more !== "") this.#note.append(make("span", {}, more));
    if (loaded !== "failed") return;
    const again = make("button", { type: "button", class: "again" }, say("embed.tryAgain"));
    again.addEventListener("click", () => this.#asked.again());
    this.#note.append(again);
  }
}
