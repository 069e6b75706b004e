import {
  type Caption,
  captionMaximum,
  isShort,
  type Media,
  mediaWords,
} from "#core/domain/media/index.ts";
import { type Cancel, type Message, wordsOf } from "#core/kernel/index.ts";
import type { HeardWords, SpeechListener } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

/** A line of captions as it is written: when it begins, in seconds, and its words. */
export interface CaptionRow {
  readonly at: number;
  readonly text: string;
}

/** A line without one after it is read this long, in seconds. */
const longestShown = 7;
/** Lines that begin at the same moment stand this long each, in seconds. */
const least = 0.1;

/** Lines as a recording keeps them: in order, each until the next one or as long as it is read, none after its end. */
export const captionsOf = (
  rows: readonly CaptionRow[],
  duration: number | null,
): readonly Caption[] => {
  const end = duration ?? Number.POSITIVE_INFINITY;
  const said = rows
    .map(({ at, text }) => ({ at, text: text.trim() }))
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.at - b.at);
  const captions: Caption[] = [];
  for (const [i, { at, text }] of said.entries()) {
    const from = Math.max(captions.at(-1)?.to ?? 0, Math.min(at, end - least));
    const next = said[i + 1]?.at ?? end;
    captions.push({
      from,
      to: Math.max(from + least, Math.min(next, from + longestShown, end)),
      text,
    });
  }
  return captions;
};

/** Signs of a line that is filled in: what stands on two lines of a screen. */
const lineLength = 84;

/** What was heard as lines to be looked through: long ones are parted between words, and their time with them. */
export const rowsOf = (heard: readonly HeardWords[]): readonly CaptionRow[] =>
  heard.flatMap(({ from, to, text }) => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= lineLength)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const whole = lines.reduce((sum, { length }) => sum + length, 0);
    let before = 0;
    return lines.map((line) => {
      const at = from + ((to - from) * before) / whole;
      before += line.length;
      return { at: Math.round(at * 10) / 10, text: line };
    });
  });

/** Writing what is said in a clip, line by line (WCAG 1.2.2). */
export class CaptionsWriting {
  rows: readonly CaptionRow[];
  /** There is nothing to be read: that is an answer too. */
  nobodySpeaks: boolean;
  error: Message | null = null;
  busy = false;
  /** How far this browser has listened to it, 0 to 1; null while it doesn’t. */
  heard: number | null = null;
  readonly medium: Media;
  #stop: Cancel | null = null;
  readonly #session: Session;

  constructor(session: Session, medium: Media) {
    this.#session = session;
    this.medium = medium;
    this.nobodySpeaks = medium.captions?.length === 0;
    this.rows = (medium.captions ?? []).map(({ from, text }) => ({ at: from, text }));
  }

  /** Whether a line has more words than a reader takes in. */
  isTooLong(row: CaptionRow): boolean {
    return !isShort(row.text.trim()) || row.text.trim().length > captionMaximum;
  }
  get maySave(): boolean {
    return !this.busy && (this.nobodySpeaks || !this.rows.some((row) => this.isTooLong(row)));
  }
  /** A new line at this second, in its place among the others; answers which it is. */
  add(at: number): number {
    const row = { at: Math.max(0, Math.round(at * 10) / 10), text: "" };
    const before = this.rows.findIndex((one) => one.at > row.at);
    const place = before < 0 ? this.rows.length : before;
    this.rows = [...this.rows.slice(0, place), row, ...this.rows.slice(place)];
    return place;
  }
  change(place: number, change: Partial<CaptionRow>): void {
    this.rows = this.rows.map((row, i) => (i === place ? { ...row, ...change } : row));
  }
  remove(place: number): void {
    this.rows = this.rows.filter((_, i) => i !== place);
  }
  /**
   * Lets this browser listen to the recording and fills in what it makes out, to be looked through: nothing of it is kept
   * before it is saved.
   */
  async listen(listener: SpeechListener, language: string): Promise<void> {
    if (this.#stop !== null) return;
    const { url, mp4_url } = this.medium;
    this.heard = 0;
    this.error = null;
    const { heard, stop } = listener.listen(mp4_url ?? url ?? "", language, (fraction) => {
      if (this.#stop === stop) this.heard = fraction;
    });
    this.#stop = stop;
    const words = await heard.catch(() => null);
    // whoever stopped it hears no more of it
    if (this.#stop !== stop) return;
    this.#stop = null;
    this.heard = null;
    const rows = rowsOf(words ?? []);
    if (rows.length === 0) this.error = words ? mediaWords.nothingHeard : mediaWords.notListened;
    this.rows = [...this.rows, ...rows].sort((a, b) => a.at - b.at);
  }
  stopListening(): void {
    this.#stop?.();
    this.#stop = null;
    this.heard = null;
  }
  #written(duration: number | null): Caption[] | null {
    if (this.nobodySpeaks) return [];
    const captions = [...captionsOf(this.rows, duration)];
    return captions.length > 0 ? captions : null;
  }
  /** Saves them; answers the recording with its captions, or null where that was refused. */
  async save(): Promise<Media | null> {
    if (!this.maySave) return null;
    this.busy = true;
    const { id, duration } = this.medium;
    const answer = await this.#session.api("captionMedia", {
      path: { id },
      body: { captions: this.#written(duration) },
    });
    this.busy = false;
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    return answer.ok ? answer.value.media : null;
  }
}
