import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { asksForProgram, marked, squeezed, squeezedModule, withoutPrograms } from "./shaders.ts";

const three = readFileSync("node_modules/three/build/three.module.js", "utf8");

describe("three", () => {
  const lean = withoutPrograms(three);

  it("is a quarter lighter without the programs of its own materials (P2)", () => {
    expect(lean.length).toBeLessThan(three.length * 0.8);
    expect(lean).not.toContain("#define STANDARD");
    expect(() => parseAst(lean)).not.toThrow();
  });

  it("keeps what it puts before every program", () => {
    for (const name of ["tonemapping_pars_fragment", "colorspace_pars_fragment"])
      expect(lean).toMatch(new RegExp(`${name} = "[^"]{200}`));
    const asked = [...three.matchAll(/ShaderChunk\[ '(\w+)' \]/g)].map(([, name]) => name);
    expect(asked.sort()).toEqual(["colorspace_pars_fragment", "tonemapping_pars_fragment"]);
  });

  it("fails the build where it is made in another way", () => {
    expect(() => withoutPrograms("const other = {};")).toThrow("tools/shaders.ts");
  });

  it("is not asked for a program that is left out", () => {
    expect(asksForProgram('import { MeshBasicMaterial } from "three";')).toBe(true);
    expect(asksForProgram("const GLSL = `#include <common>`;")).toBe(true);
    expect(asksForProgram('import { Mesh, ShaderMaterial } from "three";')).toBe(false);
  });
});

describe("GLSL", () => {
  it("loses its comments and what only sets it apart", () => {
    expect(squeezed("\n  float a = b( c, 2. ); // why\n  /* how */ return a;\n")).toBe(
      "\nfloat a=b(c,2.);return a;\n",
    );
  });

  it("keeps lines of the preprocessor, and words and signs apart", () => {
    expect(squeezed("  a;\n#if DETAIL > 0\n  int  b;\n#endif\n c;")).toBe(
      " a;\n#if DETAIL > 0\nint b;\n#endif\nc;",
    );
    expect(squeezed("a - -b + +c\nelse d")).toBe("a - -b + +c else d");
  });

  it("keeps one space beside a value put in", () => {
    expect(squeezed("const float A=")).toBe("const float A=");
    expect(squeezed(" * x;\n\n  ")).toBe(" *x;\n");
    expect(squeezed("#endif")).toBe("\n#endif\n");
    expect(squeezed("  ")).toBe(" ");
  });

  it("is squeezed where it is marked, and nothing else is", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
    const code = 'const a = /* glsl */ `x  =  ${f("`  y")} ;`; const b = `x  =  1`;';
    expect(squeezedModule(code, parseAst(code))).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
      'const a = /* glsl */ `x= ${f("`  y")} ;`; const b = `x  =  1`;',
    );
  });

  it("has no value in a comment, which would end before it does", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
    const code = "const a = /* glsl */ `x; // ${why} so\n`;";
    expect(() => squeezedModule(code, parseAst(code))).toThrow("in a comment");
  });

  it("says the same in every shader of the covers, word by word", () => {
    let shaders = 0;
    for (const file of globSync("adapters/webgl/**/*.ts").filter(
      (name) => !/\.spec\./.test(name),
    )) {
      const code = readFileSync(file, "utf8");
      const tree = parseAst(code, { lang: "ts" });
      const made = squeezedModule(code, tree);
      const before = marked(code, tree);
      const after = marked(made, parseAst(made, { lang: "ts" }));
      expect(after.length, file).toBe(before.length);
      before.forEach((one, i) => {
        const other = after[i] ?? one;
        expect(tokens(made.slice(other.start, other.end)), file).toEqual(
          tokens(code.slice(one.start, one.end)),
        );
        shaders++;
      });
    }
    expect(shaders).toBeGreaterThan(100);
  });
});

/** What a compiler reads: words, numbers and signs, and each line of the preprocessor. */
const tokens = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, " ")
    .match(/^[ \t]*#.*$|[\w.]+|<<=|>>=|[-+*/%<>=!&|^]=|\+\+|--|&&|\|\||\^\^|<<|>>|[^\s\w]/gm)
    ?.map((one) => one.trim().replace(/\s+/g, " ")) ?? [];
