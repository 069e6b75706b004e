import {
  type CaptureKind,
  captureFile,
  captureWords,
  isSameKept,
  isWhole,
  type Kept,
  type KeptEnd,
  keptAfter,
  mayTrim,
  mediaTypeOf,
  wholeOf,
} from "#core/domain/capture/index.ts";
import type { Cancel, Message, Span } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile, RecordingKey } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { deleteUnused, Upload } from "../upload/index.ts";
import { Playback } from "./playback.ts";

export interface Captured {
  readonly kind: CaptureKind;
  readonly format: string;
  readonly parts: readonly Uint8Array[];
  /** How loud it was, from its beginning; none of a photo. */
  readonly levels: readonly number[];
  /** Milliseconds. */
  readonly length: number;
  readonly key: RecordingKey;
}

export interface TakeProgress {
  readonly words: Message;
  readonly percent: number;
}

/** An end that wasn’t moved for so long stays where it is: what is kept then is uploaded. */
export const trimSettles: Span = 800;

/** A photo or recording that exists: it is looked at and trimmed while it is uploaded (CAPT-08, CAPT-18). */
export class Take {
  readonly file: PickedFile;
  readonly levels: readonly number[];
  readonly key: RecordingKey;
  readonly playback: Playback;
  /** Where a page finds it, whole. */
  readonly previewUrl: string;
  /** Of what is kept. */
  upload: Upload;
  /** It can’t be cut on this device, as was found when it was tried. */
  isUncut = false;
  /** What is kept has changed, and may change again at once. */
  isSettling = false;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #storyId: string;
  readonly #kind: CaptureKind;
  readonly #release: () => void;
  /** What of it is in `upload`. */
  #uploaded: Kept;
  #over: (upload: Upload) => void = () => undefined;
  #stopSettling: Cancel = () => undefined;

  constructor(ports: AppPorts, session: Session, storyId: string, captured: Captured) {
    const { kind, format, parts, levels, length, key } = captured;
    this.#ports = ports;
    this.#session = session;
    this.#storyId = storyId;
    this.#kind = kind;
    this.levels = levels;
    this.key = key;
    this.file = ports.camera.file(parts, format, captureFile(kind, format, ports.clock.now()));
    const preview = ports.uploads.preview(this.file);
    this.previewUrl = preview.url;
    this.#release = preview.release;
    this.playback = ports.observe(new Playback(ports.clock, length / 1000));
    this.#uploaded = this.playback.kept;
    this.upload = this.#newUpload();
  }

  /** How far it is from going on: cut, uploaded and made by the server (CAPT-19, CAPT-21); null when it may. */
  get progress(): TakeProgress | null {
    const { isUnderWay, isWorkedOn, media, percent, status } = this.upload;
    if (this.isSettling) return { words: captureWords.processing(0), percent: 0 };
    if (!isUnderWay) return null;
    const isMade = isWorkedOn && (media !== null || status === "converting");
    return { words: captureWords[isMade ? "processing" : "uploading"](percent), percent };
  }
  /** CAPT-22. */
  get isReady(): boolean {
    return this.upload.status === "ready" && !this.isSettling;
  }
  /** Whether its ends can be cut off here. */
  get mayTrim(): boolean {
    const kind = this.#kind;
    if (kind === "photo" || this.isUncut) return false;
    return mayTrim(this.playback.length) && this.#ports.clips.trims(kind);
  }
  get isTrimmed(): boolean {
    return !isWhole(this.playback.kept, this.playback.length);
  }

  /** Uploads it at once (CAPT-18); `over` hears of the upload of what is kept when it has ended, however that was. */
  begin(over: (upload: Upload) => void): void {
    this.#over = over;
    void this.#run(this.upload);
  }
  /** Moves one of its ends, in seconds of the recording; what lies beyond them isn’t sent. */
  trim(end: KeptEnd, second: number): void {
    const { kept, length } = this.playback;
    if (this.mayTrim) this.#keep(keptAfter(kept, length, end, second));
  }
  /** Keeps all of it. */
  untrim(): void {
    this.#keep(wholeOf(this.playback.length));
  }
  /** It isn’t looked at any more; a medium that was made of it stays. */
  close(): void {
    this.#stopSettling();
    this.isSettling = false;
    this.playback.attach(null);
    this.#release();
  }
  /** Neither it nor its medium is wanted any more (CAPT-15). */
  discard(): Promise<void> {
    this.close();
    return this.#forget(this.upload);
  }

  #keep(kept: Kept): void {
    if (isSameKept(kept, this.playback.kept)) return;
    this.playback.keep(kept);
    this.isSettling = true;
    this.#stopSettling();
    this.#stopSettling = this.#ports.clock.after(trimSettles, () => this.#settle());
  }
  #settle(): void {
    this.isSettling = false;
    if (isSameKept(this.#uploaded, this.playback.kept)) return;
    void this.#forget(this.upload);
    this.#again();
  }
  #again(): void {
    this.#uploaded = this.playback.kept;
    this.upload = this.#newUpload();
    void this.#run(this.upload);
  }
  #newUpload(): Upload {
    const { observe } = this.#ports;
    const keep = this.isTrimmed ? this.playback.kept : null;
    const type = mediaTypeOf(this.#kind);
    return observe(
      new Upload(this.#ports, this.#session, this.file, type, this.#storyId, { keep }),
    );
  }
  async #run(upload: Upload): Promise<void> {
    await upload.run();
    if (this.upload !== upload) return;
    if (!upload.isUncut) return this.#over(upload);
    // all of it, as it is seen again: nobody is to send what they believe they have cut off
    this.isUncut = true;
    this.isSettling = false;
    this.#stopSettling();
    this.playback.keep(wholeOf(this.playback.length));
    this.#again();
  }
  async #forget(upload: Upload): Promise<void> {
    const { media } = upload;
    upload.cancel();
    if (media !== null) await deleteUnused(this.#session, this.#ports.reporter, [media.id]);
  }
}
