import { expect, it } from "vitest";
import { contract } from "./fuzz.ts";

const json = (body: unknown, status = 200) => Response.json(body, { status });

it("[R3] an answer that the contract does not describe is told", async () => {
  const differs = contract();
  expect(await differs("readPlatform", json({}, 418))).toBe("no such status in the contract");
  expect(await differs("readPlatform", new Response("words"))).toBe("not application/json");
  expect(await differs("readPlatform", json({ enabled_features: [] }))).toContain("platform");
  expect(await differs("readTooltips", json({ code: "unauthenticated" }, 401))).toContain(
    "required property 'key'",
  );
  expect(await differs("logout", new Response(null, { status: 204 }))).toBeNull();
});
