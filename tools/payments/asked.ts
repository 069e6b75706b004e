import { parseArgs } from "node:util";
import type { CreditType } from "#core/domain/payment/index.ts";

/** What a call of `npm run payments` asks for; words where it makes no sense. */
export type Command =
  | { readonly do: "list"; readonly limit: number }
  | { readonly do: "show"; readonly payment: string }
  | {
      readonly do: "refund";
      readonly payment: string;
      /** In minor units; null is all that is left. */
      readonly amount: number | null;
      readonly dry: boolean;
    }
  | {
      readonly do: "grant";
      readonly email: string;
      readonly kind: CreditType;
      readonly quantity: number;
      readonly occasion: string;
      readonly dry: boolean;
    }
  | { readonly do: "daily"; readonly day: string }
  | { readonly do: "nothing"; readonly why: string };

const options = {
  limit: { type: "string", default: "20" },
  amount: { type: "string" },
  digital: { type: "string" },
  postal: { type: "string" },
  occasion: { type: "string" },
  "dry-run": { type: "boolean", default: false },
} as const;

const nothing = (why: string): Command => ({ do: "nothing", why });
const most = 1000;
const whole = (text = ""): number | null =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most ? Number(text) : null;
/** Pounds to pence, digit by digit: 2.50 is 250. */
const pence = (text: string): number | null => {
  const [, pounds, rest = "00"] = /^(\d{1,6})(?:\.(\d\d))?$/.exec(text) ?? [];
  return pounds === undefined ? null : Number(pounds + rest);
};

export const asked = (args: readonly string[]): Command => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return nothing((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [deed, what, ...more] = positionals;
  const dry = values["dry-run"];
  if (more.length > 0) return nothing(`"${more.join(" ")}" is too much.`);
  if (deed === "list") {
    const limit = whole(values.limit);
    return limit === null ? nothing(`--limit goes from 1 to ${most}.`) : { do: "list", limit };
  }
  if (deed === undefined || !["show", "refund", "grant", "daily"].includes(deed))
    return nothing("Say list, show, refund, grant or daily.");
  if (what === undefined) return nothing(`Say what to ${deed}.`);
  if (deed === "show") return { do: "show", payment: what };
  if (deed === "daily")
    return /^\d{4}-\d\d-\d\d$/.test(what) && !Number.isNaN(Date.parse(what))
      ? { do: "daily", day: what }
      : nothing(`"${what}" is no day: write it like 2026-03-01.`);
  if (deed === "refund") {
    const amount = values.amount === undefined ? null : pence(values.amount);
    if (values.amount !== undefined && !amount)
      return nothing(`"${values.amount}" is no amount: write it like 2.50.`);
    return { do: "refund", payment: what, amount, dry };
  }
  const { digital, postal, occasion } = values;
  if ((digital === undefined) === (postal === undefined))
    return nothing("Say either --digital or --postal.");
  const quantity = whole(digital ?? postal);
  if (quantity === null) return nothing(`Credits are given from 1 to ${most}.`);
  if (!/^[a-z0-9-]{1,40}$/.test(occasion ?? ""))
    return nothing("Say the --occasion in small letters, digits and dashes: spring-mailing.");
  const kind = digital === undefined ? "postal" : "digital";
  return { do: "grant", email: what, kind, quantity, occasion: occasion ?? "", dry };
};

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
