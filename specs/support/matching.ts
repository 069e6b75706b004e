import {
  CucumberExpression,
  NodeType,
  ParameterTypeRegistry,
} from "@cucumber/cucumber-expressions";

/**
 * Steps match as Cucumber matches them, which was a fourth of a run of the core's scenarios: each of 10,000 is held
 * against 500 definitions, and what fits is matched twice more, once of it within the step's own time.
 */
type Tree = CucumberExpression["treeRegexp"];
const tree: Tree = Object.getPrototypeOf(
  // biome-ignore lint/complexity/useLiteralKeys: it is private
  new CucumberExpression("", new ParameterTypeRegistry())["treeRegexp"],
);

/** Where arguments stand this engine can tell (flag `d`); Cucumber parses each regular expression and writes another. */
const telling = new WeakMap<RegExp, RegExp>();
const indicated = (regexp: RegExp): RegExp => {
  const known = telling.get(regexp) ?? new RegExp(regexp, `${regexp.flags}d`);
  telling.set(regexp, known);
  return known;
};
tree.match = function (this: Tree, text: string) {
  const found = indicated(this.regexp).exec(text);
  let group = 0;
  return found && this.groupBuilder.build(found as never, () => group++);
};

/** The longest words that every step of a definition has: most steps have not, and need no regular expression. */
const words = new WeakMap<CucumberExpression, string>();
const wordsOf = (expression: CucumberExpression): string => {
  const known = words.get(expression);
  if (known !== undefined) return known;
  const texts = (expression.ast.nodes ?? []).map((node) =>
    node.type === NodeType.text ? node.text() : "\n",
  );
  const between = texts.join("").split("\n");
  const longest = between.reduce((long, text) => (text.length > long.length ? text : long));
  words.set(expression, longest);
  return longest;
};
const { match } = CucumberExpression.prototype;
CucumberExpression.prototype.match = function (text) {
  return text.includes(wordsOf(this)) ? match.call(this, text) : null;
};
