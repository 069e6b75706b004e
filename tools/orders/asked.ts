import { parseArgs } from "node:util";

/** What a call of `npm run orders` asks for; words where it makes no sense. */
export type Command =
  | { readonly do: "list" }
  | { readonly do: "show"; readonly order: string }
  | { readonly do: "print"; readonly order: string; readonly out: string }
  | {
      readonly do: "printing" | "posted" | "cancel" | "hand-over";
      readonly order: string;
      readonly dry: boolean;
    }
  | { readonly do: "nothing"; readonly why: string };

const options = {
  out: { type: "string" },
  "dry-run": { type: "boolean", default: false },
} as const;
const deeds = ["list", "show", "print", "printing", "posted", "hand-over", "cancel"];
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
  const [deed = "", order, ...more] = positionals;
  if (!deeds.includes(deed)) return nothing(`Say ${deeds.slice(0, -1).join(", ")} or cancel.`);
  if (deed === "list" && order !== undefined) return nothing("list takes nothing more.");
  if (more.length > 0) return nothing(`"${more.join(" ")}" is too much.`);
  if (deed === "list") return { do: "list" };
  if (order === undefined) return nothing("Say which order, by its id or its payment’s reference.");
  if (deed === "show") return { do: "show", order };
  if (deed === "print") return { do: "print", order, out: values.out ?? `${order}.pdf` };
  return {
    do: deed as "printing" | "posted" | "cancel" | "hand-over",
    order,
    dry: values["dry-run"],
  };
};
