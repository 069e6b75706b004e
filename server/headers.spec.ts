import { expect, it } from "vitest";
import { securityHeaders } from "./headers.ts";

const local = { uploadsTo: null, address: "http://localhost:8080" };
const csp = (connect: string) =>
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
  `media-src 'self' blob:; font-src 'self' data:; connect-src ${connect}; worker-src 'self' blob:; ` +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

it("[F-56, R13] are exactly these, and no more", () => {
  expect(securityHeaders(local)).toEqual({
    "Content-Security-Policy": csp("'self' blob:"),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
  });
});

it("[F-56] let uploads go to the bucket, and nothing else there", () => {
  expect(
    securityHeaders({ ...local, uploadsTo: "https://s3.example" })["Content-Security-Policy"],
  ).toBe(csp("'self' blob: https://s3.example"));
});

it("[PAY-18] let Stripe’s form in where cards are taken, and nowhere else", () => {
  const policy = (takesCards: boolean) =>
    securityHeaders({ ...local, takesCards })["Content-Security-Policy"] ?? "";
  expect(policy(false)).toBe(csp("'self' blob:"));
  expect(
    policy(true)
      .split("; ")
      .filter((rule) => rule.includes("stripe")),
  ).toEqual([
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    "img-src 'self' blob: data: https://*.stripe.com",
    "connect-src 'self' blob: https://api.stripe.com",
  ]);
});

it("[F-33] keep browsers on https where people come by https, this host alone", () => {
  const at = (address: string) =>
    securityHeaders({ ...local, address })["Strict-Transport-Security"];
  expect(at("https://cards.example")).toBe("max-age=31536000");
  for (const address of ["http://cards.example", "http://localhost:8080", "http://https.example"])
    expect(at(address), address).toBeUndefined();
});
