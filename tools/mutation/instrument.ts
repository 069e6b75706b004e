import { glob, readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { type Mutation, mutationsOf } from "./mutations.ts";
import { root, SWITCH } from "./place.ts";

/** One expression broken in one way; `line` and `column` count from 1, `file` from the house's root. */
export type Mutant = {
  id: number;
  file: string;
  line: number;
  column: number;
  original: string;
  replacement: string;
};

/** Every mutant, and by its address the text of every file with all of them in it. */
export type Instrumented = {
  mutants: Mutant[];
  sources: Map<string, string>;
  /** Files with a variable or a map of their own: what one test brings about there, the next one finds. */
  remembering: Set<string>;
};

/** A link of `a?.b.c()` cannot stand in brackets of its own: the chain would fall apart. */
const isLink = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)) &&
  (ts.isPropertyAccessExpression(node.parent) ||
    ts.isElementAccessExpression(node.parent) ||
    ts.isCallExpression(node.parent) ||
    ts.isNonNullExpression(node.parent)) &&
  node.parent.expression === node;

const isName = (node: ts.Node, parent = node.parent) =>
  ((ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node);

const isForTypes = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeParameterDeclaration(node);

/** One file: its mutants, numbered from `first`, and its text in which each stands behind a switch. */
export const instrumentText = (file: string, text: string, first: number) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  /** A node's text, `later` being the mutations that have to be placed around a whole chain. */
  const render = (node: ts.Node, later: [number, Mutation][]): string => {
    const placed: [number, Mutation][] = isLink(node) ? later : [];
    for (const mutation of ts.isSourceFile(node) || isName(node) ? [] : mutationsOf(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      const id = first + mutants.length;
      placed.push([id, mutation]);
      const original = node.getText();
      const replacement = replaced(node, mutation);
      mutants.push({ id, file, line: line + 1, column: character + 1, original, replacement });
    }
    let at = node.getStart();
    let written = "";
    ts.forEachChild(node, (child) => {
      if (isForTypes(child)) return;
      written += text.slice(at, child.getStart()) + render(child, placed);
      at = child.end;
    });
    written += text.slice(at, node.end);
    if (placed === later || placed.length === 0) return written;
    const switches = placed.map(([id, mutation]) => {
      return `${SWITCH}(${id}) ? (${replaced(node, mutation)}) : `;
    });
    return `(${switches.join("")}(${written}))`;
  };
  const replaced = (node: ts.Node, { start, end, text: other }: Mutation) =>
    text.slice(node.getStart(), start) + other + text.slice(end, node.end);

  const head = text.slice(0, source.getStart());
  return { mutants, text: head + render(source, []) };
};

/** Reads the sources under `folders` (or those files), without their specs, and instruments them. */
export const instrument = async (folders: readonly string[]): Promise<Instrumented> => {
  const names: string[] = [];
  for (const folder of folders) {
    const path = resolve(root, folder);
    if (path.endsWith(".ts")) names.push(path);
    else names.push(...(await Array.fromAsync(glob(`${path}/**/*.ts`))));
  }
  const all: Instrumented = {
    mutants: [],
    sources: new Map(),
    remembering: new Set(),
  };
  for (const name of names.filter((one) => !one.endsWith(".spec.ts")).sort()) {
    const text = await readFile(name, "utf8");
    const one = instrumentText(relative(root, name), text, all.mutants.length);
    all.mutants.push(...one.mutants);
    if (/^(export )?let |new (Weak)?(Map|Set)(<.*>)?\(\)/m.test(text))
      all.remembering.add(relative(root, name));
    all.sources.set(pathToFileURL(name).href, one.text);
  }
  return all;
};
