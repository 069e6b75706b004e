import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { as, type SlideId } from "#core/kernel/index.ts";
import {
  inOrder,
  moved,
  moveMessage,
  type Ordered,
  orderAsAsked,
  placesOf,
  renumber,
} from "./index.ts";

const slide = (id: string, position: number, type: Ordered["type"] = "text"): Ordered => ({
  id: as<SlideId>(id),
  type,
  status: "approved",
  position,
});
const card = (messages: number): Ordered[] => [
  slide("title", 1, "title"),
  ...Array.from({ length: messages }, (_, at) => slide(`m${at}`, at + 2)),
  slide("credits", messages + 2, "credits"),
];
const ids = (slides: readonly { id: string }[]) => slides.map((s) => s.id);
const apply = (slides: readonly Ordered[], places: readonly { id: string; position: number }[]) =>
  slides.map((s) => ({
    ...s,
    position: places.find((p) => p.id === s.id)?.position ?? s.position,
  }));

describe("the order of a card", () => {
  it("is by position, title first and credits last, without what is not in the card [OPEN-134]", () => {
    const mixed = [
      slide("credits", 1, "credits"),
      slide("b", 3),
      { ...slide("out", 2), status: "moderated" as const },
      slide("a", 2),
      slide("title", 9, "title"),
    ];
    expect(ids(inOrder(mixed))).toEqual(["title", "a", "b", "credits"]);
  });

  it("is asked for as places from 1, and names only what moves [STORY-10]", () => {
    const slides = card(3);
    const wanted = orderAsAsked(slides, placesOf(moved(slides, 3, 1)));
    expect(ids(wanted ?? [])).toEqual(["title", "m2", "m0", "m1", "credits"]);
    expect(renumber(wanted ?? [])).toEqual([
      { id: "m2", position: 2 },
      { id: "m0", position: 3 },
      { id: "m1", position: 4 },
    ]);
  });

  it("leaves slides that came in meanwhile behind the others, as they stood [STORY-10]", () => {
    const slides = card(5);
    const asked = [
      { id: "m4", position: 1 },
      { id: "m1", position: 2 },
    ];
    expect(ids(orderAsAsked(slides, asked) ?? [])).toEqual([
      ...["title", "m4", "m1"],
      ...["m0", "m2", "m3", "credits"],
    ]);
  });

  it("refuses strangers, doubles and places below 1 [API-30]", () => {
    const slides = [...card(2), { ...slide("out", 0), status: "pending" as const }];
    for (const asked of [
      [{ id: "nobody", position: 1 }],
      [{ id: "out", position: 1 }],
      [{ id: "m0", position: 0 }],
      [
        { id: "m0", position: 1 },
        { id: "m0", position: 2 },
      ],
      [
        { id: "m0", position: 2 },
        { id: "m1", position: 2 },
      ],
    ])
      expect(orderAsAsked(slides, asked)).toBeUndefined();
  });

  it("moves one entry and loses none", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, -5)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 7, 0)).toEqual(["a", "b"]);
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(20), fc.integer(), (list, from, to) => {
        expect([...moved(list, from, to)].sort()).toEqual([...list].sort());
      }),
    );
  });

  it("stands at 1..n whatever was created, moved, taken out or let in [STORY-10]", () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("create" as const) }),
      fc.record({ do: fc.constant("move" as const), from: fc.nat(30), to: fc.nat(30) }),
      fc.record({ do: fc.constant("remove" as const), at: fc.nat(30) }),
      fc.record({ do: fc.constant("reject" as const), at: fc.nat(30) }),
      fc.record({ do: fc.constant("approve" as const), at: fc.nat(30) }),
    );
    let steps = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (history) => {
        let slides = card(1);
        const close = (next: Ordered[]) => {
          slides = apply(
            next,
            renumber(
              inOrder(next),
              next.filter((s) => s.status !== "approved"),
            ),
          );
        };
        for (const [nth, it] of history.entries()) {
          steps++;
          const messages = slides.filter((s) => s.type === "text");
          const hit = "at" in it ? messages[it.at % Math.max(1, messages.length)] : undefined;
          if (it.do === "create") close([...slides, slide(`n${nth}`, 9999)]);
          else if (it.do === "move") {
            const asked = placesOf(moved(inOrder(slides), it.from, it.to));
            slides = apply(slides, renumber(orderAsAsked(slides, asked) ?? []));
          } else if (!hit) continue;
          else if (it.do === "remove") close(slides.filter((s) => s !== hit));
          else {
            const status = it.do === "approve" ? ("approved" as const) : ("rejected" as const);
            const position = status === hit.status ? hit.position : 9999;
            close(slides.map((s) => (s === hit ? { ...s, status, position } : s)));
          }
          const shown = inOrder(slides);
          expect(shown.map((s) => s.position)).toEqual(shown.map((_, at) => at + 1));
          expect(shown.at(0)?.type).toBe("title");
          expect(shown.at(-1)?.type).toBe("credits");
          for (const s of slides) if (s.status !== "approved") expect(s.position).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
    expect(steps).toBeGreaterThan(2000);
  });
});

it("[STORY-10] a message moves among the messages; the ends and what was set aside keep their places", () => {
  const [slides, aside] = [card(3), slide("aside", 9)];
  const order = (id: string, to: number) => moveMessage(slides, id, to, aside);
  expect(ids(order("m2", 0) ?? [])).toEqual(["title", "m2", "m0", "m1", "aside", "credits"]);
  expect(ids(order("m0", 99) ?? [])).toEqual(["title", "m1", "m2", "m0", "aside", "credits"]);
  expect([order("title", 1), order("nobody", 1)]).toEqual([undefined, undefined]);
});

it("[STORY-10][API-30] places count from 1, and outside the card they are 0", () => {
  expect(placesOf([{ id: "a" }, { id: "b" }])).toEqual([
    { id: "a", position: 1 },
    { id: "b", position: 2 },
  ]);
  const at = (id: string, position: number) =>
    ({ id, position, type: "text", status: "approved" }) as const;
  expect(renumber([at("a", 1)], [at("b", 0), at("c", 1), at("d", 5)])).toEqual([
    { id: "c", position: 0 },
    { id: "d", position: 0 },
  ]);
  const twice = [
    { id: "a", position: 1 },
    { id: "a", position: 2 },
  ];
  expect(orderAsAsked([at("a", 1)], twice)).toBeUndefined();
});
