import type { SlideType } from "#core/domain/slide/index.ts";
import { coverOf, groundOf } from "../cover.ts";
import { type ShownSlide, tintOf } from "../shown.ts";
import { blend, contrastOf, luminanceOf } from "./colour.ts";

/** Three colours that a slide throws into the room, as hex: beside it, over the wall, and up from the table. */
export interface Light {
  readonly near: string;
  readonly light: string;
  readonly bounce: string;
}
/** A slide’s light with the ink of what is written on it: 4.5:1 on each of its colours. */
export interface Room extends Light {
  readonly ink: "dark" | "cream";
  /** What is said warmly on it, where a red or a rose can be read; else the ink. */
  readonly accent: string;
}

/** The two inks of the player’s words and signs. */
export const INKS = { dark: "#3a2030", cream: "#fff6e4" } as const;
/** A little more than 4.5:1, for the grain and the table’s edge over it. */
const readable = 4.9;

const lit = (near: string, light: string, bounce: string): Light => ({ near, light, bounce });

/** Light of a ground with something on it: a paper of one colour, a cover of two. */
const lightOfPaper = (ground: string, ink: string): Light =>
  luminanceOf(ground) < 0.2
    ? lit(blend(ground, "#ffffff", 0.2), ground, blend(ink, ground, 0.3))
    : lit(blend(ground, ink, 0.22), blend(ground, "#ffffff", 0.42), blend(ground, ink, 0.5));

/** Light of a colour that was chosen for the card: the wall a little paler, the table deeper. */
const lightOfColour = (colour: string): Light =>
  lit(colour, blend(colour, "#ffffff", 0.45), blend(colour, "#2b1430", 0.22));

const peach = lit("#f7ab84", "#ffe6c9", "#ee8f80");
const words: Readonly<Record<string, Light>> = {
  letter: peach,
  typewriter: lit("#7fb3a4", "#dcebe1", "#4c8f80"),
  xmas: lit("#2c7078", "#0f3d4c", "#e9c987"),
  greetings: lit("#6fae98", "#fbe8c8", "#ee8f7c"),
  simple: lit("#f9b48a", "#ffe9d6", "#f2867b"),
};
const photos: Readonly<Record<string, Light>> = {
  polaroid: lit("#eca558", "#ffe4b8", "#c97a3e"),
};
const own = (looks: Readonly<Record<string, Light>>, { variant }: ShownSlide): Light | undefined =>
  Object.hasOwn(looks, variant) ? looks[variant] : undefined;

/** Each kind’s light, from the colours that its drawing is made of; one of no colour of its own has the letter’s. */
const lights: Readonly<Partial<Record<SlideType, (slide: ShownSlide) => Light>>> = {
  title: (slide) => {
    const { ground, ink } = groundOf(coverOf(slide));
    return lightOfPaper(ground, ink);
  },
  text: (slide) => own(words, slide) ?? peach,
  photos: (slide) => own(photos, slide) ?? lightOfPaper(tintOf(slide), "#c9622f"),
  legacy: (slide) => lightOfPaper(tintOf(slide), "#c9622f"),
  credits: () => lit("#f7b09a", "#fdeedd", "#f0b878"),
  news: () => lit("#d9c39a", "#f6ecd6", "#b98d5c"),
  date: () => lit("#f3b7a4", "#fdebdc", "#d9826b"),
  audio: () => lit("#8fb7cf", "#e3eef3", "#6b93b5"),
  video: () => lit("#a99bc9", "#eae4f3", "#7f6fae"),
  giphy: () => lit("#f2a7bd", "#fde6ec", "#d9769a"),
  location: () => lit("#93c5b0", "#e4f1e6", "#5fa08a"),
  music: () => lit("#e9a3a0", "#fbe3dc", "#c2696f"),
};

/** The worst contrast that an ink has on a light, where the table darkens it a little. */
const worst = (ink: string, { near, light, bounce }: Light): number =>
  Math.min(
    ...[near, light, blend(light, bounce, 0.6)].flatMap((ground) => [
      contrastOf(ink, ground),
      contrastOf(ink, blend(ground, "#3c1414", 0.08)),
    ]),
  );

const toward = ({ near, light, bounce }: Light, end: string, part: number): Light =>
  lit(blend(near, end, part), blend(light, end, part), blend(bounce, end, part));

const accents = { dark: ["#b3202f", "#8f1522", "#7a0f1b"], cream: ["#ffc2b4", "#ffdccf"] } as const;
const accentOn = (light: Light, ink: "dark" | "cream"): string =>
  accents[ink].find((accent) => worst(accent, light) >= 4.5) ?? INKS[ink];

/** The room that a slide lights, softened until its ink can be read on all of it. Pure. */
export const roomOf = (slide: ShownSlide): Room => {
  const own = slide.background
    ? lightOfColour(slide.background)
    : (lights[slide.type] ?? (() => peach))(slide);
  const ink = worst(INKS.dark, own) >= worst(INKS.cream, own) ? "dark" : "cream";
  const end = ink === "dark" ? "#fff9f0" : "#10101c";
  for (let part = 0; ; part = Math.min(1, part + 0.04)) {
    const light = toward(own, end, part);
    if (part === 1 || worst(INKS[ink], light) >= readable)
      return { ...light, ink, accent: accentOn(light, ink) };
  }
};
