import { expect, it } from "vitest";
import { sharedHeaders } from "./shared.ts";

const isShared = (path: string, method = "GET") =>
  Object.keys(sharedHeaders(method, path)).length > 0;

it.each(["/embed.js", "/api/story/watch/brave-otter", "/api/story/s1/soundtrack", "/tracks/a.m4a"])(
  "[PLAY-10] [OPEN-135] any page may read %s",
  (path) => {
    expect(isShared(path)).toBe(true);
    expect(isShared(path, "HEAD")).toBe(true);
    expect(isShared(path, "PUT")).toBe(false);
  },
);

it.each(["/", "/api/story/s1", "/api/story/s1/soundtrack/t1", "/api/tracks", "/api/account"])(
  "[PLAY-10] no other page may read %s",
  (path) => expect(isShared(path)).toBe(false),
);
