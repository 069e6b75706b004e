import type { Upload } from "#core/app/index.ts";
import type { PickedFile } from "#core/app/ports/index.ts";
import { THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import { asSent, type MediaType, type UploadType } from "#core/domain/media/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import type { Actor } from "./actor.ts";

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

/** A file as somebody finds it on their disk, its type told by its name. */
export const fileNamed = (name: string, size?: number): PickedFile => {
  const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const content = type === "image/png" ? png : jpeg;
  return { name, type, size: size ?? content.byteLength, content };
};

/** Putting photos into a message, and pictures of slides where they are missing. */
export class Photographing {
  readonly #actor: Actor;
  #drawing = 0;

  constructor(actor: Actor) {
    this.#actor = actor;
  }

  get uploads(): readonly Upload[] {
    return this.#actor.writing.builder.uploads;
  }
  /** From now on what is sent waits on its way until it is let go. */
  hold(): void {
    this.#held = this.#actor.tab.uploads.hold();
  }
  async release(): Promise<void> {
    this.#held?.release();
    await this.#actor.assembly.settle();
  }
  #held: { release(): void } | null = null;

  /** Opens the builder for photos. */
  async open(): Promise<void> {
    await this.#actor.writing.open();
    this.#actor.writing.builder.choose("photos");
  }
  async add(files: readonly PickedFile[], type: MediaType = "photo"): Promise<void> {
    this.#actor.writing.builder.addFiles(files, type);
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
  async upload(name: string, type: UploadType = "photo") {
    const file = fileNamed(name);
    const { type: mime_type } = asSent(file);
    const form = await this.#actor.api("requestUpload", { body: { media_type: type, mime_type } });
    if (!form.ok) throw new Error(`no permission to upload ${name}: ${form.refusal.message}`);
    const sent = await this.#actor.tab.uploads.send(
      form.value,
      file,
      { progress: () => undefined },
      { aborted: false, onAbort: () => undefined },
    );
    if (!sent.ok) throw new Error(`${name} did not arrive`);
    return { s3_key: form.value.fields.key ?? "", s3_etag: sent.etag, mime_type };
  }
  async makeMedium(name: string, more: Partial<InputOf<"createMedia">["body"]> = {}) {
    const body = { ...(await this.upload(name)), media_type: "photo" as const, ...more };
    return this.#actor.api("createMedia", {
      body: { story_id: this.#actor.cast.card.id, ...body },
    });
  }

  /** Draws what the product asks for: one picture at a time, in the sizes and kinds it is told to be, else none. */
  async drawMissing(slides: readonly Slide[]): Promise<void> {
    const thumbnails = this.#actor.app.thumbnails(async (slide, width, height) => {
      const cover = slide.type === "title";
      const size = THUMBNAIL_SIZES[cover ? "cover" : "normal"];
      this.#drawing += 1;
      await Promise.resolve();
      const alone = this.#drawing === 1;
      this.#drawing -= 1;
      if (!alone || width !== size.width || height !== size.height) return null;
      const content = cover ? jpeg : png;
      return { content, size: content.byteLength, type: cover ? "image/jpeg" : "image/png" };
    });
    this.thumbnails = thumbnails;
    this.#made = thumbnails.make(slides, { made: () => undefined });
    await this.#actor.assembly.settle();
  }
  thumbnails: ReturnType<Actor["app"]["thumbnails"]> | null = null;
  #made: Promise<void> = Promise.resolve();
  async allDrawn(): Promise<void> {
    await this.#actor.does(this.#made);
  }
}
