import { expect, it } from "vitest";
import { modalOf } from "./modal.ts";
import { afterPaying, afterPaywall, paywallPath } from "./paywall.ts";

const paramsOf = (path: string) => modalOf(path)?.params ?? {};

it("[PAY-05] closing the paywall or paying leads back to where the person came from", () => {
  const params = paramsOf(paywallPath("1", { returnTo: "/edit/1/approve_contributions?tab=x" }));
  expect(afterPaywall("1", params)).toBe("/edit/1/approve_contributions?tab=x");
  expect(afterPaying("1", params)).toBe("/edit/1/approve_contributions?tab=x");
});

it("[PAY-05] without a way back, or with one that leaves the site, it leads to the card", () => {
  for (const path of [
    paywallPath("1", {}),
    paywallPath("1", { returnTo: "//elsewhere.example" }),
    paywallPath("1", { returnTo: "https://elsewhere.example" }),
    "/edit/1?modal=upgrade&params=broken",
  ])
    expect(afterPaywall("1", paramsOf(path))).toBe("/edit/1");
});

it("[OPEN-150] whoever was stopped while sending goes on sending once the card is paid for", () => {
  const params = paramsOf(paywallPath("1", { unlockDigitalSend: true, returnTo: "/home" }));
  expect([afterPaying("1", params), afterPaywall("1", params)]).toEqual(["/edit/1/send", "/home"]);
});
