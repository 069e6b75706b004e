import { THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { thumbnailWait } from "#core/domain/timers/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** What draws a slide's picture; null where this browser cannot. */
export type DrawSlide = (
  slide: Slide,
  width: number,
  height: number,
) => Promise<{ readonly content: unknown; readonly size: number; readonly type: string } | null>;

/** Makes the thumbnails that slides still lack, one at a time (THUMB-01..07). */
export class Thumbnails {
  /** Slides whose thumbnail is being made (generatingThumbnail). */
  generating: ReadonlySet<string> = new Set();
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #draw: DrawSlide;
  #line: Promise<void> = Promise.resolve();
  readonly #tried = new Set<string>();

  constructor(ports: AppPorts, session: Session, draw: DrawSlide) {
    this.#ports = ports;
    this.#session = session;
    this.#draw = draw;
  }

  /** Answers when every slide that lacked a thumbnail has had its turn. */
  make(slides: readonly Slide[], on: { made(slide: Slide): void }): Promise<void> {
    for (const slide of slides) {
      const turn = `${slide.id}:${slide.version}`;
      if (slide.thumbnail_url !== null || this.#tried.has(turn)) continue;
      this.#tried.add(turn);
      this.generating = new Set([...this.generating, slide.id]);
      this.#line = this.#line.then(() => this.#one(slide, on.made));
    }
    return this.#line;
  }

  async #one(slide: Slide, made: (slide: Slide) => void): Promise<void> {
    const isCover = slide.type === "title";
    if (!isCover) await this.#wait(thumbnailWait); // CONTRIB-18
    const { width, height } = THUMBNAIL_SIZES[isCover ? "cover" : "normal"];
    const picture = await this.#draw(slide, width, height).catch((error) => {
      this.#ports.reporter.fault(error, "thumbnail");
      return null;
    });
    const done = picture === null ? null : await this.#register(slide, picture);
    this.generating = new Set([...this.generating].filter((id) => id !== slide.id));
    if (done !== null) made(done);
  }

  async #register(
    slide: Slide,
    picture: { readonly content: unknown; readonly size: number; readonly type: string },
  ): Promise<Slide | null> {
    const permission = await this.#session.api("requestUpload", {
      body: { media_type: "photo", mime_type: picture.type },
    });
    if (!permission.ok) return null;
    const name = `thumbnail.${picture.type === "image/jpeg" ? "jpeg" : "png"}`;
    const sent = await this.#ports.uploads.send(
      permission.value,
      { name, type: picture.type, size: picture.size, content: picture.content },
      { progress: () => undefined },
      { aborted: false, onAbort: () => undefined },
    );
    if (!sent.ok) return null;
    const set = await this.#session.api("setThumbnail", {
      path: { id: slide.id },
      body: { s3_key: permission.value.fields.key ?? "" },
    });
    return set.ok ? set.value.slide : null;
  }

  #wait(span: number): Promise<void> {
    return new Promise((resolve) => this.#ports.clock.after(span, resolve));
  }
}
