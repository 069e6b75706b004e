import fc from "fast-check";
import { expect, test } from "vitest";
import { bringsFreeCredit, clientVersion, isBot, timeLeft, updateFor } from "./index.ts";

test("[CONST-01] the client's version", () => {
  expect(clientVersion).toBe("5.49.2");
});

test.each([
  ["5.49.3", "prompt"],
  ["5.49.1", "prompt"],
  ["v5.49.3", "prompt"],
  ["5.49.2", "none"],
  ["5.49.2+build.7", "none"],
  ["5.50.0", "forced"],
  ["5.100.2", "forced"],
  ["6.0.0", "forced"],
  ["5.48.9", "none"],
  [" 5.50.0 ", "forced"],
  ["4.50.0", "none"],
  ["4.49.3", "none"],
  ["6.49.2", "forced"],
  ["4.99.99", "none"],
  ["6.1", "none"],
  ["test", "none"],
  ["", "none"],
] as const)("[OPEN-20] a server that says %s asks a client 5.49.2 for: %s", (there, asked) => {
  expect(updateFor("5.49.2", there)).toBe(asked);
});

test("[SHELL-24, SHELL-25] whatever the versions are, no two clients are forced onto each other", () => {
  const version = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(20)).map((parts) => parts.join("."));
  fc.assert(
    fc.property(version, version, (a, b) => {
      const [there, back] = [updateFor(a, b), updateFor(b, a)];
      expect([there, back]).not.toEqual(["forced", "forced"]);
      expect(there === "prompt").toBe(back === "prompt");
      expect(updateFor(a, a)).toBe("none");
    }),
  );
});

test.each([
  [0, [0, 0, 0]],
  [-5_000, [0, 0, 0]],
  [1, [0, 0, 1]],
  [59_999, [0, 1, 0]],
  [61_000, [0, 1, 1]],
  [3_600_000, [1, 0, 0]],
  [90_061_000, [25, 1, 1]],
] as const)(
  "[SHELL-22] with %i ms to go, hours, mins and secs are %j",
  (ms, [hours, mins, secs]) => {
    expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual({ hours, mins, secs });
  },
);

test.each([
  ["/?utm_source=email&utm_campaign=branded25", true],
  ["/shop?source=EMAIL&campaign=Branded25", true],
  ["/?utm_campaign=BRANDED25&x=1&utm_source=Email#pricing", true],
  ["/?source=email&utm_campaign=branded25", true],
  ["/?utm_source=email", false],
  ["/?utm_campaign=branded25", false],
  ["/?utm_source=ads&utm_campaign=branded25", false],
  ["/?utm_source=email&utm_campaign=branded26", false],
  ["/#utm_source=email&utm_campaign=branded25", false],
  ["/", false],
])("[SHELL-20, OPEN-19] %s brings a free credit: %s", (path, brings) => {
  expect(bringsFreeCredit(path)).toBe(brings);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp)", true],
  ["Baiduspider+(+http://www.baidu.com/search/spider.htm)", true],
  ["SomeCRAWLer/3", true],
  ["Mozilla/5.0 (Linux; Android 11) Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse", true],
  ["Mozilla/5.0 Google-Web-Preview", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", false],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", false],
])("[OPEN-23] %s is a robot: %s", (userAgent, robot) => {
  expect(isBot(userAgent)).toBe(robot);
});
