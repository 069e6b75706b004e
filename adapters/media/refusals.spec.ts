import { createCipheriv } from "node:crypto";
import { describe, expect, it } from "vitest";
import { carriesMore } from "./extent.ts";
import { developed, imageProcessor, noisy, plain } from "./testing.ts";

describe("refusing", () => {
  const forms = {
    jpeg: noisy(300, 200).jpeg().toBuffer(),
    png: noisy(300, 200).png().toBuffer(),
    webp: noisy(300, 200).webp().toBuffer(),
    gif: noisy(300, 200).gif({ effort: 1 }).toBuffer(),
  };

  it.each(Object.entries(forms))("[MEDIA-17] a %s that breaks off anywhere", async (_, form) => {
    const bytes = await form;
    expect((await imageProcessor.process(bytes, null)).ok).toBe(true);
    for (const kept of [0.02, 0.3, 0.7, 0.95, 0.999]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * kept));
      expect(await imageProcessor.process(cut, null), `${kept}`).toEqual({
        ok: false,
        reason: "unreadable",
      });
    }
    expect(await imageProcessor.process(bytes.subarray(0, -1), null)).toMatchObject({ ok: false });
  });

  it.each(Object.entries(forms))("[MEDIA-12] a %s that is another file too", async (_, form) => {
    const bytes = await form;
    const zip = Buffer.concat([
      Buffer.from("PK\x03\x04 hidden"),
      Buffer.from("PK\x05\x06"),
      Buffer.alloc(18),
    ]);
    for (const more of [
      zip,
      Buffer.from("%PDF-1.7"),
      Buffer.from("<SCRIPT>x()</script>"),
      Buffer.from("<?php"),
      // after what is none
      Buffer.from("1 < 2 <h1> <?php"),
      Buffer.from("%PDF- %PDF-1.7"),
    ])
      expect(await imageProcessor.process(Buffer.concat([bytes, more]), null)).toEqual({
        ok: false,
        reason: "unreadable",
      });
    const film = Buffer.concat([bytes, Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(99, 7)]);
    expect((await imageProcessor.process(film, null)).ok).toBe(true);
  });

  it("[F-23][MEDIA-12] no Motion Photo: 300 films of 4 MB behind a picture, none of it kept", async () => {
    const bytes = await plain(64, 48).jpeg().toBuffer();
    const end = bytes.length;
    const all = Buffer.concat([bytes, Buffer.alloc(4 * 1024 * 1024)]);
    const film = all.subarray(end);
    film.write("\0\0\0\x18ftypmp42", "latin1");
    const noise = film.subarray(16);
    // the same films every time: a cipher with a known key, of what was there before
    const chance = createCipheriv("aes-128-ctr", Buffer.alloc(16, 22), Buffer.alloc(16, 11));
    const refused: number[] = [];
    for (let n = 0; n < 300; n++) {
      noise.set(chance.update(noise));
      if (carriesMore(all, end)) refused.push(n);
    }
    expect(refused).toEqual([]);
    // marks that chance does write into a film
    for (const mark of ["<svg\xff\x01", "7z\xbc\xaf\x99", "PK\x05\x06\x99", "<HtML\x00"]) {
      film.write(mark, film.length - 400, "latin1");
      expect(carriesMore(all, end), mark).toBe(false);
    }
    const { picture } = await developed(all);
    expect(picture.byteLength).toBeLessThan(4000);
  }, 60_000);

  it("[MEDIA-02] pictures with too many pixels, before reading them", async () => {
    const bomb = await plain(10_000, 5_100).toColourspace("b-w").png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await imageProcessor.process(bomb, null)).toEqual({ ok: false, reason: "tooLarge" });
    const claim = Buffer.from(await noisy().jpeg().toBuffer());
    const frame = claim.indexOf(Buffer.from([0xff, 0xc0]));
    claim.writeUInt16BE(60_000, frame + 5);
    claim.writeUInt16BE(60_000, frame + 7);
    const before = process.memoryUsage().rss;
    expect(await imageProcessor.process(claim, null)).toEqual({ ok: false, reason: "tooLarge" });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it("[MEDIA-12] what only says it is a picture", async () => {
    const heic = Buffer.concat([
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      Buffer.alloc(500),
    ]);
    const avif = await plain(20, 20).avif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const tiff = await plain(20, 20).tiff().toBuffer();
    expect(await imageProcessor.process(heic, null)).toEqual({ ok: false, reason: "unreadable" });
    for (const bytes of [
      avif,
      svg,
      tiff,
      Buffer.from("%PDF-1.4"),
      Buffer.alloc(0),
      Buffer.alloc(5000),
    ])
      expect(await imageProcessor.process(bytes, null)).toEqual({ ok: false, reason: "wrongType" });
    const headOnly = Buffer.concat([
      (await noisy().jpeg().toBuffer()).subarray(0, 20),
      Buffer.from("MZ junk"),
    ]);
    expect(await imageProcessor.process(headOnly, null)).toEqual({
      ok: false,
      reason: "unreadable",
    });
  });

  it("[MEDIA-12] tells logos by their bytes", async () => {
    const png = await plain(9, 9).png().toBuffer();
    expect(imageProcessor.isPicture(png, ["jpeg", "png", "webp"])).toBe(true);
    expect(imageProcessor.isPicture(png, ["jpeg"])).toBe(false);
    expect(
      imageProcessor.isPicture(await plain(9, 9).gif().toBuffer(), ["jpeg", "png", "webp"]),
    ).toBe(false);
  });

  it("[MEDIA-13] nobody for coming at once: the others wait in line while the event loop goes on", async () => {
    const bytes = await plain(2000, 1500).jpeg().toBuffer();
    let turns = 0;
    let over = false;
    const turning = (async () => {
      while (!over) {
        await new Promise((resolve) => setImmediate(resolve));
        turns++;
      }
    })();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => imageProcessor.process(bytes, null)),
    );
    over = true;
    await turning;
    expect(all.every((result) => result.ok)).toBe(true);
    expect(turns).toBeGreaterThan(20);
  });
});
