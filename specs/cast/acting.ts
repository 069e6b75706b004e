import type { App, CardEditor, Contributor, SlideBuilder } from "#core/app/index.ts";
import type { Slide, SlideContent } from "#core/domain/slide/index.ts";
import type { Api, InputOf, OperationId } from "#core/operations/index.ts";
import type { Assembly, Browser, Letter, Tab } from "../assemblies/assembly.ts";
import type { Shared } from "./shared.ts";

/** What everything that somebody does works with: who it is, the tab they sit at, and what else they are at. */
export interface Acting {
  readonly name: string;
  readonly email: string;
  readonly assembly: Assembly;
  readonly cast: Shared;
  readonly browser: Browser;
  readonly tab: Tab;
  readonly app: App;
  readonly api: Api;
  readonly isSignedIn: boolean;
  readonly letters: readonly Letter[];
  readonly place: string;
  does<T>(job: Promise<T>): Promise<T>;
  tries<K extends OperationId>(id: K, input: InputOf<K>): Promise<void>;

  readonly signingIn: { signInOnce(): Promise<void> };
  readonly owning: {
    readonly editor: CardEditor;
    readonly slides: readonly Slide[];
    read(): Promise<void>;
  };
  readonly contributing: {
    readonly isOpen: boolean;
    readonly page: Contributor;
    close(): void;
  };
  readonly writing: {
    readonly builder: SlideBuilder;
    slideSaying(words: string): Slide;
    open(options?: { slide?: Slide; slideType?: string }): Promise<void>;
    fill(fields: Partial<SlideContent>): void;
    send(): Promise<void>;
  };
}
