import * as z from "zod/mini";
import type { AddressSuggestion, FoundAddress } from "#core/domain/address/index.ts";
import type { AddressLookup } from "#core/service/ports/index.ts";
import { type ProviderPorts, provider } from "./provider.ts";

/** Nobody can be asked: addresses are typed in (POST-10). */
export const noAddresses: AddressLookup = { suggest: async () => [], retrieve: async () => null };

export interface AddressOptions extends ProviderPorts {
  readonly key: string;
  /** Another server that speaks as theirs does, for tests. */
  readonly base?: string;
}

/** What is asked of a directory, and how its answers are read. */
interface Directory {
  readonly name: string;
  readonly suggest: (term: string) => string;
  readonly suggestions: (answer: unknown) => readonly AddressSuggestion[];
  readonly retrieve: (id: string) => string;
  readonly address: (answer: unknown) => FoundAddress;
}

const most = 10;
/** Shorter terms are of no use to a directory, and each one costs. */
const fewestSigns = 3;

const lookup = (directory: Directory, { key: _key, base: _base, ...ports }: AddressOptions) => {
  const { ask } = provider(directory.name, ports);
  return {
    suggest: async (term) => {
      const asked = term.trim().toLowerCase();
      if (asked.length < fewestSigns) return [];
      const found = await ask(
        `suggest ${asked}`,
        () => new Request(directory.suggest(asked)),
        directory.suggestions,
      );
      return (found ?? []).slice(0, most);
    },
    retrieve: (id) =>
      ask(`retrieve ${id}`, () => new Request(directory.retrieve(id)), directory.address),
  } satisfies AddressLookup;
};

const told = (...lines: readonly (string | null | undefined)[]): string =>
  lines.filter((line) => line).join(", ");

const Hits = z.object({
  result: z.object({ hits: z.array(z.object({ id: z.string(), suggestion: z.string() })) }),
});
const Resolved = z.object({
  result: z.object({
    line_1: z.string(),
    line_2: z.optional(z.string()),
    line_3: z.optional(z.string()),
    post_town: z.string(),
    postcode: z.string(),
  }),
});
/** "BRISTOL" as it is written: the directory has towns in capitals. */
const town = (capitals: string): string =>
  capitals.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (sign) => sign.toUpperCase());

/** Ideal Postcodes: its suggestions cost nothing, an address in full does (docs.ideal-postcodes.co.uk). */
export const idealPostcodes = (options: AddressOptions): AddressLookup => {
  const base = `${options.base ?? "https://api.ideal-postcodes.co.uk"}/v1/autocomplete/addresses`;
  const key = `api_key=${encodeURIComponent(options.key)}`;
  return lookup(
    {
      name: "Ideal Postcodes",
      suggest: (term) => `${base}?${key}&query=${encodeURIComponent(term)}`,
      suggestions: (answer) =>
        z.parse(Hits, answer).result.hits.map(({ id, suggestion }) => ({ id, text: suggestion })),
      retrieve: (id) => `${base}/${encodeURIComponent(id)}/gbr?${key}`,
      address: (answer) => {
        const { result } = z.parse(Resolved, answer);
        return {
          address_line_1: result.line_1,
          address_line_2: told(result.line_2, result.line_3),
          city: town(result.post_town),
          postcode: result.postcode,
        };
      },
    },
    options,
  );
};

const Suggested = z.object({
  suggestions: z.array(z.object({ id: z.string(), address: z.string() })),
});
const Got = z.object({
  line_1: z.string(),
  line_2: z.optional(z.string()),
  line_3: z.optional(z.string()),
  line_4: z.optional(z.string()),
  locality: z.optional(z.string()),
  town_or_city: z.string(),
  postcode: z.string(),
});

/** getAddress.io (documentation.getaddress.io). */
export const getAddress = (options: AddressOptions): AddressLookup => {
  const base = options.base ?? "https://api.getAddress.io";
  const key = `api-key=${encodeURIComponent(options.key)}`;
  return lookup(
    {
      name: "getAddress",
      suggest: (term) => `${base}/autocomplete/${encodeURIComponent(term)}?${key}`,
      suggestions: (answer) =>
        z.parse(Suggested, answer).suggestions.map(({ id, address }) => ({ id, text: address })),
      retrieve: (id) => `${base}/get/${encodeURIComponent(id)}?${key}`,
      address: (answer) => {
        const found = z.parse(Got, answer);
        return {
          address_line_1: found.line_1,
          address_line_2: told(found.line_2, found.line_3, found.line_4, found.locality),
          city: found.town_or_city,
          postcode: found.postcode,
        };
      },
    },
    options,
  );
};
