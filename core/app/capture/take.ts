import {
  type CaptureKind,
  captureFile,
  captureWords,
  mediaTypeOf,
} from "#core/domain/capture/index.ts";
import type { Message } from "#core/kernel/index.ts";
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

/** A photo or recording that exists: it is looked at again while it is uploaded (CAPT-18). */
export class Take {
  readonly file: PickedFile;
  readonly levels: readonly number[];
  readonly key: RecordingKey;
  readonly upload: Upload;
  readonly playback: Playback;
  readonly #ports: AppPorts;
  readonly #session: Session;

  constructor(ports: AppPorts, session: Session, storyId: string, captured: Captured) {
    const { kind, format, parts, levels, length, key } = captured;
    this.#ports = ports;
    this.#session = session;
    this.levels = levels;
    this.key = key;
    this.file = ports.camera.file(parts, format, captureFile(kind, format, ports.clock.now()));
    this.upload = ports.observe(new Upload(ports, session, this.file, mediaTypeOf(kind), storyId));
    this.playback = ports.observe(new Playback(ports.clock, length / 1000));
  }

  /** How far its upload is, and what the server makes of it (CAPT-19, CAPT-21); null when there is nothing to wait for. */
  get progress(): TakeProgress | null {
    const { isUnderWay, media, percent, status } = this.upload;
    if (!isUnderWay) return null;
    const what = status === "processing" && media !== null ? "processing" : "uploading";
    return { words: captureWords[what](percent), percent };
  }

  /** Neither it nor its medium is wanted any more (CAPT-15). */
  async discard(): Promise<void> {
    this.playback.attach(null);
    const { media } = this.upload;
    this.upload.cancel();
    if (media !== null) await deleteUnused(this.#session, this.#ports.reporter, [media.id]);
  }
}
