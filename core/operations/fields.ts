import * as z from "zod/mini";

/** What several rows share: parts of a path, limits with their words. */
export const id = z.string().check(z.minLength(1, "An id is missing"), z.maxLength(200, "That id is too long"));
export const token = z
  .string()
  .check(z.minLength(1, "A token is missing"), z.maxLength(200, "That token is too long"));
export const byId = z.object({ id });
export const upTo = (limit: number, words = `Please keep this to ${limit} characters or less`) =>
  z.string().check(z.maxLength(limit, words));
/** A query value: "true" and "false" as well as booleans. */
export const flag = z.union([z.boolean(), z.stringbool()], "Please answer true or false");
/** A calendar day, YYYY-MM-DD, or an ISO date and time. */
export const date = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, "Please enter a date"));
