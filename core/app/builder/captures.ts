import { type CaptureKind, captureKindOf } from "#core/domain/capture/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import { type SlideType, slideKinds } from "#core/domain/slide/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Capture, KeptRecordings, type LeftRecording } from "../capture/index.ts";
import type { Session } from "../session/index.ts";
import type { Draft } from "./draft.ts";
import type { BuilderPlace } from "./place.ts";

/** The message that a capture is for. */
interface Carrier {
  readonly draft: Draft | null;
  readonly place: Pick<BuilderPlace, "storyId">;
  readonly types: readonly SlideType[];
  choose(type: SlideType): void;
  goTo(panel: "customise"): void;
}

/** Puts a medium into the message; it is thrown away with it (MEDIA-14). */
type Arrive = (medium: Media, place: (among: readonly Media[]) => readonly Media[]) => void;

const kindOf = (type: SlideType): CaptureKind | null => {
  const [media] = slideKinds[type].media;
  return media === undefined || type === "legacy" ? null : captureKindOf(media);
};

/** Taking a photo or recording for a message, and what was recorded before and never sent (CAPT-01..36). */
export class MessageCaptures {
  /** The one that is open, in the place of the panel it was opened from. */
  current: Capture | null = null;
  readonly recordings: KeptRecordings;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #message: Carrier;
  readonly #arrive: Arrive;

  constructor(ports: AppPorts, session: Session, message: Carrier, arrive: Arrive) {
    this.#ports = ports;
    this.#session = session;
    this.#message = message;
    this.#arrive = arrive;
    this.recordings = ports.observe(new KeptRecordings(ports, session, message.place.storyId));
    void this.recordings.read();
  }

  /** A recording is being looked at: leaving would throw it away (CAPT-25). */
  get isInReview(): boolean {
    return this.current?.take != null;
  }
  /** What was recorded for this card and is in no message, of the kinds that can be made here. */
  offered(types: readonly SlideType[]): readonly LeftRecording[] {
    const used = this.#message.draft?.media.map(({ id }) => id) ?? [];
    const kinds = types.map(kindOf);
    return this.recordings.left.filter(
      (one) => kinds.includes(one.kind) && this.recordings.isFree(one, used),
    );
  }

  /** Opens the screen of the message's own kind, or a recording that was left behind. */
  begin(left?: LeftRecording): void {
    const { draft, types } = this.#message;
    const type = left ? types.find((one) => kindOf(one) === left.kind) : draft?.type;
    if (type === undefined) return;
    const kind = kindOf(type);
    if (kind === null) return;
    if (draft?.type !== type) this.#message.choose(type);
    const capture = this.#ports.observe(
      new Capture(this.#ports, this.#session, kind, {
        storyId: this.#message.place.storyId,
        recordings: this.recordings,
        ended: (end) => {
          this.current = null;
          if (end.how !== "taken") return;
          this.#arrive(end.media, (among) => [...among, end.media]);
          this.#message.goTo("customise"); // CAPT-23
        },
      }),
    );
    this.current = capture;
    void capture.open(left);
  }
  /** The message is thrown away with its media, because the person said so: what is looked at, and what it is made of. */
  discard(media: readonly string[]): void {
    this.current?.leave();
    this.current?.answer(true);
    void this.recordings.forget(media);
  }
  /** The builder is left: everything is off, and what was recorded stays on this device. */
  close(): void {
    this.current?.dispose();
    this.current = null;
    this.recordings.close();
  }
}
