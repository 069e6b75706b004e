import { expect, test } from "vitest";
import { asked, shown } from "./change.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const values = { maintenance_on: null, web_version: "5.49.2", enabled_features: ["auth_link"] };
const call = (line: string) => asked(line.split(" ").filter(Boolean), values, now);

test.each([
  ["", {}],
  ["--maintenance-on 2026-03-01T20:00Z", { maintenance_on: "2026-03-01T20:00:00.000Z" }],
  ["--maintenance-off", { maintenance_on: null }],
  ["--web-version 5.50.0", { web_version: "5.50.0" }],
  ["--feature google_login", { enabled_features: ["auth_link", "google_login"] }],
  ["--feature a --feature auth_link", { enabled_features: ["auth_link", "a"] }],
  ["--no-feature auth_link", { enabled_features: [] }],
  [
    "--web-version 6.0.0 --maintenance-off --no-feature auth_link --feature b",
    { web_version: "6.0.0", maintenance_on: null, enabled_features: ["b"] },
  ],
  [
    "--as-started --web-version 5.49.3",
    { maintenance_on: "asStarted", web_version: "5.49.3", enabled_features: "asStarted" },
  ],
])("[SHELL-13] %s", (line, change) => {
  expect(call(line)).toEqual({ change });
});

test.each([
  ["--maintenance-on soon", "no time to come"],
  ["--maintenance-on 2026-03-01T11:59:59Z", "no time to come"],
  ["--maintenance-on 2026-03-02 --maintenance-off", "either on at a time or off"],
  ["--web-version newest", "no version"],
  ["--feature Google-Login", "no feature"],
  ["--features a", "--features"],
  ["more words", "more"],
])("[SHELL-13] %s changes nothing and says why", (line, words) => {
  expect(call(line)).toEqual({ wrong: expect.stringContaining(words) });
});

test("[SHELL-13] the values are shown as they are", () => {
  expect(shown(values).split("\n")).toEqual([
    "maintenance  none",
    "web version  5.49.2",
    "features     auth_link",
  ]);
});
