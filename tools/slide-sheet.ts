import { writeFile } from "node:fs/promises";
import { openStagePage } from "#tools/stage-page/open.ts";

interface SlideSheet {
  /** A kind ("text", "photos", …), "scripts", or "all" for every look of every kind. */
  readonly slides: string;
  readonly out: string;
  /** Part of the names of those that are drawn. */
  readonly only: string | undefined;
  /** Seconds; settled where it is null. */
  readonly times: readonly (number | null)[];
  readonly width: number;
  /** Prints what a frame takes. */
  readonly cost: boolean;
}

/** Draws samples of a kind of slide, each at some times, on one page (`npm run contact-sheet -- --slides text`). */
export const drawSlideSheet = async (asked: SlideSheet): Promise<void> => {
  const { width, times } = asked;
  const { page, close } = await openStagePage("slideSheet.html", "samplesOf");
  const samples = JSON.stringify(asked.slides);
  const chosen = `samplesOf(${samples}).filter(([name]) => name.includes(${JSON.stringify(asked.only ?? "")}))`;
  const names = (await page.evaluate(`${chosen}.map(([name]) => name)`)) as string[];
  const shots = names.flatMap((name, i) => times.map((t) => ({ name, i, t })));
  const height = Math.round(width * 1.4);
  const columns = Math.min(shots.length, times.length * Math.max(1, Math.floor(9 / times.length)));
  await page.evaluate(
    `window.sheet = newSheet(${columns}, ${width}, ${height}, ${shots.length}); window.chosen = ${chosen}`,
  );
  for (const { name, i, t } of shots)
    await page.evaluate(
      `shoot(chosen[${i}][1], ${t}, ${width * 2}).then(({ blob }) => sheet.add(blob, ${JSON.stringify(
        t === null ? name : `${name}, ${t} s`,
      )}))`,
    );
  const type = asked.out.endsWith(".png") ? "image/png" : "image/jpeg";
  const data = (await page.evaluate(`sheet.picture("${type}").then(base64)`)) as string;
  await writeFile(asked.out, Buffer.from(data, "base64"));
  if (asked.cost)
    for (const [i, name] of names.entries()) {
      const { first, middle, most } = (await page.evaluate(`cost(chosen[${i}][1], 8)`)) as {
        readonly first: number;
        readonly middle: number;
        readonly most: number;
      };
      const ms = [first, middle, most].map((spent) => spent.toFixed(1)).join(", ");
      console.log(`${name}: first, middle, most of a frame in ms: ${ms}`);
    }
  await close();
  console.log(`${asked.out}: ${shots.length} pictures`);
};
