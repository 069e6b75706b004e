import type { CaptureKind } from "#core/domain/capture/index.ts";
import { type Cancel, days, type Instant, type Span, seconds } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { type Holder, holderOf, recordingsOf, visitor } from "../drafts/index.ts";
import type { RecordedPart, RecordingFacts, RecordingKey, Writing } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

/** A recording that nothing was written to for so long runs no more: its tab is gone. */
const abandonedAfter: Span = seconds(5);
/** What nobody asked for in so long is not kept for ever on a device that others may use. */
const keptFor: Span = days(30);

/** A recording that was left behind, to be offered back. */
export interface LeftRecording {
  readonly key: RecordingKey;
  readonly kind: CaptureKind;
  readonly format: string;
  readonly startedAt: Instant;
  readonly length: Span;
  readonly mediaId: string | null;
}

/** The recordings of one person for one card on this device, from the first second until the message is sent. */
export class KeptRecordings {
  /** Those that nobody is recording, newest first. */
  left: readonly LeftRecording[] = [];
  /** The one that is being recorded or looked at here. */
  current: RecordingKey | null = null;
  readonly #ports: Pick<AppPorts, "clock" | "newKey" | "recordings">;
  readonly #holder: Holder;
  readonly #storyId: string;
  /** In the order asked: what was thrown away is not written again. */
  #line: Promise<unknown> = Promise.resolve();
  #stop: Cancel = () => undefined;

  constructor(
    ports: Pick<AppPorts, "clock" | "newKey" | "recordings">,
    session: Pick<Session, "username">,
    storyId: string,
  ) {
    this.#ports = ports;
    this.#holder = holderOf(session);
    this.#storyId = storyId;
  }

  get #prefix(): string {
    return `${recordingsOf(this.#holder)}${this.#storyId}:`;
  }
  #next<T>(job: () => Promise<T>): Promise<T> {
    const mine = this.#line.then(job);
    this.#line = mine.catch(() => undefined);
    return mine;
  }

  /** Looks for what was left behind; that there is nothing is no reason to stop. */
  async read(): Promise<void> {
    this.close();
    const { clock, recordings } = this.#ports;
    const found = await this.#next(async () => {
      // what a visitor recorded before they signed in is theirs from then on
      if (this.#holder !== visitor)
        await recordings.move(`${recordingsOf(visitor)}${this.#storyId}:`, this.#prefix);
      for (const { key, facts } of await recordings.find(recordingsOf(this.#holder)))
        if (clock.now() - facts.writtenAt > keptFor) await recordings.remove(key);
      return recordings.find(this.#prefix);
    }).catch(() => []);
    const isLeft = ({ isOver, writtenAt }: RecordingFacts) =>
      isOver || clock.now() - writtenAt >= abandonedAfter;
    this.left = found
      .filter(({ facts }) => isLeft(facts))
      .map(({ key, facts }) => ({ key, ...facts }))
      .toSorted((a, b) => b.startedAt - a.startedAt);
    // it may be running in another tab: that is known as soon as it goes on, or does not
    if (this.left.length < found.length)
      this.#stop = clock.after(abandonedAfter, () => void this.read());
  }
  /** Whether it may be offered back: no message uses it, and it is not being looked at already. */
  isFree({ key, mediaId }: LeftRecording, used: readonly string[]): boolean {
    return key !== this.current && !used.includes(mediaId ?? "");
  }
  close(): void {
    this.#stop();
  }

  newKey(): RecordingKey {
    return `${this.#prefix}${this.#ports.newKey()}` as RecordingKey;
  }
  write(key: RecordingKey, facts: RecordingFacts, part?: RecordedPart): Promise<Writing> {
    return this.#next(() => this.#ports.recordings.write(key, facts, part));
  }
  parts(key: RecordingKey): Promise<readonly RecordedPart[]> {
    return this.#next(() => this.#ports.recordings.parts(key));
  }
  /** Its person said so, or its message was sent. */
  async throwAway(key: RecordingKey): Promise<void> {
    this.left = this.left.filter((one) => one.key !== key);
    await this.#next(() => this.#ports.recordings.remove(key)).catch(() => undefined);
  }
  /** A medium was made of it: where a message has that one, it is not offered any more. */
  async uploaded(key: RecordingKey, mediaId: string): Promise<void> {
    const found = await this.#next(() => this.#ports.recordings.find(key)).catch(() => []);
    const own = found.find((one) => one.key === key);
    if (own) await this.write(key, { ...own.facts, mediaId });
  }
  /** These media are in a message that was sent, or were thrown away with it. */
  async forget(media: readonly string[]): Promise<void> {
    const found = await this.#next(() => this.#ports.recordings.find(this.#prefix)).catch(() => []);
    for (const { key, facts } of found)
      if (facts.mediaId !== null && media.includes(facts.mediaId)) await this.throwAway(key);
  }
}
