import { parseArgs } from "node:util";

const deeds = ["list", "show", "print", "printing", "posted", "hand-over", "cancel"] as const;
type Step = "printing" | "posted" | "hand-over" | "cancel";

/** What a call of `npm run orders` asks for; words where it makes no sense. */
export type Command =
  | { readonly do: "help" }
  | { readonly do: "list" }
  | { readonly do: "show"; readonly order: string }
  | { readonly do: "print"; readonly order: string; readonly out: string }
  | { readonly do: Step; readonly order: string; readonly dry: boolean }
  | { readonly do: "nothing"; readonly why: string };

/** What `help` prints. */
export const help: readonly string[] = [
  "npm run orders -- list                        what is still to be posted, the most urgent first",
  "npm run orders -- show REFERENCE              one order, with the address for the envelope",
  "npm run orders -- print REFERENCE --out FILE  writes the PDF that’s printed",
  "npm run orders -- printing REFERENCE          says that you’re printing it",
  "npm run orders -- posted REFERENCE            says that it’s in the post",
  "npm run orders -- hand-over REFERENCE         has the printing service asked, now or again",
  "npm run orders -- cancel REFERENCE            cancels it: the money or the credit goes back",
  "",
  "REFERENCE is the payment’s, or the order’s id. The customer is emailed when it’s printing, posted",
  "or cancelled. What changes something takes --dry-run, and then only says what would happen.",
];

const options = {
  out: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;
const nothing = (why: string): Command => ({ do: "nothing", why });
const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, strict: true, allowPositionals: true });

export const asked = (args: readonly string[]): Command => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return nothing((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [word = "help", order, ...more] = positionals;
  if (values.help || word === "help") return { do: "help" };
  const deed = deeds.find((one) => one === word);
  if (deed === undefined) return nothing(`Say ${deeds.slice(0, -1).join(", ")}, cancel or help.`);
  if (deed === "list")
    return order === undefined ? { do: "list" } : nothing("list takes nothing more.");
  if (more.length > 0) return nothing(`"${more.join(" ")}" is too much.`);
  if (order === undefined) return nothing("Say which order, by its payment’s reference or its id.");
  if (deed === "show") return { do: "show", order };
  if (deed === "print") return { do: "print", order, out: values.out ?? `${order}.pdf` };
  return { do: deed, order, dry: values["dry-run"] };
};
