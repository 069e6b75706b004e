import { describe, expect, it } from "vitest";
import { makeService } from "#specs/fixtures/service.ts";
import { type SiteOptions, site } from "./site.ts";

const started = (different: Partial<SiteOptions> = {}) => {
  const service = makeService();
  const served: string[] = [];
  const faults: unknown[] = [];
  const app = site({
    service,
    files: {
      ...service.objects,
      serve: async (key) => {
        served.push(key);
        return new Response(key);
      },
    },
    web: null,
    network: () => "192.0.2.1",
    report: (error) => faults.push(error),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
    ...different,
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`${service.settings.address}${path}`, { headers }));
  const post = async (path: string, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`${service.settings.address}${path}`, { method: "POST", headers, body: "{}" }),
    );
  return { get, post, served, faults, warnings: service.reporter.warnings };
};

describe("the site", () => {
  it("[MEDIA-01] gives a file by its key, and nothing where the path is broken", async () => {
    const { get, served, faults } = started();
    expect(await (await get("/files/media/a%20b.webp")).text()).toBe("media/a b.webp");
    for (const broken of ["/files/%", "/files/%zz", "/files/%e0%a4%a", "/files/a%2"])
      expect((await get(broken)).status).toBe(404);
    expect(served).toEqual(["media/a b.webp"]);
    expect(faults).toEqual([]);
  });

  it("[R13] says on every answer that nothing foreign runs and no referrer leaves", async () => {
    const { get } = started();
    for (const path of ["/health", "/files/media/a", "/api/none", "/none.js"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("[PLAY-10] lets other sites read what a card on their pages is made of, and nothing else", async () => {
    const { get } = started();
    const openTo = async (path: string) =>
      (await get(path, { origin: "https://blog.example" })).headers.get(
        "access-control-allow-origin",
      );
    for (const path of [
      "/embed.js",
      "/assets/a-1.js",
      "/cover-assets/a.png",
      "/tracks/a.m4a",
      "/files/media/a",
      "/api/story/watch/none",
      "/api/covers/exported/bee_queen",
    ])
      expect(await openTo(path), path).toBe("*");
    for (const path of [
      "/",
      "/api/story/recipient/none",
      "/api/story/group/none",
      "/api/story/watch/none/role",
      "/api/user",
      "/api/platform",
      "/outbox",
    ])
      expect(await openTo(path), path).toBeNull();
    const { headers } = await get("/api/story/watch/none");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("[API-01] keeps the reference and the contract beside the API, without asking who it is", async () => {
    const { get } = started();
    const page = await get("/api/reference");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const contract = await get("/api/openapi.json");
    expect(((await contract.json()) as { openapi: string }).openapi).toBe("3.1.0");
  });

  it.each([
    ["ready", 200],
    ["degraded", 200],
    ["down", 503],
  ] as const)("[F-28] tells whoever watches over it that it is %s", async (status, code) => {
    const report = {
      status,
      checks: [
        {
          name: "mail",
          purpose: "Sends emails.",
          state: status,
          reason: status === "ready" ? null : "It can’t be reached.",
          since: "2026-03-01T12:00:00.000Z",
        },
      ],
    };
    const answer = await started({ health: async () => report }).get("/health");
    expect(answer.status).toBe(code);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual(report);
  });

  it("[F-31] says in the log what to set when a page at another address calls", async () => {
    const { post, warnings } = started();
    expect((await post("/api/auth", { origin: "http://192.168.1.4:8080" })).status).toBe(403);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.message).toContain("ADDRESS");
    await post("/api/auth", { origin: "http://192.168.1.4:8080" });
    expect(warnings).toHaveLength(1);
  });
});
