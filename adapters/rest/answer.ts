import { transportWords } from "#core/domain/words/index.ts";
import {
  asSaid,
  done,
  type FieldError,
  isSilent,
  type Message,
  type Outcome,
  type Params,
  refused,
} from "#core/kernel/index.ts";
import { type RefusalCode, refusalStatus } from "#core/operations/index.ts";

export type Answer = Outcome<unknown, RefusalCode | "network" | "fault" | "aborted">;

const byStatus = new Map<number, RefusalCode>(
  Object.entries(refusalStatus).map(([code, status]) => [status, code as RefusalCode]),
);
const fault = (): Answer => refused("fault", transportWords.fault);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON where it is JSON; a page of some proxy stays text. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** What the authority says: the message, so that it can be said in another language, and the sentence itself. */
const messageOf = ({ key, params, message }: Readonly<Record<string, unknown>>): Message => {
  const text = typeof message === "string" ? message : "";
  return typeof key === "string" && isRecord(params)
    ? { key, params: params as Params, text }
    : asSaid(text);
};

const fieldErrors = (errors: unknown): FieldError[] =>
  Array.isArray(errors)
    ? errors.filter(isRecord).map((one) => ({
        field: typeof one.field === "string" ? one.field : "",
        message: messageOf(one),
      }))
    : [];

/**
 * What came back, whatever it is: an answer, a refusal, or a fault on the way (ERR-16).
 *
 * @param names what an answer always has at its top, between blanks; null where nothing is answered
 */
export const readAnswer = (
  names: string | null,
  status: number,
  given: unknown,
  retryAfter: string | null = null,
): Answer => {
  const value = parsed(given);
  if (status >= 200 && status < 300) {
    if (names === null) return done(null);
    // a stranger's JSON does not have what the contract promises
    const fits = isRecord(value) && names.split(" ").every((name) => name === "" || name in value);
    return fits ? done(value) : fault();
  }
  const body = isRecord(value) ? value : {};
  const code =
    typeof body.code === "string" && body.code in refusalStatus
      ? (body.code as RefusalCode)
      : byStatus.get(status);
  if (code === undefined || status >= 500) return fault();
  const errors = fieldErrors(body.errors);
  const message = messageOf(body);
  return refused(code, isSilent(message) && errors.length === 0 ? transportWords.fault : message, {
    errors,
    ...(body.current === undefined ? {} : { current: body.current }),
    ...(/^\d+$/.test(retryAfter ?? "") ? { retryAfter: Number(retryAfter) } : {}),
  });
};
