/** A calendar day or moment, ISO 8601; how it reads is the business of who says it. */
export interface Day {
  readonly day: string;
}
/** What a sentence is filled in with. Names are joined as the language joins a list, messages as sentences. */
export type Param = string | number | Message | Day | readonly string[] | readonly Message[];
export type Params = Readonly<Record<string, Param>>;

/**
 * What is to be said, without the words: a stable key and what fills the sentence in. The sentence stands in the
 * catalogue (`adapters/words`) and is made where it is shown, in the language of who reads it.
 */
export interface Message<K extends string = string, P extends Params = Params> {
  readonly key: K;
  readonly params: P;
  /** The sentence as an authority said it, for an app that does not know the key yet. */
  readonly text?: string;
}
/** What a person is told: a message, or words that somebody typed. */
export type Words = string | Message;

/** Messages of a room by name: `null` has no parameters, a function makes them of what it is given. */
export interface Definitions {
  readonly [name: string]: null | ((...given: never[]) => Params) | Definitions;
}
type Defined<R extends string, D> = {
  readonly [N in keyof D & string]: D[N] extends null
    ? Message<`${R}.${N}`, Readonly<Record<never, never>>>
    : D[N] extends (...given: infer G) => infer P
      ? (...given: G) => Message<`${R}.${N}`, P & Params>
      : Defined<`${R}.${N}`, D[N]>;
};

const none: Params = {};

/**
 * Defines the messages of a room: `messages("slide", { noGif: null, most: (max: number) => ({ max }) })` has the keys
 * `slide.noGif` and `slide.most`. What is defined here must have a sentence in every catalogue, and the compiler says
 * which has not.
 */
export const messages = <const R extends string, const D extends Definitions>(
  room: R,
  defined: D,
): Defined<R, D> =>
  Object.fromEntries(
    Object.entries(defined).map(([name, of]) => {
      const key = `${room}.${name}`;
      if (of === null) return [name, { key, params: none }];
      if (typeof of !== "function") return [name, messages(key, of)];
      return [name, (...given: never[]) => ({ key, params: of(...given) })];
    }),
  ) as Defined<R, D>;

/** The keys of defined messages, with those of the groups within: `KeysOf<typeof slideWords>`. */
export type KeysOf<T> =
  T extends Message<infer K>
    ? K
    : T extends (...given: never[]) => infer M
      ? KeysOf<M>
      : T extends object
        ? { [N in keyof T]: KeysOf<T[N]> }[keyof T]
        : never;

/** A sentence that came as it is, such as one of a newer authority; "" stands for nothing. */
export const asSaid = (text: string): Message => ({ key: "", params: none, text });

export const isMessage = (words: unknown): words is Message =>
  typeof words === "object" && words !== null && "key" in words && "params" in words;

/** Whether both say the same: the same key, filled in with the same. */
export const saysSame = (a: Words, b: Words): boolean =>
  isMessage(a) && isMessage(b)
    ? a.key === b.key &&
      (a.key !== "" || a.text === b.text) &&
      JSON.stringify(a.params) === JSON.stringify(b.params)
    : a === b;

const mark = "\u0001";
/** A message as one string, for a schema whose refusals are strings; `read` makes it a message again. */
export const asText = (message: Message): string => `${mark}${JSON.stringify(message)}`;
export const read = (text: string): Message =>
  text.startsWith(mark) ? (JSON.parse(text.slice(1)) as Message) : asSaid(text);
