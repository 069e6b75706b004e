import type { Message } from "#core/kernel/index.ts";

declare const isKey: unique symbol;
/** Where a draft lies: `draftKey` alone makes one, of whose it is and the card, so that nobody finds another's. */
export type DraftKey = string & { readonly [isKey]: true };

/** Session storage and what outlives a tab, both by key; values are JSON text (SHELL-38..40). */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Where drafts survive a crash: strict durability, keyed by whose they are and the card (design rule 7). */
export interface Drafts {
  get(key: DraftKey): Promise<unknown>;
  /** Answers once it is durable. */
  put(key: DraftKey, value: unknown): Promise<void>;
  remove(key: DraftKey): Promise<void>;
  keys(prefix: string): Promise<readonly string[]>;
}

/** The address bar. Paths are own paths with query and hash, e.g. `/edit/1?modal=auth`. */
export interface Navigator {
  readonly path: string;
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** Leaves for another address or reloads the page. */
  leave(url: string): void;
  onChange(hear: (path: string) => void): () => void;
}

/** A message between the tabs of one browser (AUTH-49, OPEN-58). */
export type TabMessage =
  | {
      readonly type: "auth";
      readonly message: TabNews;
    }
  /** Words that the other tabs show; `about` says what there is to be read anew. */
  | { readonly type: "info"; readonly message: Message; readonly about?: "account" }
  | { readonly type: "redirect"; readonly message: string };
/** `ask`: a new tab asks the others for their sign-in (OPEN-10). */
export type TabNews =
  | { readonly event: "ask" }
  /** `resumes` names what the tab that signed in goes on with; null where it goes on with nothing. */
  | { readonly event: "login"; readonly auth: TabAuth; readonly resumes: string | null }
  /** Of the session that is over; other sessions of the browser stay. */
  | { readonly event: "logout"; readonly session: string | null };
export interface TabAuth {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly username: string;
}
export interface Channel {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): () => void;
}

/** Runs one thing at a time over all tabs of a browser (Web Locks). */
export interface Locks {
  run<T>(name: string, job: () => Promise<T>): Promise<T>;
}

/** A file somebody picked, recorded or dropped. `content` is the adapter's own (a Blob in a browser). */
export interface PickedFile {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly content: unknown;
}

/** Tells work that goes on for a while that nobody wants it any more; it hears one at a time. */
export interface CancelSignal {
  readonly aborted: boolean;
  onAbort(run: () => void): void;
}

/** Puts one file into object storage by form POST (MEDIA-05). */
export interface Uploads {
  send(
    form: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
    file: PickedFile,
    on: { progress(fraction: number): void },
    cancelled: CancelSignal,
  ): Promise<
    | { readonly ok: true; readonly etag: string }
    | { readonly ok: false; readonly reason: "network" | "refused" | "cancelled" }
  >;
  /** Converts a `.jfif` file to jpeg and the like before it is sent (MEDIA-11). */
  prepare(file: PickedFile): Promise<PickedFile>;
  /** A link to show the picked file before it is uploaded; `release` frees it. */
  preview(file: PickedFile): { readonly url: string; release(): void };
}

/** Tells that something about a card changed, sooner than polling would. */
export interface Live {
  watch(storyId: string, hear: () => void): () => void;
}

/** The visible page: hidden tabs do not poll (OPEN-24). */
export interface Page {
  readonly visible: boolean;
  onVisible(hear: (visible: boolean) => void): () => void;
  copy(text: string): Promise<boolean>;
  /** Loads it anew from the server, whatever its address. */
  reload(): void;
}
