import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { type CalendarOptions, webCalendars } from "./index.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A site of the web that stands on this machine: its answers by path, and what it was asked. */
let site: Server;
let port = 0;
const answers = new Map<string, Answer>();
const asked: string[] = [];
beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const answer = answers.get(request.url ?? "");
    if (answer) answer(response, request);
    else response.writeHead(404).end("nothing here");
  });
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
  port = (site.address() as AddressInfo).port;
});
afterAll(() => {
  site.closeAllConnections();
  return new Promise((closed) => site.close(closed));
});
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});

/** Where the site of this test counts as the open web, and no other address of the machine does. */
const here: CalendarOptions = { isAllowed: (address) => address === "127.0.0.1" };
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const reads = (url: string, options: CalendarOptions = here) => webCalendars(options).read(url);
const text = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const calendar: Answer = (response) =>
  response.writeHead(200, { "content-type": "text/calendar" }).end(text);
const leadsTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

describe("[REMIND-01] a calendar's address", () => {
  it("answers with its text, by its name, whatever the name stands for a moment later", async () => {
    answers.set("/feed.ics", calendar);
    const names: string[] = [];
    const resolve = async (name: string) => {
      names.push(name);
      return names.length === 1 ? ["127.0.0.1"] : ["10.0.0.1"];
    };
    const url = `http://calendars.example:${port}/feed.ics`;
    expect(await reads(url, { ...here, resolve })).toEqual({ ok: true, text });
    expect(asked).toEqual([`calendars.example:${port} /feed.ics`]);
    expect(names).toEqual(["calendars.example"]);
    expect(await reads(url, { ...here, resolve })).toEqual({ ok: false, reason: "notAllowed" });
    expect(asked).toHaveLength(1);
  });

  it("is followed three times and no more, and judged anew each time", async () => {
    answers.set("/1", leadsTo("/2"));
    answers.set("/2", leadsTo(at("/3")));
    answers.set("/3", leadsTo("/feed.ics"));
    answers.set("/feed.ics", calendar);
    expect(await reads(at("/1"))).toEqual({ ok: true, text });
    answers.set("/0", leadsTo("/1"));
    expect(await reads(at("/0"))).toEqual({ ok: false, reason: "tooManyRedirects" });
    for (const inside of [
      `http://localhost:${port}/feed.ics`,
      "http://169.254.169.254/latest/meta-data",
      `http://[::1]:${port}/feed.ics`,
      `http://2130706433:${port}/feed.ics2`,
      "file:///etc/passwd",
      "gopher://127.0.0.1/",
    ]) {
      answers.set("/inside", leadsTo(inside));
      const before = asked.length;
      const strict: CalendarOptions = {
        isAllowed: (address) => address === "127.0.0.1" && asked.length === before,
      };
      expect(await reads(at("/inside"), strict), inside).toEqual({
        ok: false,
        reason: "notAllowed",
      });
      expect(asked).toHaveLength(before + 1);
    }
  });

  test.each([
    "http://127.0.0.1:PORT/feed.ics",
    "http://localhost:PORT/feed.ics",
    "webcal://localhost:PORT/feed.ics",
    "http://[::ffff:127.0.0.1]:PORT/feed.ics",
    "http://0x7f.1:PORT/feed.ics",
    "http://0:PORT/feed.ics",
    "http://someone:secret@127.0.0.1:PORT/feed.ics",
    "ftp://example.org/feed.ics",
    "data:text/calendar,BEGIN:VCALENDAR",
    "not an address",
    "",
  ])("is never %s, which the server is not even asked for", async (url) => {
    answers.set("/feed.ics", calendar);
    const address = url.replace("PORT", String(port));
    expect(await reads(address, {})).toEqual({ ok: false, reason: "notAllowed" });
    expect(asked).toEqual([]);
  });

  it("is not one where any address of the name is inside", async () => {
    const resolve = async () => ["127.0.0.1", "10.0.0.1"];
    answers.set("/feed.ics", calendar);
    const url = `http://calendars.example:${port}/feed.ics`;
    expect(await reads(url, { ...here, resolve })).toEqual({ ok: false, reason: "notAllowed" });
    expect(asked).toEqual([]);
  });

  it("that answers too much is cut, whether it says so before or not", async () => {
    answers.set("/says", (response) =>
      response.writeHead(200, { "content-length": 1_000_001 }).write("B"),
    );
    expect(await reads(at("/says"))).toEqual({ ok: false, reason: "tooLarge" });
    let closed = false;
    answers.set("/endless", (response) => {
      response.on("close", () => {
        closed = true;
      });
      const more = () => {
        while (!closed && response.write("B".repeat(65_536)));
        if (!closed) response.once("drain", more);
      };
      response.writeHead(200);
      more();
    });
    expect(await reads(at("/endless"))).toEqual({ ok: false, reason: "tooLarge" });
    await expect.poll(() => closed).toBe(true);
  });

  it("that is slow anywhere is given up once all of it took too long", async () => {
    const hurried = { ...here, patience: 150 };
    answers.set("/silent", () => undefined);
    expect(await reads(at("/silent"), hurried)).toEqual({ ok: false, reason: "tooSlow" });
    answers.set("/begun", (response) => response.writeHead(200).write("BEGIN:"));
    expect(await reads(at("/begun"), hurried)).toEqual({ ok: false, reason: "tooSlow" });
    const never = { ...hurried, resolve: () => new Promise<never>(() => undefined) };
    expect(await reads(`http://calendars.example:${port}/`, never)).toEqual({
      ok: false,
      reason: "tooSlow",
    });
  });

  it("that nobody answers at, or that is not open, says so", async () => {
    answers.set("/closed", (response) => response.writeHead(401).end("log in"));
    expect(await reads(at("/closed"))).toEqual({ ok: false, reason: "refused" });
    expect(await reads(at("/missing"))).toEqual({ ok: false, reason: "refused" });
    answers.set("/broken", (response) => response.socket?.destroy());
    expect(await reads(at("/broken"))).toEqual({ ok: false, reason: "unreachable" });
    const nobody = { ...here, resolve: async () => Promise.reject(new Error("ENOTFOUND")) };
    expect(await reads("http://calendars.example/", nobody)).toEqual({
      ok: false,
      reason: "unreachable",
    });
  });
});
