import { expect, it } from "vitest";
import { type LogoLinkRecord, type LogoRecord, presentLinks } from "./record.ts";

const logo = (id: string) =>
  ({ id, large_key: `${id}-large`, small_key: `${id}-small` }) as LogoRecord;
const link = (id: string, logo_id: string) =>
  ({ id, type: "story", scale: 1, logo_id }) as LogoLinkRecord;

it("[LOGO-02] each link is told with its own logo, and one whose logo is gone is left out", () => {
  const links = [link("first", "b"), link("second", "gone"), link("third", "a")];
  const told = presentLinks(links, [logo("a"), logo("b")], (key) => `/files/${key}`);
  expect(told.map(({ id, logo: { urls } }) => [id, urls.large])).toEqual([
    ["first", "/files/b-large"],
    ["third", "/files/a-large"],
  ]);
});
