import type { ImageProcessor } from "#core/service/ports/index.ts";
import { carriesMore, endOf } from "./extent.ts";
import { failed } from "./failed.ts";
import { kindOf } from "./kind.ts";
import { line } from "./line.ts";
import { heldCoefficients } from "./progressive.ts";

/** 12 MP take about 150 ms; two at once leave the other core to the calls. */
const atOnce = 2;

/** 28 megapixels as cameras write them: more would not leave the server the memory it needs (R14). */
const mostCoefficients = 84_000_000;

const logoKinds: ReadonlySet<string> = new Set(["png", "jpeg", "webp"]);

const refuse = (bytes: Uint8Array) => {
  const kind = kindOf(bytes);
  if (kind === null || kind === "heif") return failed("wrongType");
  const end = endOf(bytes, kind);
  if (end === null || carriesMore(bytes, end)) return failed("unreadable");
  return kind === "jpeg" && heldCoefficients(bytes) > mostCoefficients ? failed("tooLarge") : null;
};

/**
 * Develops JPEG, PNG, WebP, HEIC (0063) and the first frame of GIF into WebP of at most 1600 px with a
 * thumbnail of at most 480 px. AVIF is `wrongType`: no phone sends it. Broken off, damaged or
 * double files are `unreadable`, more than 50 MP `tooLarge`; so are progressive JPEGs that have to be held whole.
 */
export const sharpImageProcessor = (): ImageProcessor => {
  const inLine = line(atOnce);
  return {
    process: async (bytes, crop) => {
      const refused = refuse(bytes);
      if (refused) return refused;
      // loaded for the first picture, not for every start (P12)
      const { encode, encodePixels } = await import("./encode.ts");
      if (kindOf(bytes) !== "heic") return inLine(() => encode(bytes, crop));
      const { decodeHeic } = await import("./heic.ts");
      const pixels = await decodeHeic(bytes);
      return typeof pixels === "string" ? failed(pixels) : inLine(() => encodePixels(pixels, crop));
    },
    logo: async (bytes, crop) => {
      const kind = kindOf(bytes);
      if (kind === null || !logoKinds.has(kind)) return failed("wrongType");
      const refused = refuse(bytes);
      if (refused) return refused;
      const { drawLogo } = await import("./logo.ts");
      return inLine(() => drawLogo(bytes, crop));
    },
    reencode: async (bytes, kind) => {
      const refused = kindOf(bytes) === kind ? refuse(bytes) : failed("wrongType");
      if (refused) return refused;
      const { redraw } = await import("./encode.ts");
      return inLine(() => redraw(bytes, kind));
    },
    isPicture: (bytes, kinds) => {
      const kind = kindOf(bytes);
      return kinds.some((allowed) => allowed === kind);
    },
  };
};
