import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { adviceOn, coreSettings, readSettings, rows, settingsTable } from "./settings.ts";

const right = (env: Record<string, string>) => {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.words);
  return read.settings;
};

describe("settings", () => {
  it("[OPEN-01] need nothing set, and link to wherever the page came from", () => {
    const settings = coreSettings(right({}), "abc123");
    expect(settings).toMatchObject({
      address: "http://localhost:8080",
      productName: "Fanfold",
      supportEmail: "support@localhost",
      enabledFeatures: [],
      webVersion: "abc123",
      maintenanceOn: null,
    });
    expect(settings.link("media/a.webp")).toBe("/files/media/a.webp");
  });

  it("[OPEN-01, OPEN-47] are read as what they are", () => {
    const env = {
      ADDRESS: "https://cards.example.org/",
      PORT: " 9000 ",
      PRODUCT_NAME: "Cardly",
      ENABLED_FEATURES: "auth_link, external_sign_in,",
      FORWARD_HOSTS: "",
      MAINTENANCE_ON: "2026-03-01T20:00Z",
      MAIL_FROM: "cards@example.org",
    };
    const settings = right(env);
    expect(settings).toMatchObject({ PORT: 9000, FORWARD_HOSTS: [], SMTP_URL: undefined });
    expect(coreSettings(settings, "x")).toMatchObject({
      address: "https://cards.example.org",
      productName: "Cardly",
      supportEmail: "cards@example.org",
      enabledFeatures: ["auth_link", "external_sign_in"],
      maintenanceOn: "2026-03-01T20:00:00.000Z",
    });
  });

  it.each([
    [
      { PORT: "http" },
      'The setting PORT "http" isn’t valid: it must be a whole number from 0 to 65535.',
    ],
    [
      { PORT: "70000" },
      'The setting PORT "70000" isn’t valid: it must be a whole number from 0 to 65535.',
    ],
    [{ ADDRESS: "cards.example.org" }, "must be an address like https://cards.example.org"],
    [{ ADDRESS: "https://example.org/cards" }, "with nothing behind the host"],
    [
      { STRIPE_SECRET_KEY: "pk_live_hunter2" },
      "STRIPE_SECRET_KEY isn’t valid: it must be a key that begins with sk_ or rk_.",
    ],
    [{ PRODIGI_KEY: "hunter2" }, "The setting PRODIGI_KEY also needs PRODIGI_SKU."],
    [{ PRODIGI_KEY: "hunter2", PRODIGI_SKU: "CLASSIC-GRE-A5" }, "PRODIGI_KEY also needs ADDRESS."],
    [{ PRODIGI_SKU: "a card" }, "it must be a product’s SKU"],
    [{ PRODIGI_SERVER: "https://api.prodigi.com/v4.0" }, "with nothing behind the host"],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_SECRET_KEY also needs STRIPE_PUBLISHABLE_KEY."],
    [
      { DATABASE_URL: "mysql://u:hunter2@h/x" },
      "The setting DATABASE_URL isn’t valid: it must be an address like",
    ],
    [{ SECRET: "hunter2" }, "The setting SECRET isn’t valid: it must be at least 32 characters."],
    [{ LOG_LEVEL: "loud" }, "must be one of debug, info, warn, error."],
    [{ MAIL_FROM: "nobody" }, "must be an email address."],
    [{ FORWARD_HOSTS: "https://a.b" }, "must be host names with commas between."],
    [{ MAINTENANCE_ON: "soon" }, "must be a date like"],
    [{ SMTP_URL: "smtp://u:hunter2@m" }, "The setting SMTP_URL also needs MAIL_FROM."],
    [{ S3_BUCKET: "cards" }, "The setting S3_BUCKET also needs S3_ACCESS_KEY."],
    [{ S3_ENDPOINT: "https://s3.test" }, "The setting S3_ENDPOINT also needs S3_BUCKET."],
    [{ PRODUCT_NAME: "x\ny".repeat(200) }, "must be at most 200 characters."],
  ])("[OPEN-01] stop the start with one clear line: %j", (env, words) => {
    const read = readSettings(env);
    expect(read.ok ? "accepted" : read.words).toContain(words);
    expect(read.ok ? "" : read.words).not.toMatch(/\n|hunter2/);
  });

  it("[OPEN-01] are described as they are", async () => {
    const page = await readFile(new URL("../docs/self-hosting.md", import.meta.url), "utf8");
    expect(page).toContain(settingsTable());
    expect(settingsTable().match(/^\| `/gm)).toHaveLength(Object.keys(rows).length);
  });
});

describe("advice at the start", () => {
  const adviceFor = (env: Record<string, string>) => {
    const read = readSettings(env);
    if (!read.ok) throw new Error(read.words);
    return adviceOn(env, read.settings);
  };

  it.each(["0.0.0.0", "::", "192.168.1.4", "cards.local"])(
    "[F-31] names ADDRESS where HOST is %s and people would come by another name",
    (HOST) => {
      expect(adviceFor({ HOST })).toEqual([expect.stringMatching(/^HOST is .*Set ADDRESS to /)]);
      expect(adviceFor({ HOST, ADDRESS: " " })).toHaveLength(1);
      expect(adviceFor({ HOST, ADDRESS: "http://192.168.1.4:8080" })).toEqual([]);
    },
  );

  it("[F-31] names ADDRESS where a printing service couldn’t fetch a print", () => {
    const prodigi = { PRODIGI_KEY: "key", PRODIGI_SKU: "CLASSIC-GRE-A5" };
    expect(adviceFor({ ...prodigi, ADDRESS: "http://localhost:8080" })).toEqual([
      expect.stringMatching(/^ADDRESS is .*Prodigi can’t fetch/),
    ]);
    expect(adviceFor({ ...prodigi, ADDRESS: "https://cards.example.org" })).toEqual([]);
    expect(adviceFor({ ADDRESS: "http://localhost:8080" })).toEqual([]);
  });

  it.each(["127.0.0.1", "localhost", "::1", "127.8.0.1"])("[F-31] is silent on %s", (HOST) => {
    expect(adviceFor({ HOST })).toEqual([]);
    expect(adviceFor({})).toEqual([]);
  });
});
