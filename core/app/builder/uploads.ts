import type { Media, MediaType } from "#core/domain/media/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { type Crop, PickedOrder, Upload, UploadPool } from "../upload/index.ts";

/** The uploads of one message that are on their way or failed, and the order their files were picked in. */
export class Uploads {
  list: readonly Upload[] = [];
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #storyId: string;
  readonly #came: (media: Media, place: (among: readonly Media[]) => readonly Media[]) => void;
  readonly #pool = new UploadPool();
  readonly #picked = new PickedOrder();
  /** Which medium of the message a crop comes in the place of. */
  readonly #cut = new WeakMap<Upload, string>();

  /** `came` hears of each that is ready, and how it gets to its place among the others. */
  constructor(
    ports: AppPorts,
    session: Session,
    storyId: string,
    came: (media: Media, place: (among: readonly Media[]) => readonly Media[]) => void,
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#storyId = storyId;
    this.#came = came;
  }

  get isUnderWay(): boolean {
    return this.list.some((u) => u.isUnderWay);
  }
  /** All that are under way are being worked on, here or at the server (MEDIA-09). */
  get isProcessing(): boolean {
    const going = this.list.filter((u) => u.isUnderWay);
    return going.length > 0 && going.every((u) => u.isWorkedOn);
  }
  get percent(): number {
    const going = this.list.filter((u) => u.isUnderWay);
    return going.length === 0
      ? 100
      : Math.round(going.reduce((sum, u) => sum + u.percent, 0) / going.length);
  }
  /** Those that take up room: what failed does not. */
  get coming(): number {
    return this.list.filter((u) => u.status !== "failed").length;
  }

  add(files: readonly PickedFile[], mediaType: MediaType): void {
    const added = files.map((file) => this.#upload(file, mediaType));
    this.list = [...this.list, ...added];
    for (const upload of added) void this.#pool.add(upload).then(() => this.#take(upload));
  }
  /** A crop of a photo that is in the message, in whose place it comes when it is there (MEDIA-19). */
  addCrop(file: PickedFile, of: Media, transform: Crop["transform"]): void {
    const upload = this.#upload(file, of.type, {
      sourceId: of.crop_source_id ?? of.id,
      transform,
    });
    this.#cut.set(upload, of.id);
    this.list = [...this.list, upload];
    void this.#pool.add(upload).then(() => this.#take(upload));
  }
  cancel(upload: Upload): void {
    upload.cancel();
    this.list = this.list.filter((u) => u !== upload);
  }
  cancelAll(): void {
    for (const upload of this.list) upload.cancel();
    this.list = [];
  }
  retry(upload: Upload): void {
    void upload.retry().then(() => this.#take(upload));
  }
  /** Somebody ordered them by hand: the order they were picked in counts no more. */
  forgetOrder(): void {
    this.#picked.forget();
  }

  #upload(file: PickedFile, mediaType: MediaType, crop: Crop | null = null): Upload {
    const upload: Upload = this.#ports.observe(
      new Upload(this.#ports, this.#session, file, mediaType, this.#storyId, {
        wentOn: () => this.#take(upload),
        crop,
      }),
    );
    this.#picked.pick(upload);
    return upload;
  }
  #take(upload: Upload): void {
    const { media } = upload;
    if (upload.status !== "ready" || media === null) return;
    this.list = this.list.filter((u) => u !== upload);
    const cutFrom = this.#cut.get(upload);
    this.#came(media, (among) =>
      among.some(({ id }) => id === cutFrom)
        ? among.map((one) => (one.id === cutFrom ? media : one))
        : this.#picked.place(among, upload, media),
    );
  }
}
