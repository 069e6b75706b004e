import { minutes } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import type { Limit } from "./limit.ts";

const minute = minutes(1);

/**
 * How often GIFs, songs and places are looked for (SEARCH-01, SEARCH-02, SEARCH-04). What somebody types is looked for
 * after a pause, 200 times a minute at most, so that a person stays below theirs; a card of 40 GIFs that 50 people of one
 * office open together stays below the last.
 */
export const searchLimits = {
  searchesOfPerson: {
    counts: "Searches for GIFs, songs and places by one person",
    per: "account or visitor",
    protects: "the server’s time and the providers’ quotas",
    limit: 240,
    span: minute,
    says: limitWords.searches,
  },
  searchesOfNetwork: {
    counts: "Searches for GIFs, songs and places from one network",
    per: "network",
    protects: "the server’s time and the providers’ quotas",
    limit: 1200,
    span: minute,
    says: limitWords.searches,
  },
  foundOfNetwork: {
    counts: "GIFs and songs of cards that one network asks for",
    per: "network",
    protects: "the server’s time and the providers’ quotas",
    limit: 6000,
    span: minute,
    says: limitWords.found,
  },
} as const satisfies Record<string, Limit>;
