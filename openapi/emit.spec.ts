import { describe, expect, it } from "vitest";
import { operations } from "#core/operations/index.ts";
import { emitContract } from "./emit.ts";
import { plain } from "./schema.ts";

const contract = emitContract();
const described = Object.values(contract.paths)
  .flatMap((path) => Object.values(path) as { "x-access"?: string }[])
  .filter((call) => call["x-access"] !== undefined) as {
  operationId: string;
  "x-requirements": readonly string[];
  parameters: readonly { name?: string; in?: string; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}[];
const of = (id: string) => {
  const found = described.find((d) => d.operationId === id);
  if (!found) throw new Error(`${id} is not in the contract`);
  return found;
};
const schemaOf = (part?: { content?: Record<string, { schema: object }> }) =>
  part?.content?.["application/json"]?.schema;

describe("the contract", () => {
  it("[API-01] holds every row, with its requirements", () => {
    for (const [id, row] of Object.entries(operations))
      expect(of(id)["x-requirements"]).toEqual(row.ids);
    // GET /reminders/{id} is the one further address (OPEN-140).
    expect(described).toHaveLength(Object.keys(operations).length + 1);
  });

  it("[OPEN-08] every reference leads somewhere", () => {
    const text = JSON.stringify(contract);
    const references = new Set([...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, to]) => to ?? ""));
    expect(references.size).toBeGreaterThan(40);
    for (const to of references) {
      const found = to
        .slice(1)
        .split("/")
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], contract);
      expect(found, to).toBeTypeOf("object");
    }
  });

  it("[OPEN-08] entities are shared, not repeated", () => {
    expect(schemaOf(of("readStory").responses["200"])).toMatchObject({
      properties: { story: { $ref: "#/components/schemas/Story" } },
    });
    expect(contract.components.schemas.Story).toMatchObject({
      description: expect.stringContaining("STORY-01"),
      properties: { slides: { type: "array", items: { $ref: "#/components/schemas/Slide" } } },
    });
  });

  it("[API-32] a stale write says that it carries the current state", () => {
    expect(JSON.stringify(schemaOf(of("changeSlide").responses["409"]))).toContain(
      '"current":{"type":"object","properties":{"slide":{"$ref":"#/components/schemas/Slide"}}',
    );
    expect(of("readSlide").responses["409"]).toBeUndefined();
  });

  it("[API-23] what answers nothing is 204, what refuses has the refusal’s body", () => {
    const { responses } = of("deleteStory");
    expect(Object.keys(responses).sort()).toEqual(
      ["204", "400", "401", "403", "404", "405", "409", "422", "429", "500"].sort(),
    );
    expect(responses["403"]).toEqual({ $ref: "#/components/responses/forbidden" });
    expect(contract.components.responses).toMatchObject({
      forbidden: {
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    });
  });

  it("[F-36] what stands beside the calls is there: uploads, files, live events", () => {
    for (const path of ["/uploads", "/files/{key}", "/live/{ids}"])
      expect(Object.keys(contract.paths)).toContain(path);
    const file = contract.paths["/uploads"] as { servers: { url: string }[] };
    expect(file.servers[0]?.url).toBe("/");
  });

  it("[F-36] a message that is written says which variants its type has", () => {
    const { variant } = (
      schemaOf(of("createSlide").requestBody) as {
        properties: { variant: { enum: string[]; description: string } };
      }
    ).properties;
    expect(variant.enum).toContain("typewriter");
    expect(variant.description).toContain("`photos`: fullscreen, polaroid, hover, simple");
  });

  it("[F-36] every call says what a body that is too large, another method and a fault come to", () => {
    for (const call of described) {
      expect(Object.keys(call.responses), call.operationId).toEqual(
        expect.arrayContaining(["405", "500", ...(call.requestBody ? ["413"] : [])]),
      );
    }
  });

  it("[OPEN-61] other spellings do not blur what is written", () => {
    expect(of("readStoryByLink").parameters[0]).toMatchObject({
      name: "tokenType",
      in: "path",
      schema: { enum: ["group", "recipient", "invite", "watch"] },
    });
    expect(JSON.stringify(schemaOf(of("orderSlides").requestBody))).toContain('"position"');
  });
});

describe("plain schemas", () => {
  it("[API-01] lose what belongs to the tool, and keep fields of the same names", () => {
    const schema = {
      $schema: "x",
      id: "Story",
      properties: { id: { type: "integer", minimum: -9007199254740991, maximum: 5 } },
    };
    expect(plain(schema)).toEqual({ properties: { id: { type: "integer", maximum: 5 } } });
  });
});
