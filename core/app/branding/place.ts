import { type LogoLink, scales, shownLink } from "#core/domain/branding/index.ts";
import { asSent, type CropTransform, refuseFile } from "#core/domain/media/index.ts";
import { type Cancel, type Message, type Outcome, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile } from "../ports/index.ts";
import { Removal } from "../removal/index.ts";
import type { Session } from "../session/index.ts";
import { Stop, uploadLogo } from "./uploading.ts";

/** Where a logo stands: on a card, with a theme, or on what the account sends (LOGO-02). */
export type LogoPlaceOf =
  | { readonly type: "account" }
  | { readonly type: "story"; readonly story_id: string }
  | { readonly type: "theme"; readonly theme_id: string };

/** A slider is let go of before its value is sent. Milliseconds. */
const settles = 400;

/** The logo of one place: uploaded, cut, made larger or smaller, replaced, taken off and put back (LOGO-03, LOGO-04). */
export class LogoPlace {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  /** Links that reach the place, its own first (OPEN-130). */
  logoLinks: readonly LogoLink[] = [];
  /** A picture that is being cut before it is sent. */
  picked: { readonly file: PickedFile; readonly url: string } | null = null;
  /** 0 to 100 while one is on its way. */
  percent: number | null = null;
  readonly of: LogoPlaceOf;
  readonly removal: Removal<LogoLink>;
  readonly #ports: AppPorts;
  readonly #session: Session;
  #release: () => void = () => undefined;
  #stop: Stop | null = null;
  #settling: Cancel = () => undefined;
  #unsent: (() => void) | null = null;

  constructor(ports: AppPorts, session: Session, of: LogoPlaceOf) {
    this.#ports = ports;
    this.#session = session;
    this.of = of;
    this.removal = ports.observe(
      new Removal<LogoLink>(ports.clock, (link) => void this.#removeForGood(link)),
    );
  }

  /** Its own; null where it has none, or it was just taken off. */
  get own(): LogoLink | null {
    const link = this.logoLinks.find(({ type }) => type === this.of.type) ?? null;
    return link === null || link.id === this.removal.removed?.id ? null : link;
  }
  /** What is shown there instead while it has none: of the card's theme, or of the account. */
  get inherited(): LogoLink | null {
    return this.own === null
      ? shownLink(this.logoLinks.filter(({ type }) => type !== this.of.type))
      : null;
  }

  async open(): Promise<void> {
    this.loaded = "loading";
    await this.#read();
  }
  close(): void {
    this.cancel();
    this.#settle();
    this.removal.finish();
  }

  async #read(): Promise<void> {
    const answer = await this.#ask();
    if (answer.ok) {
      this.logoLinks = answer.value.logo_links;
      this.loaded = "ready";
      return;
    }
    this.#ports.reporter.event("api-error", { source: "branding", code: answer.refusal.code });
    this.error = wordsOf(answer.refusal);
    if (this.loaded !== "ready") this.loaded = "failed";
  }
  #ask(): Promise<Outcome<{ readonly logo_links: readonly LogoLink[] }>> {
    const { of } = this;
    if (of.type === "story")
      return this.#session.api("readBranding", { path: { id: of.story_id }, query: {} });
    const query = of.type === "theme" ? of : { type: of.type };
    return this.#session.api("readLogoLinks", { query });
  }

  /** A file that can't be a logo is told of before it is sent (MEDIA-12). */
  async pick(file: PickedFile): Promise<void> {
    this.cancel();
    this.error = null;
    const named = { ...file, ...asSent(file) };
    const refusal = refuseFile("logo", { mime: named.type, size: named.size });
    if (refusal) {
      this.error = refusal.message;
      return;
    }
    const { url, release } = this.#ports.uploads.preview(named);
    this.#release = release;
    this.picked = { file: named, url };
  }
  /** Neither cut nor sent: what was there stays. */
  cancel(): void {
    this.#stop?.now();
    this.#stop = null;
    this.percent = null;
    this.picked = null;
    this.#release();
    this.#release = () => undefined;
  }

  /** Sends the picked picture, or a part of it, and puts it there. True once it stands there. */
  async use(crop: CropTransform | null): Promise<boolean> {
    const { picked } = this;
    if (picked === null || this.percent !== null) return false;
    const stop = new Stop();
    this.#stop = stop;
    this.error = null;
    this.percent = 0;
    const onPercent = (percent: number) => {
      if (!stop.aborted) this.percent = percent;
    };
    const sending = { file: picked.file, crop, key: this.#ports.newKey(), stop, onPercent };
    const logo = await uploadLogo(this.#ports, this.#session, sending);
    if (stop.aborted) return false;
    const put = logo.ok ? await this.#put(logo.value.id) : logo;
    if (stop.aborted) return false;
    this.percent = null;
    if (!put.ok) {
      this.error = wordsOf(put.refusal);
      return false;
    }
    this.cancel();
    return true;
  }

  async #put(logo_id: string, scale?: number): Promise<Outcome<unknown>> {
    const body = { logo_id, ...this.of, ...(scale === undefined ? {} : { scale }) };
    const answer = await this.#session.api(
      "createLogoLink",
      { body },
      { key: this.#ports.newKey() },
    );
    if (answer.ok) {
      this.removal.undo();
      this.#replace(answer.value.logo_link);
    }
    return answer;
  }
  #replace(link: LogoLink): void {
    this.logoLinks = [link, ...this.logoLinks.filter(({ type }) => type !== link.type)];
  }

  /** Seen at once, and sent when the slider rests (OPEN-130). */
  resize(wanted: number): void {
    const { own } = this;
    if (own === null) return;
    const scale = Math.min(scales.most, Math.max(scales.least, wanted));
    this.#replace({ ...own, scale });
    this.#settling();
    this.#unsent = () => void this.#saveScale(own.id, scale);
    this.#settling = this.#ports.clock.after(settles, () => this.#settle());
  }
  #settle(): void {
    this.#settling();
    const send = this.#unsent;
    this.#unsent = null;
    send?.();
  }
  async #saveScale(id: string, scale: number): Promise<void> {
    this.error = null;
    const answer = await this.#session.api("changeLogoLink", { path: { id }, body: { scale } });
    if (answer.ok) return;
    this.error = wordsOf(answer.refusal);
    // what is shown is what is kept
    await this.#read();
  }

  /** Gone at once, for good a little later. */
  remove(): void {
    const { own } = this;
    if (own === null) return;
    this.#settle();
    this.error = null;
    this.removal.begin(own);
  }
  undo(): void {
    this.removal.undo();
  }
  async #removeForGood({ id }: LogoLink): Promise<void> {
    const answer = await this.#session.api("deleteLogoLink", { path: { id } });
    if (answer.ok || answer.refusal.code === "notFound")
      this.logoLinks = this.logoLinks.filter((link) => link.id !== id);
    else this.error = wordsOf(answer.refusal);
  }
}
