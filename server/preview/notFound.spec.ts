import { describe, expect, it } from "vitest";
import { routes } from "#core/domain/navigation/index.ts";
import { askedPages } from "#specs/fixtures/askedPages.ts";

const { read } = askedPages();
/** An address of every row of the table that is somewhere. */
const known = routes
  .filter(({ path }) => path !== "*" && path !== "/to/*")
  .map(({ path }) => path.replace(/:[a-zA-Z]+/g, "a1").replace(/\*$/, "far/away"));

describe("[F-25] [ROUTE-66] whether an address leads anywhere, in the answer's status", () => {
  it.each(known)("%s does", async (path) => {
    for (const method of ["GET", "HEAD"])
      expect((await read(path, method)).answer.status).toBe(200);
    expect((await read(`${path}?x=1`)).answer.status).toBe(200);
  });

  it.each([
    "/nowhere",
    "/edit",
    "/edit/a/b/c/d",
    "/shopping",
    "/SHOP",
    "/to/%68ttps:%2F%2Fevil.example",
    "/to/%",
    "/wp-admin",
    "/%E0%A4%A",
  ])("%s does not, and the app's own page says so", async (path) => {
    const { answer, html, said } = await read(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(html).toContain('src="/assets/app.js"');
    expect(said("robots")).toBe("noindex");
    const head = await read(path, "HEAD");
    expect([head.answer.status, head.html]).toEqual([404, ""]);
  });

  it("an own path and a listed host are forwarded to", async () => {
    for (const path of ["/to/%2Fshop", "/to//shop?x=1"])
      expect((await read(path)).answer.status).toBe(200);
  });

  it.each([
    "/none.js",
    "/assets/none",
    "/assets/none.js",
    "/cover-assets/none",
    "/none.webmanifest",
  ])("%s is a file that is missing: no page comes for it", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const { answer, html } = await read(path, method);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        404,
        "text/plain; charset=UTF-8",
      ]);
      expect(html).not.toContain("<");
    }
  });
});
