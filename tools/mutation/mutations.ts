import ts from "typescript";

/** Other text for a part of an expression; `start` and `end` count from the file's beginning. */
export type Mutation = { start: number; end: number; text: string };

const K = ts.SyntaxKind;

const operators = new Map<ts.SyntaxKind, readonly string[]>([
  [K.LessThanToken, ["<=", ">="]],
  [K.LessThanEqualsToken, ["<", ">"]],
  [K.GreaterThanToken, [">=", "<="]],
  [K.GreaterThanEqualsToken, [">", "<"]],
  [K.EqualsEqualsEqualsToken, ["!=="]],
  [K.ExclamationEqualsEqualsToken, ["==="]],
  [K.EqualsEqualsToken, ["!="]],
  [K.ExclamationEqualsToken, ["=="]],
  [K.AmpersandAmpersandToken, ["||"]],
  [K.BarBarToken, ["&&"]],
  [K.QuestionQuestionToken, ["&&"]],
  [K.PlusToken, ["-"]],
  [K.MinusToken, ["+"]],
  [K.AsteriskToken, ["/"]],
  [K.SlashToken, ["*"]],
  [K.PercentToken, ["*"]],
  [K.PlusEqualsToken, ["-="]],
  [K.MinusEqualsToken, ["+="]],
  [K.AsteriskEqualsToken, ["/="]],
  [K.SlashEqualsToken, ["*="]],
  [K.QuestionQuestionEqualsToken, ["&&="]],
]);

/** Those that say yes or no, by the first signs of their list above. */
const boolean = new Set<ts.SyntaxKind>([
  ...[K.LessThanToken, K.LessThanEqualsToken, K.GreaterThanToken, K.GreaterThanEqualsToken],
  ...[K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken],
  ...[K.EqualsEqualsToken, K.ExclamationEqualsToken],
  ...[K.AmpersandAmpersandToken, K.BarBarToken],
]);

/** A method and the one that takes its place; null leaves what it was called on. */
const methods = new Map<string, string | null>([
  ...["charAt", "filter", "reverse", "slice", "sort", "toReversed", "toSorted", "trim"].map(
    (name): [string, null] => [name, null],
  ),
  ...[
    ["endsWith", "startsWith"],
    ["every", "some"],
    ["max", "min"],
    ["toLowerCase", "toUpperCase"],
    ["trimEnd", "trimStart"],
  ].flatMap(([a = "", b = ""]): [string, string][] => [
    [a, b],
    [b, a],
  ]),
]);

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** What a condition is forced to: a half of `&&` or `||` only to what its whole is not yet. */
const forced = (node: ts.Node): readonly string[] => {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node) return ["true", "false"];
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ["true", "false"];
  if (ts.isWhileStatement(parent) && parent.expression === node) return ["false"];
  if (ts.isForStatement(parent) && parent.condition === node) return ["false"];
  if (!ts.isBinaryExpression(node) || !boolean.has(node.operatorToken.kind)) return [];
  if (!ts.isBinaryExpression(parent)) return ["true", "false"];
  if (parent.operatorToken.kind === K.BarBarToken) return ["false"];
  if (parent.operatorToken.kind === K.AmpersandAmpersandToken) return ["true"];
  return ["true", "false"];
};

/** Every way in which this node itself is broken, its children left as they are. */
export function* mutationsOf(node: ts.Node): Generator<Mutation> {
  const start = node.getStart();
  const { end } = node;
  const whole = (text: string): Mutation => ({ start, end, text });
  for (const text of forced(node)) yield whole(text);
  if (node.kind === K.TrueKeyword) yield whole("false");
  if (node.kind === K.FalseKeyword) yield whole("true");
  if (ts.isNumericLiteral(node)) yield whole(`${Number(node.text.replaceAll("_", "")) + 1}`);
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const words = operatorToken.kind === K.PlusToken && (isText(left) || isText(right));
    // `a ?? b && c` is no JavaScript
    const mixed =
      ts.isBinaryExpression(left) && left.operatorToken.kind === K.QuestionQuestionToken;
    const before = mixed ? `(${left.getText()})` : left.getText();
    const gap = node.getText().slice(operatorToken.end - start);
    for (const text of words ? [] : (operators.get(operatorToken.kind) ?? []))
      yield whole(`${before} ${text}${gap}`);
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const rest = node.operand.getText();
    if (node.operator === K.ExclamationToken) yield whole(rest);
    if (node.operator === K.MinusToken) yield whole(`+${rest}`);
    if (node.operator === K.PlusToken) yield whole(`-${rest}`);
    if (node.operator === K.PlusPlusToken) yield whole(`--${rest}`);
    if (node.operator === K.MinusMinusToken) yield whole(`++${rest}`);
  }
  if (ts.isPostfixUnaryExpression(node)) {
    const sign = node.operator === K.PlusPlusToken ? "--" : "++";
    yield whole(`${node.operand.getText()}${sign}`);
  }
  if (ts.isPropertyAccessExpression(node) && node.questionDotToken)
    yield { start: node.questionDotToken.getStart(), end: node.questionDotToken.end, text: "." };
  if (
    (ts.isElementAccessExpression(node) || ts.isCallExpression(node)) &&
    node.questionDotToken !== undefined
  )
    yield { start: node.questionDotToken.getStart(), end: node.questionDotToken.end, text: "" };
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = methods.get(name.text);
    if (other === null) yield whole(expression.getText());
    else if (other !== undefined) yield { start: name.getStart(), end: name.end, text: other };
  }
  const answers = ts.isArrowFunction(node.parent) && node.parent.body === node;
  if (answers && !ts.isBlock(node) && node.getText() !== "undefined") yield whole("undefined");
}
