import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { decodeHeic } from "./heic.ts";
import { kindOf } from "./kind.ts";
import { developed, imageProcessor } from "./testing.ts";

/** Photos made with `heif-enc`: red, green, blue and yellow in their quarters; the small one says where it was taken. */
const file = async (name: string) =>
  new Uint8Array(await readFile(new URL(`./fixtures/${name}.heic`, import.meta.url)));

/** Which of red, green and blue there is much of, at a place in parts of the picture. */
const colourAt = async (bytes: Uint8Array, x: number, y: number): Promise<string> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const i = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return ["r", "g", "b"].filter((_, channel) => (data[i + channel] ?? 0) > 128).join("");
};

interface Whole {
  get_width(): number;
  get_height(): number;
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: () => void): void;
}

/** What libheif itself makes of a file, put together and turned by it. */
const decodedWhole = async (bytes: Uint8Array) => {
  const { HeifDecoder } = createRequire(import.meta.url)("libheif-js/wasm-bundle") as {
    HeifDecoder: new () => { decode(bytes: Uint8Array): [Whole] };
  };
  const [image] = new HeifDecoder().decode(bytes);
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((done) => image.display({ data, width, height }, done));
  return { pixels: Buffer.from(data.filter((_, n) => n % 4 !== 3)), width, height };
};

describe("[MEDIA-12] [OPEN-105] a photo of an iPhone", () => {
  it("has its colours and its size, and a thumbnail", async () => {
    const made = await developed(await file("quarters"));
    expect([made.mime_type, made.width, made.height]).toEqual(["image/webp", 64, 48]);
    const corners = [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const;
    for (const bytes of [made.picture, made.thumbnail]) {
      const colours = await Promise.all(corners.map(([x, y]) => colourAt(bytes, x, y)));
      expect(colours).toEqual(["r", "g", "b", "rg"]);
    }
  });

  it("of twelve megapixels becomes a picture of at most 1600 px", async () => {
    const made = await developed(await file("twelve-megapixels"));
    expect([made.width, made.height]).toEqual([1600, 1200]);
    expect(await colourAt(made.picture, 0.8, 0.2)).toBe("g");
  });

  it.each([0, 90, 180, 270])(
    "of tiles that are turned by %i degrees is what libheif makes of the whole",
    async (degrees) => {
      // made by gridOf of the campaign: six tiles that a clap, an irot and an imir are said of
      const bytes = Buffer.from(await file("tiles-turned"));
      for (const axis of [0, 1]) {
        bytes[bytes.indexOf("irot") + 4] = degrees / 90;
        bytes[bytes.indexOf("imir") + 4] = axis;
        const [decoded, whole] = [await decodeHeic(bytes), await decodedWhole(bytes)];
        if (typeof decoded === "string") throw new Error(decoded);
        expect([decoded.width, decoded.height]).toEqual([whole.width, whole.height]);
        // told apart as a whole: the difference of so many bytes would be worked out for minutes
        expect(whole.pixels.equals(decoded.pixels), `${axis}`).toBe(true);
      }
    },
  );

  it("of 48 megapixels has each tile in its place", async () => {
    const made = await developed(await file("tiles-48-megapixels"));
    expect([made.width, made.height]).toEqual([1600, 1200]);
    const there = (column: number, row: number) =>
      colourAt(made.picture, ((column + 0.5) * 512) / 8064, ((row + 0.5) * 512) / 6048);
    // five colours, one after the other through all rows of sixteen
    const order = ["r", "g", "b", "rg", "rgb"];
    for (const [column, row] of [
      [0, 0],
      [4, 0],
      [1, 1],
      [14, 5],
      [2, 11],
    ] as const)
      expect(await there(column, row), `${column}, ${row}`).toBe(order[(row * 16 + column) % 5]);
  }, 30_000);

  it("is cut like any other", async () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5, rotation: 0 };
    const made = await developed(await file("quarters"), crop);
    const colour = await colourAt(made.picture, 0.5, 0.5);
    expect([made.width, made.height, colour]).toEqual([32, 24, "g"]);
  });

  it("brings nothing along of where it was taken [R16]", async () => {
    const source = await file("quarters");
    expect(Buffer.from(source).includes("Exif")).toBe(true);
    const { picture, thumbnail } = await developed(source);
    for (const bytes of [picture, thumbnail])
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

describe("[R14] what only says it is one", () => {
  const becomes = async (bytes: Uint8Array) => {
    const made = await imageProcessor.process(bytes, null);
    return made.ok ? "taken" : made.reason;
  };

  it("cut anywhere it is unreadable", async () => {
    const whole = await file("quarters");
    for (const part of [0.3, 0.6, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(await becomes(cut), `${part}`).toBe("unreadable");
    }
  });

  it("damaged inside it takes nothing else down: the next one is developed", async () => {
    const whole = await file("quarters");
    for (const at of [0.2, 0.5, 0.8]) {
      const damaged = whole.slice();
      const from = Math.floor(whole.length * at);
      damaged.fill(0xff, from, from + 40);
      expect(["unreadable", "taken"]).toContain(await becomes(damaged));
    }
    expect(await becomes(whole)).toBe("taken");
  });

  it("a page behind it makes it two files", async () => {
    const page = Buffer.from("<script>alert(1)</script>");
    expect(await becomes(Buffer.concat([await file("quarters"), page]))).toBe("unreadable");
  });

  it("tiles that leave a part of the picture empty are no picture", async () => {
    const tiles = Buffer.from(await file("tiles-turned"));
    // rows and columns but one, then the size: 192 pixels is what three of them cover
    const grid = tiles.indexOf(Buffer.from([0, 0, 1, 2, 0, 170, 0, 110]));
    tiles.writeUInt16BE(200, grid + 4);
    expect(await becomes(tiles)).toBe("unreadable");
  });

  it("more pixels than there may be are refused before any is decoded", async () => {
    const bomb = Buffer.from(await file("quarters"));
    for (let at = bomb.indexOf("ispe"); at >= 0; at = bomb.indexOf("ispe", at + 4)) {
      bomb.writeUInt32BE(9000, at + 8);
      bomb.writeUInt32BE(6000, at + 12);
    }
    expect(await becomes(bomb)).toBe("tooLarge");
  });

  it("one that takes too long is ended, and with more time it is a picture", async () => {
    const end = vi.spyOn(Worker.prototype, "terminate");
    const photo = await file("quarters");
    expect(await decodeHeic(photo, 0.001)).toBe("unreadable");
    // one of a test before may end meanwhile
    expect(end, "its thread goes with it").toHaveBeenCalled();
    end.mockRestore();
    expect(await decodeHeic(photo)).toMatchObject({ width: 64, height: 48 });
  });

  it("AVIF, which is built alike, is another kind", async () => {
    const avif = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
      .avif()
      .toBuffer();
    expect([kindOf(avif), kindOf(await file("quarters"))]).toEqual(["heif", "heic"]);
    expect(await becomes(avif)).toBe("wrongType");
  });
});
