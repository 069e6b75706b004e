import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSource } from "./useSource.ts";

test("[MEDIA-19] the whole picture is put back at once, as it was found, without being asked for again", async () => {
  let asked = 0;
  const { result } = renderHook(() => useSource(async () => `source ${++asked}`));
  const taken: string[] = [];
  result.current.putBack((source) => taken.push(source));
  expect(taken).toEqual([]);
  await result.current.sourceOf();
  result.current.putBack((source) => taken.push(source));
  expect([taken, asked]).toEqual([["source 1"], 1]);
});
