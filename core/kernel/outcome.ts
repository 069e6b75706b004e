import type { Message } from "./message.ts";

/** One field that was not right, with what a person is told. `field` is a dotted path into the input. */
export interface FieldError {
  readonly field: string;
  readonly message: Message;
}

/**
 * An expected "no": a stable code, what a person is told, the fields they concern and, where the
 * operation says so (a stale write), the current state. Faults are thrown, refusals are returned.
 */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly message: Message;
  readonly errors: readonly FieldError[];
  readonly current?: unknown;
  /** Seconds until it is worth asking again, where that is known (limits). */
  readonly retryAfter?: number;
}

export type Done<T> = { readonly ok: true; readonly value: T };
export type Refused<C extends string = string> = {
  readonly ok: false;
  readonly refusal: Refusal<C>;
};
/** What everything that can be asked answers: a value, or a refusal with a stable code. */
export type Outcome<T, C extends string = string> = Done<T> | Refused<C>;

export const done = <T>(value: T): Done<T> => ({ ok: true, value });

export const refused = <C extends string>(
  code: C,
  message: Message,
  more: { errors?: readonly FieldError[]; current?: unknown; retryAfter?: number } = {},
): Refused<C> => ({
  ok: false,
  refusal: {
    code,
    message,
    errors: more.errors ?? [],
    ...(more.current === undefined ? {} : { current: more.current }),
    ...(more.retryAfter === undefined ? {} : { retryAfter: more.retryAfter }),
  },
});

/** One field cannot be taken as it is; its words are the refusal's. */
export const invalid = (field: string, message: Message): Refused<"invalid"> =>
  refused("invalid", message, { errors: [{ field, message }] });

/** What is said of fields: of one its own, of several each for itself, one after the other (OPEN-09, F-26). */
const ofAll = (errors: readonly FieldError[]): Message => {
  const [first] = errors;
  return errors.length === 1 && first
    ? first.message
    : { key: "fields.several", params: { all: errors.map(({ message }) => message) } };
};

/** Some fields cannot be taken as they are. */
export const invalidFields = (errors: readonly FieldError[]): Refused<"invalid"> =>
  refused("invalid", ofAll(errors), { errors });

/** Whether a message says nothing. */
export const isSilent = ({ key, text = "" }: Message): boolean => key === "" && text === "";

/** What to tell a person of a refusal: its own message, else those of its fields (OPEN-09); null for nothing. */
export const wordsOf = ({ message, errors }: Refusal): Message | null => {
  if (!isSilent(message)) return message;
  return errors.length > 0 ? ofAll(errors) : null;
};
