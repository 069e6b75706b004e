import * as z from "zod/mini";

/** "#RRGGBB". */
export const Hex = z
  .string("Please choose a colour")
  .check(z.regex(/^#[0-9A-F]{6}$/i, "Please choose a colour"));

/** From 0 to 1. */
export const Fraction = z
  .number("Please enter a number from 0 to 1")
  .check(
    z.minimum(0, "Please enter a number from 0 to 1"),
    z.maximum(1, "Please enter a number from 0 to 1"),
  );

/** A number of any size. */
export const Amount = z.number("Please enter a number");

export const Between = (least: number, most: number) =>
  z
    .number(`Please enter a number from ${least} to ${most}`)
    .check(
      z.minimum(least, `Please enter a number from ${least} to ${most}`),
      z.maximum(most, `Please enter a number from ${least} to ${most}`),
    );

/** A whole number of things. */
export const Count = (least: number, most: number) =>
  z
    .int("Please enter a whole number")
    .check(
      z.minimum(least, `Please enter a number from ${least} to ${most}`),
      z.maximum(most, `Please enter a number from ${least} to ${most}`),
    );

/** The slide's theme string means a theme by this. */
export const Name = z
  .string("Please name the theme")
  .check(z.minLength(1, "Please name the theme"));

export const Words = z.string("Please enter a text");
export const Flag = z.boolean("Please say yes or no");

/** A letter's colours, one after the other. */
export const SixColours = z.array(Hex).check(z.length(6, "Please choose six colours"));

const colour = z.array(Fraction).check(z.length(3, "Please choose a colour"));
/** Red, green and blue from 0 to 1, twice. */
export const TwoColours = z.tuple([colour, colour], "Please choose two colours");

/** Colours one after the other in one list, red, green and blue from 0 to 1. */
export const Fractions = (colours: number) =>
  z.array(Fraction).check(z.length(colours * 3, `Please choose ${colours} colours`));
