/** One field that was not right, with the words a person reads. `field` is a dotted path into the input. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * An expected "no": a stable code, the words a person sees, the fields they concern and, where the
 * operation says so (a stale write), the current state. Faults are thrown, refusals are returned.
 */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly message: string;
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
  message: string,
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
export const invalid = (field: string, message: string): Refused<"invalid"> =>
  refused("invalid", message, { errors: [{ field, message }] });

/** What fields were refused with, joined by one space (OPEN-09); of several each is a sentence of its own (F-26). */
const joined = (errors: readonly FieldError[]): string =>
  errors.length === 1
    ? (errors[0]?.message ?? "")
    : errors.map(({ message }) => message.replace(/[^.!?…]$/u, "$&.")).join(" ");

/** Some fields cannot be taken as they are. */
export const invalidFields = (errors: readonly FieldError[]): Refused<"invalid"> =>
  refused("invalid", joined(errors), { errors });

/** The words to show for a refusal: its own message, else those of its fields (OPEN-09). */
export const wordsOf = (refusal: Refusal): string => refusal.message || joined(refusal.errors);
