import type { Upload } from "#core/app/index.ts";
import type { PickedFile } from "#core/app/ports/index.ts";
import { THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import { asSent } from "#core/domain/media/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { done } from "#core/kernel/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Acting } from "./acting.ts";

/** A true picture of 64 × 48 and one of 240 × 336, as small as they get. */
const jpeg = Buffer.from(
  "/9j/2wBDACgoKCgrKC0yMi0/RDxEP11VTk5VXYxkbGRsZIzVhZuFhZuF1bzkua255Lz//+vr////////////////////////2wBDASgoKCgrKC0yMi0/RDxEP11VTk5VXYxkbGRsZIzVhZuFhZuF1bzkua255Lz//+vr////////////////////////wgARCAAwAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAwX/2gAMAwEAAhADEAAAAJEdIAAAAAAAAAAD/8QAFBABAAAAAAAAAAAAAAAAAAAAUP/aAAgBAQABPwBD/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAgEBPwBP/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAwEBPwBP/9k=",
  "base64",
);
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAPAAAAFQCAMAAAC24AP6AAAAA1BMVEX5QUSFvI5IAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAZUlEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM8GPF8AAbPL6DIAAAAASUVORK5CYII=",
  "base64",
);
const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  txt: "text/plain",
  jfif: "",
};

const pictures: Readonly<Record<string, Uint8Array>> = { "image/png": png, "image/jpeg": jpeg };

/** A file as somebody finds it on their disk, its type told by its name. */
export const fileNamed = (name: string, size?: number): PickedFile => {
  const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const content =
    type === "text/plain"
      ? new TextEncoder().encode("Milk, bread and some jam, please.")
      : (pictures[type] ?? jpeg);
  return { name, type, size: size ?? content.byteLength, content };
};

/** Putting photos into a message, and pictures of slides where they are missing. */
export class Photographing {
  readonly #actor: Acting;
  #drawing = 0;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get uploads(): readonly Upload[] {
    return this.#actor.writing.builder.uploads.list;
  }
  /** From now on what is sent waits on its way until it is let go. */
  hold(): void {
    this.#held = this.#actor.tab.uploads.hold();
  }
  async release(): Promise<void> {
    this.#held?.release();
    await this.#actor.assembly.settle();
  }
  reach(percent: number): void {
    this.#held?.progress(percent / 100);
  }
  #held: ReturnType<Acting["tab"]["uploads"]["hold"]> | null = null;

  /** Opens the builder for photos. */
  async open(): Promise<void> {
    await this.#actor.writing.open();
    this.#actor.writing.builder.choose("photos");
  }
  async add(files: readonly PickedFile[]): Promise<void> {
    this.#actor.writing.builder.addFiles(files);
    await this.#actor.assembly.settle();
  }
  addNamed(...names: readonly string[]): Promise<void> {
    return this.add(names.map((name) => fileNamed(name)));
  }
  async sendPhotos(caption: string, ...names: readonly string[]): Promise<void> {
    await this.open();
    this.#actor.writing.fill({ title: caption });
    await this.addNamed(...names);
    await this.#actor.writing.send();
  }

  /** The steps of an upload by hand, for what the builder does not offer. */
  async upload(name: string, mime = asSent(fileNamed(name)).type) {
    const file = { ...fileNamed(name), type: mime };
    const asked = { media_type: "photo" as const, mime_type: mime };
    const form = await this.#actor.does(this.#actor.api("requestUpload", { body: asked }));
    if (!form.ok)
      throw new Error(`no permission to upload ${name}: ${inEnglish(form.refusal.message)}`);
    const sent = await this.#actor.tab.uploads.send(
      form.value,
      file,
      { progress: () => undefined },
      { aborted: false, onAbort: () => undefined },
    );
    if (!sent.ok) throw new Error(`${name} did not arrive`);
    return { s3_key: form.value.fields.key ?? "", s3_etag: sent.etag, mime_type: mime };
  }
  async makeMedium(
    name: string,
    more: Partial<InputOf<"createMedia">["body"]> = {},
    mime?: string,
  ): Promise<void> {
    const upload = await this.upload(name, mime);
    const story_id = this.#actor.cast.card.id;
    await this.#actor.tries("createMedia", {
      body: { story_id, media_type: "photo", ...upload, ...more },
    });
  }
  /** The next medium is answered as being worked on, and two and a half seconds later as this. */
  takesAWhile(end: "available" | "failed"): void {
    const media = {
      id: "worked-on",
      type: "photo",
      status: "processing",
      url: null,
      mp4_url: null,
      thumbnail_url: null,
      duration: null,
      width: null,
      height: null,
      peaks: null,
      captions: null,
      created_on: new Date(this.#actor.assembly.now()).toISOString(),
      progress: 40,
      crop_source_id: null,
      crop_transform: null,
    };
    this.#actor.tab.answerNext("createMedia", done({ media }));
    this.#actor.tab.answerNext(
      "readMedia",
      done({ media: { ...media, status: end, progress: 100 } }),
    );
  }
  /** Uploads a picture and makes it the slide's. */
  async givePicture(slide: Slide, name: string): Promise<void> {
    const { s3_key } = await this.upload(name);
    await this.#actor.tries("setThumbnail", { path: { id: slide.id }, body: { s3_key } });
  }

  /** Draws what the product asks for: one picture at a time, in the sizes and kinds it is told to be, else none. */
  async beginToDraw(canDraw = true): Promise<void> {
    this.#thumbnails ??= this.#actor.app.thumbnails(async (slide, width, height) => {
      const cover = slide.type === "title";
      const size = THUMBNAIL_SIZES[cover ? "cover" : "normal"];
      this.#drawing += 1;
      await Promise.resolve();
      const alone = this.#drawing === 1;
      this.#drawing -= 1;
      if (!canDraw || !alone || width !== size.width || height !== size.height) return null;
      const content = cover ? jpeg : png;
      return { content, size: content.byteLength, type: cover ? "image/jpeg" : "image/png" };
    });
    const { slides } = this.#actor.owning;
    this.#drawn = this.#thumbnails.make(slides, { made: () => undefined });
    await this.#actor.assembly.settle();
  }
  async allDrawn(): Promise<void> {
    await this.#actor.does(this.#drawn);
  }
  get beingDrawn(): ReadonlySet<string> {
    return this.#thumbnails?.generating ?? new Set();
  }
  #thumbnails: ReturnType<Acting["app"]["thumbnails"]> | null = null;
  #drawn: Promise<void> = Promise.resolve();
}
