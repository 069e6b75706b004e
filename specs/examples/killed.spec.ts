import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import { type Known, known } from "../browser/known.ts";
import { startServer } from "../support/serverProcess.ts";

const run = promisify(execFile);
const patience = { timeout: 90_000, interval: 250 };

/** A video of more bits a second than are kept as they are (decision 0065). */
const film = async (folder: string): Promise<Uint8Array<ArrayBuffer>> => {
  const path = join(folder, "film.mov");
  const picture = ["-f", "lavfi", "-i", "testsrc2=size=640x360:rate=60:duration=8"];
  const coded = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "3", "-pix_fmt", "yuv420p"];
  await run("ffmpeg", ["-v", "error", "-nostdin", ...picture, ...coded, "-y", path]);
  return new Uint8Array(await readFile(path));
};

/** A PATH with an FFmpeg that reads no faster than the film plays: it is in the middle for eight seconds. */
const slowly = async (folder: string): Promise<string> => {
  const { PATH = "" } = process.env;
  const { stdout } = await run("/bin/sh", ["-c", "command -v ffmpeg"]);
  const program = `#!/bin/sh\nexec ${stdout.trim()} -re "$@"\n`;
  await writeFile(join(folder, "ffmpeg"), program, { mode: 0o755 });
  return `${folder}${delimiter}${PATH}`;
};

const send = async (who: Known, story_id: string, bytes: Uint8Array<ArrayBuffer>) => {
  const kind = { media_type: "video", mime_type: "video/quicktime" } as const;
  const form = await who.ask("requestUpload", { body: kind });
  const body = new FormData();
  for (const [field, value] of Object.entries(form.fields)) body.append(field, value);
  body.append("file", new Blob([bytes], { type: kind.mime_type }));
  await fetch(new URL(form.url, who.address), { method: "POST", body });
  const s3_key = form.fields.key ?? "";
  const { media } = await who.ask("createMedia", { body: { ...kind, s3_key, story_id } });
  return media.id;
};

it("[MEDIA-09] [R1] [R15] a server that is killed in the middle of a video has made it after its next start, and no copy is left", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-killed-"));
  const data = join(folder, "data");
  const [work, temporary] = [join(data, "work"), join(folder, "temporary")];
  await mkdir(temporary);
  const before = await startServer(data, { PATH: await slowly(folder), TMPDIR: temporary });
  const owner = await known(before.address, "Olive");
  const { story } = await owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const id = await send(owner, story.id, await film(folder));
  const medium = async () => (await owner.ask("readMedia", { path: { id } })).media;
  // in the middle of it
  await vi.waitFor(async () => {
    const { status, progress } = await medium();
    expect([status, (progress ?? 0) > 0]).toEqual(["processing", true]);
  }, patience);
  await before.kill();
  const left = await readdir(work, { recursive: true });

  const { port } = new URL(before.address);
  const after = await startServer(data, { TMPDIR: temporary }, Number(port));
  try {
    const [begun = ""] = left;
    expect(left).toContain(join(begun, "source"));
    expect(await readdir(work)).not.toContain(begun);
    await vi.waitFor(async () => expect((await medium()).status).toBe("available"), patience);
    expect(await medium()).toMatchObject({ width: 640, height: 360, progress: 100 });
    expect((await medium()).duration).toBeCloseTo(8, 0);
    // the video and its picture, and nothing of what was begun before
    const files = await readdir(join(data, "objects"), { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ name }) => name);
    const made = names.filter((name) => /\.(?:mp4|mov|jpg|jpeg)$/.test(name));
    expect(made.map((name) => name.split(".").at(-1)).toSorted()).toEqual(["jpg", "mp4"]);
    await vi.waitFor(async () => expect(await readdir(work)).toEqual([]), patience);
    expect(await readdir(temporary)).toEqual([]);
  } finally {
    await after.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);
