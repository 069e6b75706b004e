import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fixed } from "../pack.ts";
import type { Contract } from "./contract.ts";
import { referencePage } from "./page.ts";
import { style } from "./style.ts";

const file = new URL("../../openapi/openapi.json", import.meta.url);
const cache = { "Cache-Control": "no-cache" };
const styleHash = createHash("sha256").update(style).digest("base64");

/** The contract as it is committed: `/api/openapi.json`. Read when somebody asks for it first. */
export const contractFile = fixed({
  type: "application/json; charset=utf-8",
  headers: cache,
  read: () => readFile(file),
});

/** The contract for people: `/api/reference`. Its policy lets in its own style and nothing else. */
export const reference = fixed({
  type: "text/html; charset=utf-8",
  headers: {
    ...cache,
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  },
  read: async () =>
    Buffer.from(referencePage(JSON.parse(await readFile(file, "utf8")) as Contract)),
});
