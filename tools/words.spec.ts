import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import { en } from "#adapters/words/en/index.ts";
import { roomsIn } from "./words.ts";

const rooms = new Set(["shop", "landing", "shell"]);

it("a module brings the rooms whose keys it writes, whole or in part", () => {
  const code =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
    "w('shell.signOut'); w(`landing.${step}`); say(\"shop.heading\"); import './names.ts'";
  expect(roomsIn(code, rooms).sort()).toEqual(["landing", "shell", "shop"]);
  expect(roomsIn("shop.start(); const landing = 1;", rooms)).toEqual([]);
});

it("every message of the catalogue can be compiled, and each key names its room", () => {
  const keys = Object.entries(en);
  expect(keys.length).toBeGreaterThan(300);
  for (const [key, message] of keys) {
    expect(key).toMatch(/^[a-z]\w*(\.\w+)+$/i);
    expect(() => compileMessageOrThrow(message)).not.toThrow();
  }
});
