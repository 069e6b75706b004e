/*
 * What must not reach a log: tokens, codes, addresses (OPEN-12). Names of facts are checked first, then every
 * text for what looks like one, since errors of other libraries carry them in their words.
 */
const hiddenNames =
  /token|secret|password|passwd|authori[sz]ation|cookie|signature|^code$|_code$|verif|e-?mail|^to$|^from$|recipient|address|network|^ip$|phone|pepper|^key$|api_?key/i;

const shapes: readonly (readonly [RegExp, string])[] = [
  // user:password@ of an address of a server
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, "$1[credentials]@"],
  // a word is looked at once, from its beginning, and not again from each of its letters
  [
    /(?<![^\s@<>()[\],;:"'=])[^\s@<>()[\],;:"'=]+@[^\s@<>()[\],;:"'=]+\.[^\s@<>()[\],;:"'=]{2,}/gu,
    "[address]",
  ],
  [/(?<![^\s@<>()[\],;:"'=])[^\s@<>()[\],;:"'=]+(?:%40)[^\s@<>()[\],;:"'=&]+/gi, "[address]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/((?:bearer|basic)\s+)\S+/gi, "$1[token]"],
  [
    /([?&#](?:[\w-]*token|code|key|context|state|signature|sig|email|to|policy)=)[^&\s#"']+/gi,
    "$1[hidden]",
  ],
  [
    /\/(contribute|group|unsubscribe|unwrap|watch|share|join|approve|requests|r|to)\/[^\s/?#"']{16,}/g,
    "/$1/[token]",
  ],
  [/(?<!\d|\d\.)(?!127\.0\.0\.1\b)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g, "[network]"],
  [
    /(?<![\w:])(?=[0-9a-f:]*::|(?:[0-9a-f]{1,4}:){7})(?!::1\b)[0-9a-f:]*:[0-9a-f:]+(?![\w:])/gi,
    "[network]",
  ],
  [/(?<![\w.-])\d{6}(?![\w.-]*\w)/g, "[code]"],
];

/** Ids are 20 letters long; tokens and hashes are longer. */
const longWord = /[\w-]{21,}/g;
/**
 * Names of a programme are made of words: `receiveUpload`, `ERR_STREAM_CLOSE`, `store-reads`. Of a million
 * random tokens none reads like that; all else that is this long is taken for one.
 */
const madeOfWords = /^(?:[-_]|[A-Z]?[a-z]{2,}(?![a-z])|(?<![A-Za-z])[A-Z]{2,}(?![A-Za-z]))+$/;

const longest = 4000;
const deepest = 5;
const most = 50;

/** The text without what looks like a token, a code or an address. */
export const redactText = (text: string): string => {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const shaped = shapes.reduce((left, [shape, instead]) => left.replace(shape, instead), short);
  return shaped.replace(longWord, (word) => (madeOfWords.test(word) ? word : "[token]"));
};

const redactError = (error: Error, depth: number): Record<string, unknown> => {
  const { code } = error as { code?: unknown };
  return {
    name: redactText(error.name),
    message: redactText(error.message),
    ...(typeof code === "string" || typeof code === "number" ? { error_code: code } : {}),
    stack: redactText(error.stack ?? "")
      .split("\n")
      .slice(1)
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
};

/** The same for any value, ready for JSON; what is too deep or too long is cut. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return redactText(value);
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object") return value === undefined ? undefined : `[${typeof value}]`;
  if (depth >= deepest) return "[…]";
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return "[bytes]";
  if (Array.isArray(value)) return value.slice(0, most).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, most)
      .map(([name, item]) => [
        redactText(name),
        hiddenNames.test(name) && item !== null && typeof item !== "boolean"
          ? "[hidden]"
          : redact(item, depth + 1),
      ]),
  );
};
