import type { LogoGround } from "#core/domain/branding/index.ts";
import type { CropTransform } from "#core/domain/media/index.ts";
import type { Operator, Tiers } from "#core/domain/payment/index.ts";

/** Random ids and tokens. */
export interface Ids {
  /** Short enough to read, unique: time-ordered. */
  id(): string;
  /** URL-safe, at least 128 random bits (OPEN-69). */
  token(): string;
  /** Six random digits (OPEN-48). */
  code(): string;
}

/** Keyed and plain hashes and signatures. */
export interface Secrets {
  /** Keyed with the server's pepper, hex. */
  hash(text: string): string;
  /** In constant time. */
  same(a: string, b: string): boolean;
  /** A text that only the same key opens again: encrypted and authenticated, base64url. */
  seal(key: string, text: string): string;
  /** Null for what this key did not seal, or what was changed since. */
  unseal(key: string, sealed: string): string | null;
  /** A short-lived signed access token. */
  sign(claims: { account: string; session: string }, expiresInSeconds: number): Promise<string>;
  verify(token: string): Promise<{ account: string; session: string } | "expired" | "invalid">;
}

/** A permission for one S3-style form POST (MEDIA-04, OPEN-107). */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What an object store says of an object. */
export interface ObjectInfo {
  readonly size: number;
  readonly etag: string;
  readonly mime_type: string;
}

declare const reencoded: unique symbol;
/** Bytes made here from bare pixels: nothing of the file that was sent in is among them (design rule 5). */
export type Reencoded = Uint8Array & { readonly [reencoded]: true };

/** Object storage: the disk or any S3-compatible bucket. */
export interface Objects {
  /** A signed form that lets its holder put one object of at most `maxBytes` under `key`. */
  form(key: string, mime_type: string, maxBytes: number): Promise<UploadForm>;
  /** Publishes; an upload as it came in does not fit, only what the image processor made of it (F-21). */
  put(key: string, bytes: Reencoded, mime_type: string): Promise<ObjectInfo>;
  /** null when there is none. */
  info(key: string): Promise<ObjectInfo | null>;
  read(key: string): Promise<Uint8Array | null>;
  /** An object of any size as it comes; whoever opens it reads on or leaves its loop. null when there is none. */
  open(key: string): Promise<{ info: ObjectInfo; bytes: AsyncIterable<Uint8Array> } | null>;
  remove(key: string): Promise<void>;
}

/** Object storage that takes objects of any size as they come: recordings, backups. */
export interface StreamingObjects extends Objects {
  /** Puts one object of any size as it comes: `size` bytes. */
  putFrom(
    key: string,
    source: AsyncIterable<Uint8Array>,
    mime_type: string,
    size: number,
  ): Promise<ObjectInfo>;
}

/** What became of a picture that was sent in. */
export type ProcessedImage =
  | {
      readonly ok: true;
      /** Re-encoded without EXIF or GPS, at most 1600 px on its longer side. */
      readonly picture: Reencoded;
      readonly thumbnail: Reencoded;
      readonly mime_type: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly ok: false; readonly reason: "unreadable" | "tooLarge" | "wrongType" };

export type ReencodedImage =
  | { readonly ok: true; readonly picture: Reencoded }
  | Extract<ProcessedImage, { ok: false }>;

/** A picture as it is published, and what it is sent as. */
export interface PublishedPicture {
  readonly picture: Reencoded;
  readonly mime_type: string;
}

/** What became of a logo that was sent in; `blank` has nothing to see on it. */
export type ProcessedLogo =
  | {
      readonly ok: true;
      /** What is transparent stays so; at most 1000 px on its longer side. */
      readonly large: PublishedPicture;
      /** A PNG, which every mail program shows; at most 320 px. */
      readonly small: PublishedPicture;
      readonly width: number;
      readonly height: number;
      readonly ground: LogoGround;
    }
  | {
      readonly ok: false;
      readonly reason: Extract<ProcessedImage, { ok: false }>["reason"] | "blank";
    };

/** Turns what was uploaded into what may be shown (design rule 5). Never trusts the MIME type. */
export interface ImageProcessor {
  process(
    bytes: Uint8Array,
    crop: { x: number; y: number; width: number; height: number; rotation: number } | null,
  ): Promise<ProcessedImage>;
  /** The same for a logo: PNG, JPEG or WebP alone, the first picture of what moves. */
  logo(bytes: Uint8Array, crop: CropTransform | null): Promise<ProcessedLogo>;
  /** The same picture at its own size and kind, drawn anew from its pixels. */
  reencode(bytes: Uint8Array, kind: "jpeg" | "png"): Promise<ReencodedImage>;
  /** True for a picture of the named kinds, by its bytes. */
  isPicture(bytes: Uint8Array, kinds: readonly ("jpeg" | "png" | "webp")[]): boolean;
}

/** The covers made elsewhere (COVER-27). */
export interface Covers {
  /** The content of one as it lies there, unchecked, with the addresses of its assets below the base (OPEN-119). */
  exported(id: string): Promise<unknown>;
}

/** A picture within a mail (RFC 2392). */
export interface InlinePicture {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly mime_type: string;
}

/** Sends one mail. Answers whether it may be tried again. */
export interface Mailer {
  send(mail: {
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    /** Where one POST takes its reader out of such mails. */
    unsubscribe: string | null;
    /** What the html shows inline, each under its content id. */
    pictures: readonly InlinePicture[];
  }): Promise<{ ok: true } | { ok: false; again: boolean; reason: string }>;
}

/** The anonymous-session and refresh cookies of the browser that asks (design rule 6). */
export interface CookieJar {
  get(name: "visitor" | "session"): string | null;
  set(name: "visitor" | "session", value: string | null, maxAgeSeconds: number): void;
}

/** What an operator sets. */
export interface Settings {
  /** Where people reach the site, without a trailing slash. */
  readonly address: string;
  /** The brand in sentences (OPEN-01). */
  readonly productName: string;
  readonly supportEmail: string;
  readonly enabledFeatures: readonly string[];
  readonly tiers: Tiers;
  /** Absent where nobody said. */
  readonly operator?: Operator;
  readonly webVersion: string;
  readonly maintenanceOn: string | null;
  /** Link to a published object. */
  link(key: string): string;
}

/** Where faults and product events are told (OPEN-12). Never given tokens, codes or addresses. */
export interface Reporter {
  event(name: string, facts?: Readonly<Record<string, string | number | boolean | null>>): void;
  /** Something outside does not do what is needed; the operator should look. */
  warning(
    message: string,
    facts?: Readonly<Record<string, string | number | boolean | null>>,
  ): void;
  fault(error: unknown, where: string): void;
}
