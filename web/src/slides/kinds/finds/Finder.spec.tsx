import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { type FoundPage, Search } from "#core/app/search/index.ts";
import { overLimit } from "#core/domain/limits/index.ts";
import { done, type Outcome, seconds } from "#core/kernel/index.ts";
import { observe } from "#web/app/observe.ts";
import { Finder } from "./Finder.tsx";

/** A panel whose first search comes too often. */
const tooOften = () => {
  const clock = steppedClock();
  const asked: string[] = [];
  const answer = (term: string): Outcome<FoundPage<string>> =>
    asked.length > 1
      ? done({ results: [`A ${term}`], pages: 1, source: "bundled" })
      : overLimit("searchesOfPerson", seconds(20));
  const search = observe(
    new Search<string>(clock, async (term) => {
      asked.push(term);
      return answer(term);
    }),
  );
  render(<Finder kind="gif" search={search} loading={null} found={(all) => <p>{all.join()}</p>} />);
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.change(field, { target: { value: "cat" } });
  fireEvent.keyDown(field, { key: "Enter" });
  return { clock, asked, field };
};
const sentence = /You’ve searched a lot in a short time\. Please try again in a minute\./;

test("[SEARCH-01, ERR-16] a search that comes too often says so, and goes on by itself", async () => {
  const { clock, asked, field } = tooOften();
  await screen.findByText(sentence);
  expect(field.value).toBe("cat");
  await clock.pass(seconds(20));
  await screen.findByText("A cat");
  expect([asked, field.value]).toEqual([["cat", "cat"], "cat"]);
  expect(screen.queryByText(sentence)).toBeNull();
});

test("[SEARCH-01, ERR-16] or is tried again by whoever can’t wait", async () => {
  const { field } = tooOften();
  await screen.findByText(sentence);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("A cat");
  expect(field.value).toBe("cat");
});

test.each([
  [false, true],
  [true, false],
])("[F-48] with a finger (%s) the field begins with the focus: %s", (isCoarse, hasFocus) => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => ({ media, matches: isCoarse }) as MediaQueryList,
  );
  const { field } = tooOften();
  expect(document.activeElement === field).toBe(hasFocus);
  vi.restoreAllMocks();
});

test("[F-48] whoever types elsewhere goes on there", () => {
  render(<input aria-label="Title" />);
  screen.getByLabelText("Title").focus();
  tooOften();
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
});
