/**
 * What a cover shows; plain data, so that it crosses into a worker. The picture is a function of it, of the
 * size and of the time alone.
 */
export interface CoverSpec {
  /** A title slide's variant; one that nobody knows is drawn as the default cover. */
  readonly variant: string;
  /** The slide's theme string, resolved by the catalogue (COVER-29, COVER-30). */
  readonly theme?: string | null;
  /** The title's words; may hold %RECIPIENT_NAME% (COVER-18). */
  readonly title: string;
  readonly recipientName?: string | null;
  /** Which cover made elsewhere, for the exported variant (COVER-31). */
  readonly exportedId?: string | null;
  /** Colours of the title instead of the theme's, 1 to 6, where the theme allows any (OPEN-123). */
  readonly colours?: readonly string[];
  /** Address of the card's photo, for the variants that show one. */
  readonly photo?: string | null;
  /** Where the title stands instead of where the cover has it, in percent of the picture, for covers that allow it (THEME-07). */
  readonly box?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Varies what is scattered by chance; the same seed gives the same picture. */
  readonly seed?: number;
}

/** The card's effects (FX-01). */
export interface Effects {
  readonly confetti: boolean;
  readonly snow: boolean;
}

export type PictureType = "image/jpeg" | "image/png";

/** Draws still pictures of covers, first asked first drawn, one at a time (THUMB-01). */
export interface Thumbnailer {
  /**
   * Encoded bytes of the cover at its poster time, `width` × `height` pixels. `quality` from 0 to 1 matters
   * to JPEG only (THUMB-02). Rejects where nothing can be drawn.
   */
  thumb(
    spec: CoverSpec,
    width: number,
    height: number,
    type: PictureType,
    quality?: number,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** What the renderer can do; asking never throws. */
export interface StageProbe {
  readonly webgl2: boolean;
  /** Drawn by the processor: the lowest quality at once (OPEN-133). */
  readonly software: boolean;
}

/** Everything the application models ask of the renderer; places on a page are the web's own matter. */
export interface Stage extends Thumbnailer {
  probe(): Promise<StageProbe>;
}
