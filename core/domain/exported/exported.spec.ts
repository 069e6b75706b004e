import { expect, test } from "vitest";
import { checkExported } from "./index.ts";

const cover = (...layers: object[]) => ({
  id: "1",
  name: "a",
  variant: "exported",
  fields: [],
  layers,
  assets: {},
});
const isDrawn = (...layers: object[]) => checkExported(cover(...layers)) !== null;
const many = <T>(length: number, one: T) => Array.from({ length }, () => one);
const key = { t: 0, v: 0 };
const stop = { at: 0, colour: "#000000" };
const gradient = (stops: readonly object[]) => ({ fill: { from: [0, 0], to: [1, 1], stops } });
const title = (colours: readonly string[]) => ({
  title: { colours, family: "Nunito Variable", stroke: "#000000", shadow: "#000000" },
});
const look = (own: object) => ({ title: { ...title(["#000000"]).title, ...own } });
const wave = (times: number) => ({ waves: [{ of: "x", by: 1, times }] });
const track = (...keys: object[]) => ({ tracks: [{ of: "x", keys }] });

test.each<[string, inside: object, outside: object]>([
  ["a place so far away", { at: [5000, -5000] }, { at: [5001, 0] }],
  ["a place so far the other way", { at: [-5000, 0] }, { at: [-5001, 0] }],
  ["two numbers for a place", { at: [1, 2] }, { at: [1, 2, 3] }],
  ["sixteen seconds", track({ ...key, t: 16 }), track({ ...key, t: 17 })],
  ["time from 0", track(key), track({ ...key, t: -1 })],
  ["a key at least", track(key), track()],
  ["24 keys at most", track(...many(24, key)), track(...many(25, key))],
  ["a turn of a wave at least", wave(1), wave(0)],
  ["90 turns at most", wave(90), wave(91)],
  ["two colours at least", gradient(many(2, stop)), gradient([stop])],
  ["six colours at most", gradient(many(6, stop)), gradient(many(7, stop))],
  ["stops from 0", gradient([stop, stop]), gradient([stop, { ...stop, at: -0.1 }])],
  ["stops to 1", gradient([stop, { ...stop, at: 1 }]), gradient([stop, { ...stop, at: 1.1 }])],
  ["a title's colour", title(["#000000"]), title([])],
  ["twelve at most", title(many(12, "#000000")), title(many(13, "#000000"))],
  ["letters of some weight", look({ weight: 200 }), look({ weight: 199 })],
  ["letters not too heavy", look({ weight: 900 }), look({ weight: 901 })],
  ["a title in one of two places", look({ stands: "middle" }), look({ stands: "below" })],
  ["a room of two numbers", look({ room: [1, 2] }), look({ room: [1] })],
  ["a short name", { name: "n".repeat(40) }, { name: "n".repeat(41) }],
  ["a short outline", { path: "M".repeat(6000) }, { path: "M".repeat(6001) }],
  [
    "12 tracks",
    { tracks: many(12, track(key).tracks[0]) },
    { tracks: many(13, track(key).tracks[0]) },
  ],
  ["12 waves", { waves: many(12, wave(1).waves[0]) }, { waves: many(13, wave(1).waves[0]) }],
])("[OPEN-121] a layer has %s", (_what, inside, outside) => {
  expect([isDrawn(inside), isDrawn(outside)]).toEqual([true, false]);
});

test("[OPEN-121] a cover has 1200 layers at most, each after the one it moves with", () => {
  expect(isDrawn(...many(1200, {}))).toBe(true);
  expect(isDrawn(...many(1201, {}))).toBe(false);
  expect(isDrawn({ name: "boat" }, { in: "boat" })).toBe(true);
  expect(isDrawn({ in: "boat" }, { name: "boat" })).toBe(false);
  expect(isDrawn({}, { in: "undefined" })).toBe(false);
  expect(checkExported({ ...cover(), name: 5 })).toBeNull();
});
