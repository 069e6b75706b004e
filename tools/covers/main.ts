import { mkdir, writeFile } from "node:fs/promises";
import { checkExported } from "#core/domain/exported/index.ts";
import { flatten } from "./kit.ts";
import { written } from "./scenes/index.ts";

/** Writes the content of every exported cover: `npx node tools/covers/main.ts`. */
const folder = "web/public/cover-assets/exported";
await mkdir(folder, { recursive: true });
for (const { id, name, title, parts } of written) {
  const content = {
    id,
    name,
    variant: "exported",
    fields: [{ key: "title", label: "Title", limit: 60 }],
    layers: [{ title }, ...flatten(parts)],
    assets: {},
  };
  if (!checkExported(content)) throw new Error(`${id} is broken`);
  const text = JSON.stringify(content);
  await writeFile(`${folder}/${id}.json`, text);
  console.log(id, content.layers.length, "layers", text.length, "bytes");
}
