import type { Kept } from "#core/domain/capture/index.ts";
import {
  failureWords,
  kilobytes,
  type Media,
  type MediaType,
  refuseFile,
} from "#core/domain/media/index.ts";
import { mediaRecheck, progressThrottle } from "#core/domain/timers/index.ts";
import { uploadWords } from "#core/domain/words/index.ts";
import { type Cancel, type Message, type Span, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CancelSignal, PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { convertClip } from "./convert.ts";
import type { Crop, UploadStatus, UploadWish } from "./wish.ts";

/** How long after the network went away it is tried again, each time; the last from then on. Milliseconds. */
const retries: readonly Span[] = [5000, 15_000, 30_000];

/** Refusals of the file itself, not of the moment. */
const inVain: ReadonlySet<string> = new Set(["unsupported", "tooLarge"]);

/** One file on its way into the card (MEDIA-04..10). */
export class Upload {
  status: UploadStatus = "waiting";
  /** 0 to 100; shown at most every 500 ms (MEDIA-15). */
  percent = 0;
  media: Media | null = null;
  error: Message | null = null;
  /** Once more would be in vain: it is the file itself that cannot be taken. */
  isHopeless = false;
  /** The network went away: it goes on by itself when it is back. */
  isCutOff = false;
  /** What was to be cut off can’t be cut off on this device: nothing of it was sent. */
  isUncut = false;
  readonly file: PickedFile;
  readonly mediaType: MediaType;
  readonly previewUrl: string;

  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #storyId: string | null;
  readonly #release: () => void;
  readonly #wentOn: () => void;
  readonly #crop: Crop | null;
  readonly #keep: Kept | null;
  readonly #key: string;
  #aborted = false;
  #abort: () => void = () => undefined;
  #shownAt = Number.NEGATIVE_INFINITY;
  #cuts = 0;
  /** What is sent; a second try needs not make it again. */
  #made: PickedFile | null = null;
  #stopWaiting: Cancel = () => undefined;

  constructor(
    ports: AppPorts,
    session: Session,
    file: PickedFile,
    mediaType: MediaType,
    storyId: string | null,
    { wentOn = () => undefined, crop = null, keep = null }: UploadWish = {},
  ) {
    this.#wentOn = wentOn;
    this.#crop = crop;
    this.#keep = keep;
    this.#ports = ports;
    this.#session = session;
    this.#storyId = storyId;
    this.file = file;
    this.mediaType = mediaType;
    this.#key = ports.newKey();
    const preview = ports.uploads.preview(file);
    this.previewUrl = preview.url;
    this.#release = preview.release;
  }

  get isUnderWay(): boolean {
    return this.status === "waiting" || this.isWorkedOn || this.status === "uploading";
  }
  /** Made ready on this device, or made by the server (MEDIA-09). */
  get isWorkedOn(): boolean {
    return this.status === "converting" || this.status === "processing";
  }

  cancel(): void {
    this.#stopWaiting();
    this.isCutOff = false;
    if (!this.isUnderWay) return;
    this.#aborted = true;
    this.status = "cancelled";
    this.#abort();
    this.#release();
  }

  /** Runs once; never throws: what went wrong is in `error`, and `retry` tries again. */
  async run(): Promise<void> {
    if (this.#aborted) return;
    const file = await this.#prepared();
    if (file === null || this.#aborted) return;
    this.status = "uploading";
    this.percent = 0;
    this.#shownAt = Number.NEGATIVE_INFINITY;
    const refusal = refuseFile(this.mediaType, { mime: file.type, size: file.size });
    if (refusal) return this.#fail(refusal.message, true);
    const permission = await this.#session.api("requestUpload", {
      body: { media_type: this.mediaType, mime_type: file.type },
    });
    if (this.#aborted) return;
    if (!permission.ok) {
      const { code, message } = permission.refusal;
      if (code === "network") return this.#cutOff();
      const isOfFile = inVain.has(code) || code === "invalid";
      return this.#fail(isOfFile ? message : uploadWords.noPermission, inVain.has(code));
    }
    const form = permission.value;
    const sent = await this.#ports.uploads.send(
      form,
      file,
      { progress: (f) => this.#show(f) },
      this.#signal(),
    );
    if (this.#aborted) return;
    if (!sent.ok && sent.reason === "network") return this.#cutOff();
    if (!sent.ok) return this.#fail(uploadWords.failed(this.mediaType));
    this.status = "processing";
    const made = await this.#session.api(
      "createMedia",
      {
        body: {
          file_size_kb: kilobytes(file.size),
          s3_key: form.fields.key ?? "",
          s3_etag: sent.etag,
          media_type: this.mediaType,
          mime_type: file.type,
          ...(this.#storyId === null ? {} : { story_id: this.#storyId }),
          ...(this.#crop === null
            ? {}
            : { crop_source_id: this.#crop.sourceId, crop_transform: this.#crop.transform }),
        },
      },
      { key: this.#key },
    );
    if (this.#aborted) return;
    if (!made.ok) {
      if (made.refusal.code === "network") return this.#cutOff();
      const words = wordsOf(made.refusal) ?? uploadWords.failedSilently;
      return this.#fail(words, inVain.has(made.refusal.code));
    }
    await this.#follow(made.value.media);
  }

  /** What is sent of the file; null where it can’t be cut as asked. A clip that stays whole goes as it is if need be. */
  async #prepared(): Promise<PickedFile | null> {
    if (this.#made !== null) return this.#made;
    const { mediaType: type } = this;
    this.status = type === "video" || this.#keep !== null ? "converting" : "uploading";
    const file = await this.#ports.uploads.prepare(this.file);
    if (type === "photo" || this.status !== "converting") return file;
    const onProgress = (fraction: number) => this.#show(fraction);
    const wish = { type, keep: this.#keep, onProgress, signal: this.#signal() };
    const made = await convertClip(this.#ports, file, wish).catch(() => undefined);
    if (this.#aborted) return null;
    if (this.#keep !== null && !made) {
      this.isUncut = true;
      this.#fail(uploadWords.failed(type), true);
      return null;
    }
    this.#made = made ?? file;
    return this.#made;
  }

  async retry(): Promise<void> {
    if (this.status !== "failed") return;
    this.#stopWaiting();
    this.isCutOff = false;
    this.error = null;
    this.percent = 0;
    await this.run();
  }

  /** Neither available nor failed: rechecked after 2500 ms until it is one of the two (MEDIA-10). */
  async #follow(media: Media): Promise<void> {
    this.media = media;
    if (media.status === "failed")
      return this.#fail(failureWords(media), media.failure ? media.failure !== "broken" : false);
    if (media.status === "available") {
      this.percent = 100;
      this.status = "ready";
      return;
    }
    this.percent = media.progress ?? 0;
    await new Promise<void>((resolve) => this.#ports.clock.after(mediaRecheck, resolve));
    if (this.#aborted) return;
    const read = await this.#session.api("readMedia", { path: { id: media.id } });
    await this.#follow(read.ok ? read.value.media : media);
  }

  #fail(words: Message, isHopeless = false): void {
    this.status = "failed";
    this.error = words;
    this.isHopeless = isHopeless;
  }

  /** Said like any other failure, and tried again by itself, less and less often. */
  #cutOff(): void {
    this.#fail(uploadWords.failed(this.mediaType));
    this.isCutOff = true;
    const wait = retries[Math.min(this.#cuts++, retries.length - 1)] ?? 0;
    this.#stopWaiting = this.#ports.clock.after(wait, () => void this.#again());
  }
  async #again(): Promise<void> {
    await this.retry();
    if (this.status === "ready") this.#wentOn();
  }

  #show(fraction: number): void {
    const now = this.#ports.clock.now();
    if (fraction < 1 && now - this.#shownAt < progressThrottle) return;
    this.#shownAt = now;
    this.percent = Math.round(fraction * 100);
  }

  #signal(): CancelSignal {
    const aborted = () => this.#aborted;
    return {
      get aborted() {
        return aborted();
      },
      onAbort: (run: () => void) => {
        this.#abort = run;
      },
    };
  }
}
