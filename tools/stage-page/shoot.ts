import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { createServer } from "vite";
import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import { themesOf } from "#core/domain/cover/index.ts";
import { chromium as installed } from "#tools/browser.ts";

/** Takes pictures of covers: `npx node tools/stage-page/shoot.ts [folder] [jobs.json]`; every theme at three times by default. */
interface Job {
  readonly name: string;
  readonly spec: CoverSpec;
  readonly fx?: Effects;
  /** Seconds; the poster time where it is missing. */
  readonly t?: number;
  readonly w?: number;
  readonly h?: number;
}

const [folder = "/tmp/covers", list] = process.argv.slice(2);
const everything = (): Job[] =>
  (["cake", "curvey"] as const).flatMap((variant) =>
    themesOf(variant).flatMap(({ name }) =>
      [0.3, 1.2, 3].map((t) => ({
        name: `${name}-${t}`,
        spec: { variant, theme: name, title: "Happy Birthday Grace" },
        t,
      })),
    ),
  );
const jobs: Job[] = list ? JSON.parse(await readFile(list, "utf8")) : everything();

await mkdir(folder, { recursive: true });
const vite = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  server: { port: 0 },
  logLevel: "error",
});
await vite.listen();
const browser = await chromium.launch(installed());
const page = await browser.newPage();
page.on("console", (message) => console.log(message.text().slice(0, 600)));
page.on("pageerror", (error) => console.log(error.message));
await page.goto(`${vite.resolvedUrls?.local[0]}?bare`);
await page.waitForFunction("'startEngine' in window");
await page.evaluate("startEngine('best').then((link) => { window.engine = link.engine; })");
for (const job of jobs) {
  const asked = JSON.stringify([
    job.spec,
    job.fx ?? { confetti: false, snow: false },
    job.t ?? null,
    job.w ?? 480,
    job.h ?? 672,
    "image/png",
  ]);
  const { data, counters } = (await page.evaluate(`(async () => {
    const blob = await engine.still(...${asked});
    const url = await new Promise((done) => { const reader = new FileReader(); reader.onload = () => done(reader.result); reader.readAsDataURL(blob); });
    return { data: url.split(",")[1], counters: await engine.counters() };
  })()`)) as { data: string; counters: unknown };
  await writeFile(`${folder}/${job.name}.png`, Buffer.from(data, "base64"));
  console.log(job.name, JSON.stringify(counters));
}
await browser.close();
await vite.close();
