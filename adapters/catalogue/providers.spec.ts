import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptReports, steppedClock } from "#adapters/memory/index.ts";
import { minutes, seconds } from "#core/kernel/index.ts";
import { bundledCatalogue, giphy, nominatim, spotify } from "./index.ts";

interface ReceivedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
type Answering = (
  asked: ReceivedRequest,
) => { status?: number; headers?: object; body?: unknown } | "never";

/** A provider on this machine that answers as it is told and notes what it was asked. */
let server: Server;
let base: string;
let asked: ReceivedRequest[];
let answering: Answering;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    let body = "";
    for await (const part of request) body += part;
    const one = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body,
    };
    asked.push(one);
    const answer = answering(one);
    if (answer === "never") return;
    response.writeHead(answer.status ?? 200, {
      "content-type": "application/json",
      ...answer.headers,
    });
    response.end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const bundled = bundledCatalogue();
const outside = (patience = seconds(2)) => {
  const [clock, reporter] = [steppedClock(), keptReports()];
  return { clock, reporter, patience };
};

const found = (id: string, size = 1000) => ({
  id,
  title: `GIF ${id}`,
  images: {
    original: {
      url: `https://media1.giphy.com/${id}.gif`,
      webp: `https://media1.giphy.com/${id}.webp`,
      mp4: `https://media1.giphy.com/${id}.mp4`,
      width: "480",
      height: "270",
      size: String(size),
    },
    downsized_medium: { url: `https://media1.giphy.com/${id}-m.gif`, width: "360", height: "202" },
    fixed_width: {
      url: "https://media1.giphy.com/200.gif",
      webp: "https://media1.giphy.com/200.webp",
    },
    original_still: { url: `https://media1.giphy.com/${id}_s.gif` },
  },
});

describe("Giphy", () => {
  const searched: Answering = () => ({
    body: {
      data: [found("a"), found("b", 9_000_000)],
      pagination: { total_count: 60, count: 2, offset: 24 },
      meta: { status: 200, msg: "OK" },
    },
  });

  it("[SEARCH-01] is asked for a page rated g, and its answer is ours", async () => {
    answering = searched;
    const gifs = giphy({ key: "the key", base, ...outside() }, bundled.gifs);
    const page = await gifs.search("cat", 2);
    expect(asked[0]?.path).toBe("/v1/gifs/search");
    expect(asked[0]?.query).toMatchObject({
      api_key: "the key",
      q: "cat",
      limit: "24",
      offset: "24",
      rating: "g",
    });
    expect(page).toMatchObject({ source: "giphy", pages: 3 });
    expect(page.results.map(({ url, width }) => [url, width])).toEqual([
      ["https://media1.giphy.com/a.webp", 480],
      ["https://media1.giphy.com/b-m.gif", 360],
    ]);
    expect(page.results[0]).toMatchObject({ still_url: "https://media1.giphy.com/a_s.gif" });
  });

  it("[OPEN-138] is asked once for what many want", async () => {
    answering = searched;
    const ports = outside();
    const gifs = giphy({ key: "k", base, ...ports }, bundled.gifs);
    await Promise.all([gifs.search("cat", 1), gifs.search("cat", 1)]);
    await gifs.search("cat", 1);
    expect(asked).toHaveLength(1);
    await ports.clock.pass(minutes(61));
    await gifs.search("cat", 1);
    expect(asked).toHaveLength(2);
  });

  it("[SEARCH-01] one is read by its id, ours without asking", async () => {
    answering = ({ path }) =>
      path.endsWith("/gone") ? { status: 404 } : { body: { data: found("a") } };
    const gifs = giphy({ key: "k", base, ...outside() }, bundled.gifs);
    expect((await gifs.read("a"))?.id).toBe("a");
    expect(await gifs.read("gone")).toBeNull();
    expect((await gifs.read("fanfold-turtle"))?.title).toBe("Turtle");
    expect(asked.map(({ path }) => path)).toEqual(["/v1/gifs/a", "/v1/gifs/gone"]);
  });

  it("[OPEN-138] a spent quota shows our own, tells the operator once, and is left alone as long as it asks", async () => {
    answering = () => ({ status: 429, headers: { "retry-after": "120" } });
    const ports = outside();
    const gifs = giphy({ key: "k", base, ...ports }, bundled.gifs);
    expect(await gifs.search("cat", 1)).toMatchObject({ source: "bundled" });
    expect((await gifs.search("dog", 1)).results.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
    expect(ports.reporter.warnings.map(({ message }) => message)).toEqual([
      "Giphy can’t be searched right now: what we bring along is shown instead.",
    ]);
    answering = searched;
    await ports.clock.pass(seconds(121));
    expect(await gifs.search("cat", 1)).toMatchObject({ source: "giphy" });
  });

  it("[OPEN-138] whoever does not answer is not waited for", async () => {
    answering = () => "never";
    const gifs = giphy({ key: "k", base, ...outside(60) }, bundled.gifs);
    expect(await gifs.search("cat", 1)).toMatchObject({ source: "bundled" });
  });

  it.each([
    ["no JSON of theirs", { body: { error: "what" } }],
    ["a fault", { status: 500 }],
    ["another place", { status: 302, headers: { location: "https://evil.example/" } }],
  ])("[OPEN-138] %s shows our own", async (_, answer) => {
    answering = () => answer;
    const gifs = giphy({ key: "k", base, ...outside() }, bundled.gifs);
    expect(await gifs.search("cat", 1)).toMatchObject({ source: "bundled" });
  });
});

describe("Spotify", () => {
  const track = {
    id: "4PTG3Z6ehGkBFwjybzWkR8",
    name: "Never Gonna Give You Up",
    artists: [{ name: "Rick Astley" }],
    album: {
      name: "Whenever You Need Somebody",
      images: [640, 300, 64].map((width) => ({ url: `https://i.scdn.co/${width}`, width })),
    },
    duration_ms: 213_573,
    external_urls: { spotify: "https://open.spotify.com/track/4PTG3Z6ehGkBFwjybzWkR8" },
  };
  const answers: Answering = ({ path }) => {
    if (path === "/api/token") return { body: { access_token: "T", expires_in: 3600 } };
    if (path === "/v1/search") return { body: { tracks: { items: [track] } } };
    return path.endsWith(track.id) ? { body: track } : { status: 404 };
  };
  const open = (ports = outside()) =>
    spotify(
      { clientId: "me", clientSecret: "secret", base, accounts: base, ...ports },
      bundled.songs,
    );

  it("[SEARCH-02] is asked for ten at most with a token that is renewed in time", async () => {
    answering = answers;
    const ports = outside();
    const songs = open(ports);
    const { source, results } = await songs.search("never", 50);
    expect(source).toBe("spotify");
    expect(results[0]).toMatchObject({
      artist: "Rick Astley",
      cover_url: "https://i.scdn.co/300",
      preview_url: null,
      link_url: track.external_urls.spotify,
    });
    expect(asked[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from("me:secret").toString("base64")}`,
    );
    expect(asked[0]?.body).toBe("grant_type=client_credentials");
    expect(asked[1]?.query).toEqual({ q: "never", type: "track", limit: "10" });
    expect(asked[1]?.headers.authorization).toBe("Bearer T");
    await songs.search("more", 10);
    expect(asked.filter(({ path }) => path === "/api/token")).toHaveLength(1);
    await ports.clock.pass(minutes(60));
    await songs.search("other", 10);
    expect(asked.filter(({ path }) => path === "/api/token")).toHaveLength(2);
  });

  it("[SEARCH-02] one is read by its id, ours without asking, and nothing typed shows ours", async () => {
    answering = answers;
    const songs = open();
    expect((await songs.read(track.id))?.name).toBe(track.name);
    expect(await songs.read("unknown")).toBeNull();
    const before = asked.length;
    expect((await songs.read("fanfold-ode-to-joy"))?.name).toBe("Ode to Joy");
    expect(await songs.search(" ", 10)).toMatchObject({ source: "bundled" });
    expect(asked).toHaveLength(before);
  });

  it("[OPEN-138] a wrong secret shows our own", async () => {
    answering = () => ({ status: 401 });
    expect(await open().search("never", 10)).toMatchObject({ source: "bundled" });
  });
});

describe("a geocoder", () => {
  it("[OPEN-136] is asked as Nominatim is, and its box becomes ours", async () => {
    answering = () => ({
      body: [
        {
          place_id: 7,
          lat: "51.5007",
          lon: "-0.1246",
          name: "Big Ben",
          display_name: "Big Ben, Westminster, London",
          boundingbox: ["51.5005", "51.5009", "-0.1249", "-0.1243"],
          address: { state: "England", country_code: "gb" },
        },
      ],
    });
    const places = nominatim({ base, userAgent: "Fanfold (test)", ...outside() }, bundled.places);
    const { source, results } = await places.search("big ben", 5);
    expect(asked[0]).toMatchObject({
      path: "/search",
      query: { q: "big ben", format: "jsonv2", limit: "5" },
    });
    expect(asked[0]?.headers["user-agent"]).toBe("Fanfold (test)");
    expect(source).toBe("geocoder");
    expect(results[0]).toMatchObject({
      name: "Big Ben",
      region: "England",
      country: "GB",
      ne_lat: 51.5009,
      zoom: 17,
    });
  });

  it("[OPEN-136] that is down leaves our own places", async () => {
    answering = () => ({ status: 503 });
    const places = nominatim({ base, userAgent: "x", ...outside() }, bundled.places);
    expect((await places.search("Lisbon", 3)).results[0]?.country).toBe("PT");
  });
});
