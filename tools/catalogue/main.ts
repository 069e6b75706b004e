// `npm run catalogue -- stickers | songs [NAME…] | tracks [ID…] [--sheet FILE] | places` makes anew what the product brings along to search in
// (decision 0060). The results are committed; nothing of this runs while the product does.
const [what = ""] = process.argv.slice(2);
const tools: Readonly<Record<string, () => Promise<unknown>>> = {
  stickers: () => import("./stickers.ts"),
  songs: () => import("./songs.ts"),
  tracks: () => import("./tracks.ts"),
  places: () => import("./places.ts"),
};
const run = tools[what];
if (!run) throw new Error(`Say which: ${Object.keys(tools).join(", ")}.`);
await run();
