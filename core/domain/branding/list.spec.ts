import { expect, it } from "vitest";
import { hours } from "#core/kernel/index.ts";
import { unusedLife, unusedLogos } from "./list.ts";
import type { LogoRecord } from "./record.ts";

const came = "2026-06-01T09:00:00.000Z";
const logo = (id: string) => ({ id, created_on: came }) as LogoRecord;
const after = (span: number) => Date.parse(came) + span;

it("[LOGO-02] a logo that stands nowhere has had its time a day after it came", () => {
  const logos = [logo("one"), logo("two")];
  const links = [{ logo_id: "two" }];
  const gone = (span: number) => unusedLogos(logos, links, after(span)).map(({ id }) => id);
  expect(unusedLife).toBe(hours(24));
  expect(gone(unusedLife - 1)).toEqual([]);
  expect(gone(unusedLife)).toEqual(["one"]);
  expect(gone(unusedLife * 30)).toEqual(["one"]);
  expect(unusedLogos(logos, [], after(unusedLife))).toEqual(logos);
});
