import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type ModalName,
  mayOpen,
  modalNames,
  modalOver,
  routes,
} from "#core/domain/navigation/index.ts";

/** Appendix A as it is printed: each modal's slug and the words that say where it is allowed. */
const appendix = (): ReadonlyMap<string, string> => {
  const text = readFileSync("docs/requirements.md", "utf8");
  const table = text.split("### Appendix A")[1]?.split("### Appendix B")[0] ?? "";
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(1);
  return new Map(
    rows.flatMap(([, names = "", where = ""]) =>
      names
        .split(", ")
        .map((name) => [
          name.trim().replace("{product}", "card").replaceAll(" ", "-"),
          where.trim(),
        ]),
    ),
  );
};

/** Paths one after another: every route of the table with something in the place of its parameters. */
const places = routes.map(({ path }) => ({
  path,
  at: path.replace(/:[a-zA-Z]+/g, "a1").replace(/\*$/, "far/away"),
}));
const landing = ["/", "/howitworks/overview", "/faq", "/privacy", "/terms", "/corporate-terms"];
const needsSignIn =
  /^\/(home|account|reminders|shared|edit|jump)(\/|$)|^\/create($|\/greeting$|\/data)|^\/themes\/(create|share|:id$)/;

/** What one part of a printed row says about a path; an own reading of the words, apart from the product's. */
const says = (part: string, path: string, all: ReadonlyMap<string, string>): boolean => {
  const rule = part.replace(/\(.*$/, "").trim();
  if (rule === "landing") return landing.includes(path);
  if (rule === "every signed-in route") return needsSignIn.test(path);
  if (rule === "the routes of contribution builder")
    return allows(all.get("contribution-builder") ?? "", path, all);
  if (rule === "every route that allows auth") return allows(all.get("auth") ?? "", path, all);
  const shape = rule.replace("*", "");
  const plain = path.replace(/:[a-zA-Z]+/g, "{}");
  const asked = shape.replace(/\{[a-zA-Z]+\}/g, "{}");
  return plain === asked || (rule.endsWith("*") && plain.startsWith(`${asked}/`));
};
const allows = (where: string, path: string, all: ReadonlyMap<string, string>): boolean =>
  where.startsWith("every route except")
    ? !where.replace("every route except ", "").split(", ").includes(path)
    : where.split(", ").some((part) => says(part, path, all));

const group = routes.flatMap(({ path }) => (path.startsWith("/edit/:id/group") ? [path] : []));
/** Dialogs of ours, which the specification names no address for (decisions 0073 and 0077). */
const beside: Partial<Record<ModalName, readonly string[]>> = {
  soundtrack: ["/edit/:id", "/edit/:id/slides"],
  "co-owner": group,
  "offer-card": group,
  logo: ["/edit/:id", "/edit/:id/slides"],
  colours: ["/edit/:id", "/edit/:id/slides"],
};
const printedNames = modalNames.filter((name) => !(name in beside));

describe("[MODAL-02][OPEN-43] each modal is allowed exactly where Appendix A says", () => {
  const all = appendix();
  test("the appendix has a row for each of the 26", () => {
    expect([...all.keys()].sort()).toEqual([...printedNames].sort());
  });
  test.each(Object.entries(beside))("%s, which is ours", (name, where) => {
    const allowed = places.filter(({ at }) => mayOpen(at, name as ModalName));
    expect(allowed.map(({ path }) => path)).toEqual(where);
  });
  test.each(printedNames)("%s", (name: ModalName) => {
    const where = all.get(name) ?? "";
    const allowed = places.filter(({ at }) => mayOpen(at, name)).map(({ path }) => path);
    const printed = places.filter(({ path }) => allows(where, path, all)).map(({ path }) => path);
    expect(allowed).toEqual(printed);
    expect(allowed.length).toBeGreaterThan(1);
  });
});

const over = (path: string) =>
  modalOver(path, { tiers: "on", isSignedIn: true, isAskedInVain: true, result: null });

test("[MODAL-01][MODAL-02] a modal stands over a path only where it is allowed, and under its name", () => {
  expect(over("/edit/1?modal=delete-card")?.name).toBe("delete-card");
  expect(over("/edit/1/send?modal=delete-card")).toBeNull();
  expect(over("/edit/1?modal=delete-everything")).toBeNull();
  expect(over("/homes?modal=faq")).toBeNull();
  expect(over("/home/received/?modal=faq#top")?.name).toBe("faq");
  expect(over("/terms?modal=delete-card")?.name).toBe("terms");
});
