import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptReports, steppedClock } from "#adapters/memory/index.ts";
import { seconds } from "#core/kernel/index.ts";
import { getAddress, idealPostcodes } from "./index.ts";

/** A directory on this machine: what it answers by path, and what it was asked. */
let server: Server;
let base: string;
let asked: string[];
let answers: Readonly<Record<string, unknown>>;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const answer = answers[pathname];
    if (answer === "never") return;
    response.writeHead(answer === undefined ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const outside = (patience = seconds(2)) => {
  const [clock, reporter] = [steppedClock(), keptReports()];
  return { clock, reporter, patience, key: "k&y", base };
};

describe("directories of addresses", () => {
  it("[POST-09] Ideal Postcodes suggests, and has one in full, each asked for once", async () => {
    const path = "/v1/autocomplete/addresses";
    const suggestion = "12 Harbour Street, Bristol, BS1 4RN";
    answers = {
      [path]: { result: { hits: [{ id: "paf_1", suggestion, urls: {} }] }, code: 2000 },
      [`${path}/paf_1/gbr`]: {
        result: {
          line_1: "12 Harbour Street",
          line_2: "Old Town",
          line_3: "",
          post_town: "STOKE-ON-TRENT",
          postcode: "BS1 4RN",
        },
      },
    };
    const lookup = idealPostcodes(outside());
    expect(await lookup.suggest("12 Harb")).toEqual([{ id: "paf_1", text: suggestion }]);
    await lookup.suggest(" 12 harb ");
    expect(await lookup.suggest("12")).toEqual([]);
    expect(asked).toEqual([`${path}?api_key=k%26y&query=12%20harb`]);
    expect(await lookup.retrieve("paf_1")).toEqual({
      address_line_1: "12 Harbour Street",
      address_line_2: "Old Town",
      city: "Stoke-On-Trent",
      postcode: "BS1 4RN",
    });
  });

  it("[POST-09] getAddress suggests, and has one in full", async () => {
    answers = {
      "/autocomplete/watkin": {
        suggestions: [{ id: "a=", address: "10 Watkin Terrace", url: "" }],
      },
      "/get/a%3D": {
        line_1: "10 Watkin Terrace",
        line_2: "",
        line_3: "",
        line_4: "",
        locality: "Far End",
        town_or_city: "Northampton",
        postcode: "NN1 3ER",
      },
    };
    const lookup = getAddress(outside());
    expect(await lookup.suggest("Watkin")).toEqual([{ id: "a=", text: "10 Watkin Terrace" }]);
    expect(await lookup.retrieve("a=")).toEqual({
      address_line_1: "10 Watkin Terrace",
      address_line_2: "Far End",
      city: "Northampton",
      postcode: "NN1 3ER",
    });
    expect(asked.at(-1)).toBe("/get/a%3D?api-key=k%26y");
  });

  it.each([
    ["answers with a fault", {}, seconds(2)],
    ["answers something else", { "/autocomplete/watkin": { odd: true } }, seconds(2)],
    ["never answers", { "/autocomplete/watkin": "never" }, 50],
  ])("[POST-10] one that %s suggests nothing, with one warning", async (_how, given, patience) => {
    answers = given;
    const ports = outside(patience);
    const lookup = getAddress(ports);
    expect(await lookup.suggest("watkin")).toEqual([]);
    expect(await lookup.suggest("watkins")).toEqual([]);
    expect(await lookup.retrieve("a")).toBeNull();
    expect(ports.reporter.warnings).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});
