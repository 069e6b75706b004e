// Takes pictures of covers into a folder: node tools/stage-page/shoot.mjs <out> <jobs.json>

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { createServer } from "vite";

const [out = "/tmp/covers", jobsFile] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const jobs = JSON.parse(readFileSync(jobsFile, "utf8"));
const vite = await createServer({
  configFile: new URL("./vite.config.ts", import.meta.url).pathname,
  server: { port: 0 },
  logLevel: "error",
});
await vite.listen();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--use-angle=gl-egl",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
  ],
});
const page = await browser.newPage();
page.on("console", (m) => console.log("console:", m.text().slice(0, 600)));
page.on("pageerror", (e) => console.log("pageerror:", e.message));
await page.goto(`${vite.resolvedUrls.local[0]}?bare`);
await page.waitForFunction(() => "startEngine" in window);
const probe = await page.evaluate(async () => {
  window.link = await window.startEngine("best");
  return window.link.engine.probe();
});
console.log(JSON.stringify(probe));
for (const job of jobs) {
  const t0 = Date.now();
  const r = await page
    .evaluate(async (j) => {
      const e = window.link.engine;
      const blob = await e.still(
        j.spec,
        j.fx ?? { confetti: false, snow: false },
        j.t ?? null,
        j.w ?? 480,
        j.h ?? 672,
        "image/png",
      );
      const c = await e.counters();
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let s = "";
      for (let i = 0; i < bytes.length; i += 32768)
        s += String.fromCharCode(...bytes.subarray(i, i + 32768));
      return { data: btoa(s), c };
    }, job)
    .catch((e) => ({ error: e.message }));
  if (r.error) {
    console.log(job.name, "FAILED", r.error.slice(0, 2000));
    continue;
  }
  writeFileSync(`${out}/${job.name}.png`, Buffer.from(r.data, "base64"));
  console.log(job.name, Date.now() - t0, "ms", JSON.stringify(r.c));
}
await browser.close();
await vite.close();
