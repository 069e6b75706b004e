import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { rules } from "#core/domain/access/index.ts";
import { read } from "#core/kernel/index.ts";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import { type Operation, type OperationId, operations, refusalStatus } from "./index.ts";

const rows = Object.entries(operations) as [OperationId, Operation][];
const parts = ["path", "query", "body"] as const;

/** What somebody may send in place of a field: nothing, and every wrong kind of thing. */
const strange: readonly unknown[] = [
  undefined,
  null,
  1.5,
  -1,
  true,
  "",
  "nonsense",
  "x".repeat(20_000),
  [],
  [1],
  [null],
  [{}],
  {},
  { "": 1 },
  { a: 1 },
  { a: [1] },
  { a: [{}] },
  { a: [{ key: 1, value: 2 }] },
  { ["k".repeat(200)]: [] },
];

const names = (schema: z.ZodMiniType): string[] => {
  const { def } = schema as unknown as {
    def: { shape?: object; out?: z.ZodMiniType; options?: z.ZodMiniType[] };
  };
  if (def.out) return names(def.out);
  if (def.options) return def.options.flatMap(names);
  return Object.keys(def.shape ?? {});
};

const issuesOf = (schema: z.ZodMiniType, given: unknown): readonly { message: string }[] => {
  const parsed = z.safeParse(schema, given);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ message }) => ({ message: inEnglish(read(message)) }));
};

describe("the table of operations", () => {
  it.each(rows)(
    "[API-01] %s says what it is, which requirements it meets and who may",
    (_id, row) => {
      expect(row.summary).toMatch(/^\S.{3,}[^.]$/);
      expect(row.ids.length).toBeGreaterThan(0);
      for (const id of row.ids) expect(id).toMatch(/^[A-Z]+-\d+$/);
      expect(row.ids.some((id) => id.startsWith("API-"))).toBe(true);
      expect(new Set(row.ids).size).toBe(row.ids.length);
      expect(Object.keys(rules)).toContain(row.who);
      for (const code of row.refusals ?? []) expect(Object.keys(refusalStatus)).toContain(code);
      if (row.current) expect(row.refusals).toContain("stale");
    },
  );

  it("[OPEN-08] answers a JSON object or nothing", () => {
    const kinds = rows.map(
      ([, row]) => (row.answer as { type?: string } | null)?.type ?? "nothing",
    );
    expect([...new Set(kinds)].sort()).toEqual(["nothing", "object"]);
  });

  it("[API-01] meets every call of the specification", () => {
    const named = new Set(rows.flatMap(([, row]) => row.ids));
    const calls = Array.from({ length: 127 }, (_, n) => `API-${String(n + 2).padStart(2, "0")}`);
    // API-90 goes to the object store, not to the API.
    expect(calls.filter((id) => !named.has(id))).toEqual(["API-90"]);
  });

  it("[API-01] finds what its rule judges in its own input", () => {
    let judged = 0;
    for (const [id, row] of rows) {
      const { subject } = row;
      if (subject.of === "none") continue;
      const places = [subject.at, "through" in subject ? subject.through : undefined];
      if (subject.of === "link" && subject.type.includes("."))
        places.push(subject.type as typeof subject.at);
      if (subject.of === "invitation") places.push(subject.role);
      for (const place of places) {
        if (place === undefined) continue;
        const [part, field] = place.split(".") as [(typeof parts)[number], string];
        expect(names(row[part] as z.ZodMiniType), `${id} ${place}`).toContain(field);
        judged++;
      }
    }
    expect(judged).toBeGreaterThan(80);
  });

  it("[ERR-16] refuses every wrong field in words of its own", () => {
    let heard = 0;
    for (const [id, row] of rows)
      for (const part of parts) {
        const schema = row[part];
        if (!schema) continue;
        const whole = strange.map((given) => given);
        const single = names(schema).flatMap((name) => strange.map((given) => ({ [name]: given })));
        for (const given of [...whole, ...single])
          for (const { message } of issuesOf(schema, given)) {
            heard++;
            expect(spoken(message), `${id} ${part} ${JSON.stringify(given)?.slice(0, 80)}`).toMatch(
              /^(?!Invalid)[A-Z].* .*/,
            );
          }
      }
    expect(heard).toBeGreaterThan(2000);
  });
});

describe("fields", () => {
  it("[OPEN-08] a date is a day that exists, with or without a time", () => {
    const body = operations.changeStory.body;
    const takes = (occasion_date: string) => issuesOf(body, { occasion_date }).length === 0;
    const good = [
      "2028-02-29",
      "2026-05-10T09:30:00Z",
      "2026-05-10T09:30:00.123+02:00",
      "1900-01-01",
      "1800-01-01",
      "2199-12-31T23:00:00Z",
    ];
    // [F-26] and in a year that an occasion may be in
    const far = ["0000-01-01", "0001-01-01", "1799-12-31", "2200-01-01", "9999-12-31"];
    const said = far.map((occasion_date) => issuesOf(body, { occasion_date })[0]?.message);
    expect(spoken(new Set(said))).toEqual(new Set(["Please choose a year between 1800 and 2199"]));
    const bad = ["2026-02-29", "2026-13-01", "2026-05-10T25:00:00Z", "10.5.2026", "", "2026-5-1"];
    expect(good.filter((text) => !takes(text))).toEqual([]);
    expect(bad.filter(takes)).toEqual([]);
  });

  it("[OPEN-80] greetings end at 30 and 300 characters, in the words of the specification", () => {
    const body = operations.changeStory.body;
    const said = (field: string, length: number) =>
      issuesOf(body, { [field]: "x".repeat(length) }).map((issue) => issue.message);
    expect(said("greeting_to", 30)).toEqual([]);
    expect(spoken(said("greeting_to", 31))).toEqual(["Please keep this to 30 characters or less"]);
    expect(said("greeting_message", 300)).toEqual([]);
    expect(said("greeting_message", 301)).toEqual([
      "Please keep your message under 300 characters",
    ]);
  });

  it("[FORM-04] an address has to look like one, and loses the blanks around it", () => {
    const email = operations.login.body.shape.email;
    expect(z.parse(email, "  ada@example.org ")).toBe("ada@example.org");
    expect(spoken(issuesOf(email, "ada@example").map((issue) => issue.message))).toEqual([
      "Your email doesn’t look right",
    ]);
  });

  it("[FORM-09] a code has exactly six characters", () => {
    const { verify_code } = operations.login.body.shape;
    const said = (code: string) => issuesOf(verify_code, code).map((issue) => issue.message);
    expect(said("123456")).toEqual([]);
    const words = ["Please enter all 6 characters of the code"];
    expect(spoken([said("12345"), said("1234567"), said("")])).toEqual([words, words, words]);
  });
});

describe("other spellings", () => {
  const parse = (schema: z.ZodMiniType | undefined, given: unknown) =>
    z.parse(schema as z.ZodMiniType, given);
  const row = (id: OperationId): Operation => operations[id];

  it("[OPEN-71] recipient_token is recipient in every path", () => {
    const given = { tokenType: "recipient_token", token: "t" };
    expect(parse(row("readStoryByLink").path, given)).toEqual({
      tokenType: "recipient",
      token: "t",
    });
    for (const id of ["readGroupByLink", "readOwnRole", "joinStory"] as const)
      expect(
        parse(row(id).path, { type: "recipient_token", token: "t", value: "t" }),
      ).toMatchObject({
        type: "recipient",
      });
  });

  it("[OPEN-61] values of a list are taken in any case", () => {
    expect(parse(row("changeRole").body, { status: "Active" })).toEqual({ status: "active" });
    expect(parse(row("requestUpload").body, { media_type: "Photo", mime_type: "m" })).toEqual({
      media_type: "photo",
      mime_type: "m",
    });
    const tier = { product_tier: "Starter", story_id: "s", send_method: "email" };
    expect(parse(row("pay").body, { payment_type: "Product_Tier", ...tier })).toEqual({
      payment_type: "product_tier",
      product_tier: "starter",
      story_id: "s",
      send_method: "Email",
    });
  });

  it("[F-59] [PAY-14] [SEARCH-02] a list has a page of ten unless another is asked for", () => {
    expect(parse(row("readPayments").query, {})).toEqual({ limit: 10 });
    expect(parse(row("readPayments").query, { limit: "25", offset: "10" })).toEqual({
      limit: 25,
      offset: 10,
    });
    expect(parse(row("searchSongs").query, { term: "la" })).toEqual({ term: "la", limit: 10 });
  });

  it("[OPEN-103] image is photo", () => {
    expect(parse(row("readLibrary").query, { media_type: "image" })).toEqual({
      media_type: "photo",
    });
  });

  it("[OPEN-153] payment type postal is postal_order", () => {
    const given = { payment_type: "postal", postal_order_id: "p", story_id: "s" };
    expect(parse(row("pay").body, given)).toEqual({ ...given, payment_type: "postal_order" });
  });

  it("[OPEN-79] the order of slides may be a bare list", () => {
    const slides = [{ id: "a", position: 1 }];
    expect(parse(row("orderSlides").body, slides)).toEqual({ slides });
    expect(parse(row("orderSlides").body, { slides, version: 3 })).toEqual({ slides, version: 3 });
  });

  it("[OPEN-67] reassign_media may stand in the query", () => {
    expect(parse(row("removeMember").query, { reassign_media: "false" })).toEqual({
      reassign_media: false,
    });
    expect(parse(row("removeMember").body, {})).toEqual({});
  });

  it("[PAY-14] numbers in a query are numbers", () => {
    expect(parse(row("readPayments").query, { limit: "10", offset: "20" })).toEqual({
      limit: 10,
      offset: 20,
    });
    expect(issuesOf(row("readPayments").query as z.ZodMiniType, { limit: "ten" })).toHaveLength(1);
  });

  it("[FORM-14] colours are normalised to six digits", () => {
    const body = parse(row("changeCardTheme").body, { colourset: { colours: ["abc", "#f94144"] } });
    expect(body).toEqual({ colourset: { colours: ["#AABBCC", "#F94144"] } });
  });
});
