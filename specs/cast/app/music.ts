import assert from "node:assert/strict";
import { type MemoryMusic, memoryMusic } from "#adapters/memory/index.ts";
import type { CardSoundtrack } from "#core/app/index.ts";
import type { Genre, Track } from "#core/domain/soundtrack/index.ts";
import { trackFlagShown } from "#core/domain/timers/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../actor.ts";
import type { ChoosingMusic } from "../person.ts";

const flags = { added: "Track Added", removed: "Track Removed" } as const;

/** The track of this name, of all that the library has. */
export const trackNamed = (tracks: readonly Track[], name: string): Track => {
  const found = tracks.find((track) => track.name === name);
  assert.ok(found, `there is no ${name}`);
  return found;
};

export class AppMusic implements ChoosingMusic {
  readonly #actor: Actor;
  #soundtrack: CardSoundtrack | null = null;
  #output: MemoryMusic = memoryMusic();
  constructor(actor: Actor) {
    this.#actor = actor;
  }
  get #music(): CardSoundtrack {
    assert.ok(this.#soundtrack, `${this.#actor.name} looks through no music`);
    return this.#soundtrack;
  }

  async open(): Promise<void> {
    this.#soundtrack?.close();
    this.#output = memoryMusic();
    this.#soundtrack = this.#actor.app.soundtrack(this.#actor.owning.editor, this.#output);
    await this.#actor.does(this.#soundtrack.open());
  }
  async browse(genre: Genre): Promise<void> {
    this.#music.browse(genre);
  }
  async listen(name: string): Promise<void> {
    this.#music.preview.toggle(trackNamed(this.#music.shown, name));
  }
  async add(name: string): Promise<void> {
    await this.#actor.does(this.#music.add(trackNamed(this.#music.library, name)));
  }
  async remove(name: string): Promise<void> {
    await this.#actor.does(this.#music.remove(trackNamed(this.#music.selected, name)));
  }
  async undo(): Promise<void> {
    await this.#actor.does(this.#music.undo());
  }
  async move(name: string, place: number): Promise<void> {
    await this.#actor.does(this.#music.move(trackNamed(this.#music.selected, name), place - 1));
  }

  async seesGenres(names: readonly string[]): Promise<void> {
    assert.deepEqual(this.#music.genres, names);
  }
  async seesTracks(names: readonly string[]): Promise<void> {
    assert.deepEqual(
      this.#music.shown.map(({ name }) => name),
      names,
    );
  }
  async hears(name: string | null): Promise<void> {
    const { preview, library } = this.#music;
    assert.equal(library.find(({ id }) => id === preview.playing)?.name ?? null, name);
    assert.equal(this.#output.isRunning, name !== null);
    if (name !== null) assert.equal(this.#output.url, trackNamed(library, name).url);
  }
  async seesFlag(words: string): Promise<void> {
    const said = () => flags[this.#music.action as keyof typeof flags] ?? null;
    assert.equal(said(), words);
    await this.#actor.assembly.pass(trackFlagShown - 1);
    assert.equal(said(), words);
    await this.#actor.assembly.pass(1);
    assert.equal(said(), null);
  }
  async seesOrder(names: readonly string[]): Promise<void> {
    assert.deepEqual(
      this.#music.selected.map(({ name }) => name),
      names,
    );
  }
  /** What it says is wrong. */
  get told(): string {
    return inEnglish(this.#music.error) ?? "";
  }
}
