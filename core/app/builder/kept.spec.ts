import { expect, it } from "vitest";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import type { Draft } from "./draft.ts";
import { KeptDraft } from "./kept.ts";
import type { SlideWatch } from "./watch.ts";

it("[BUILD-15] [R19] a browser that is full, or keeps nothing at all, is no reason to stop", async () => {
  const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const drafts = { get: full, put: full, remove: full, keys: full };
  const kept = new KeptDraft(
    { drafts } as unknown as AppPorts,
    { username: null } as Session,
    "s",
    { slideId: null } as SlideWatch,
  );
  expect(await kept.read()).toBeUndefined();
  await expect(kept.put({} as Draft)).resolves.toBeUndefined();
  await expect(kept.remove()).resolves.toBeUndefined();
});
