import type { Plugin } from "vite";

/** What three puts before every program, whatever its material is. */
const ALWAYS = new Set(["tonemapping_pars_fragment", "colorspace_pars_fragment"]);
/** The programs of materials that come with three, and the pieces of them. */
const CHUNK = /^((?:var|const) ([\w$]+) = )"(?:[^"\\]|\\.)*";$/gm;
const CHUNKS_END = "\nconst ShaderChunk = {";
/** Materials of three that bring a program; those whose shaders are written here do not. */
const READY_MADE =
  /\b(?:Mesh(?:Basic|Lambert|Phong|Standard|Physical|Toon|Matcap|Normal|Depth|Distance)|Points|Line(?:Basic|Dashed)|Sprite|Shadow)Material\b/;

/** The renderer without the programs of materials that no cover has: a quarter of what it weighs. */
export const withoutPrograms = (code: string): string => {
  const end = code.indexOf(CHUNKS_END);
  if (end < 0) throw new Error("three keeps its programs elsewhere: look at tools/shaders.ts");
  const chunks = code
    .slice(0, end)
    .replace(CHUNK, (whole, head: string, name: string) =>
      ALWAYS.has(name) ? whole : `${head}"";`,
    );
  return chunks + code.slice(end);
};

/** GLSL between two values, without its comments and what only sets it apart; a line of the preprocessor stays one. */
export const squeezed = (text: string): string => {
  const [lead = ""] = /^\s*/.exec(text) ?? [];
  const [trail = ""] = /\s*$/.exec(text) ?? [];
  if (lead.length === text.length) return edge(lead);
  const lines = text
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .replace(/\/\/.*$/gm, "")
    .split("\n")
    .map((line) => line.trim());
  let made = "";
  for (const line of lines)
    if (line.startsWith("#")) made += `\n${line.replace(/\s+/g, " ")}\n`;
    else if (line !== "")
      made += `${made === "" || made.endsWith("\n") ? "" : " "}${line.replace(/\s+/g, " ")}`;
  const tight = made
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      line.startsWith("#") ? line : line.replace(/ ?([;{}(),=<>*/?:&|[\]]) ?/g, "$1"),
    );
  const inner = tight.reduce(
    (all, line, i) =>
      all + (i > 0 && (line.startsWith("#") || tight[i - 1]?.startsWith("#")) ? "\n" : "") + line,
    "",
  );
  const first = tight[0]?.startsWith("#") ? "\n" : edge(lead);
  const last = tight.at(-1)?.startsWith("#") ? "\n" : edge(trail);
  return first + inner + last;
};
const edge = (space: string): string => (space === "" ? "" : space.includes("\n") ? "\n" : " ");

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Where the text of templates marked as GLSL stands in a module. */
export const marked = (code: string, tree: unknown): Node[] => {
  const found: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start } = node as Node;
    if (type === "TemplateLiteral" && /\/\* glsl \*\/\s*$/.test(code.slice(0, start)))
      found.push(...(node as unknown as { quasis: Node[] }).quasis);
    for (const part of Object.values(node)) visit(part);
  };
  visit(tree);
  return found;
};

/** A module with its GLSL squeezed. */
export const squeezedModule = (code: string, tree: unknown): string => {
  let made = "";
  let from = 0;
  for (const { start, end } of marked(code, tree).sort((a, b) => a.start - b.start)) {
    const text = code.slice(start, end);
    if (code[end] === "$" && /\/\/[^\n]*$/.test(text))
      throw new Error(`A value stands in a comment: ${text.slice(-60)}`);
    made += code.slice(from, start) + squeezed(text);
    from = end;
  }
  return made + code.slice(from);
};

/** Whether a module asks three for a material that has no program where the product is built. */
export const asksForProgram = (code: string): boolean =>
  READY_MADE.test(code) || /#include\s*</.test(code);

/** What the stage loads, without the shaders nobody uses and the spaces nobody reads (P2). */
export const shaders = (): Plugin => ({
  name: "shaders",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (/\/three\/build\/three\.module\.js$/.test(id))
      return { code: withoutPrograms(code), map: null };
    if (!id.includes("/adapters/webgl/") || !id.endsWith(".ts")) return null;
    if (asksForProgram(code))
      this.error(`${id} asks for a program of three's own, which is left out (tools/shaders.ts)`);
    if (!code.includes("/* glsl */")) return null;
    return { code: squeezedModule(code, this.parse(code, { lang: "ts" })), map: null };
  },
});
