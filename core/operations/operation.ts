import type * as z from "zod/mini";
import type { JudgedBy, RuleName, SubjectName, Subjects } from "#core/domain/access/index.ts";
import type { TokenType } from "#core/domain/role/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import type { CommonRefusal, RefusalCode, TransportRefusal } from "./refusals.ts";

/** Where in the input a value stands. */
export type At = `path.${string}` | `query.${string}` | `body.${string}`;

/** How the subject that the access rule judges is found. */
export type SubjectSource =
  | { readonly of: "none" }
  | {
      readonly of:
        | "role"
        | "media"
        | "reminder"
        | "delivery"
        | "payment"
        | "theme"
        | "address"
        | "postalOrder"
        | "logoLink";
      readonly at: At;
    }
  /**
   * `through` is where the token of one of the card's links may stand beside the id; a `whole` card is read at once
   * with everything in it, for calls that answer with it.
   */
  | { readonly of: "story"; readonly at: At; readonly through?: At; readonly whole?: true }
  | { readonly of: "slide"; readonly at: At; readonly through?: At }
  /** `story` is where the card stands that the file is for, where one may be named. */
  | { readonly of: "upload"; readonly at: At; readonly story?: At }
  /** A card where the input names one. */
  | { readonly of: "storyIfNamed"; readonly at: At }
  /**
   * A card through a link; `type` is a fixed token type or where the input says it. Where the input may
   * say the word "id" (OPEN-72), `at` holds the card's own id.
   */
  | { readonly of: "link"; readonly type: TokenType | At; readonly at: At }
  /** A role through the token in its link; `role` is where the role's id stands, when it does. */
  | {
      readonly of: "invitation";
      readonly by: "join_token" | "approve_token" | "guest_token";
      readonly at: At;
      readonly role?: At;
    };

/** The rules that can judge what is loaded. */
type RuleFor<S extends SubjectName> = {
  [R in RuleName]: Subjects[S] extends JudgedBy<R> ? R : never;
}[RuleName];

type Schema = z.ZodMiniType;

/** One thing that can be asked of the product, free of any transport. */
export interface Operation {
  readonly tag: string;
  readonly summary: string;
  /** Requirement ids of the catalogue. */
  readonly ids: readonly string[];
  readonly path?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** null: nothing is answered (204). */
  readonly answer: Schema | null;
  /** Beyond the common ones. */
  readonly refusals?: readonly RefusalCode[];
  /** What a `stale` refusal carries as `current`. */
  readonly current?: Schema;
  readonly subject: SubjectSource;
  readonly who: RuleName;
  /** Creates something: the same request key has one effect (R6). */
  readonly once?: true;
  /**
   * What is answered, and to whom, follows from the rows of the card at `path.id` alone: the answer is kept in memory
   * until one of them changes. Only for calls that write nothing.
   */
  readonly kept?: true;
  /** The most bytes its body may have, where that is more than of others. */
  readonly largestBody?: number;
  /** A later one counts, so those for the same path are sent one after another (STORY-15). */
  readonly inTurn?: true;
}

/**
 * Writes one row; the rule has to be able to judge the subject, or it does not compile. What stands in a card is
 * judged only by rules that say what becomes of people who are shut out of it.
 */
export const operation = <const O extends Operation>(
  row: O & { readonly who: RuleFor<O["subject"]["of"]> },
): O => row;

type Part<O, K extends "path" | "query" | "body", D extends "input" | "output"> = O extends {
  readonly [P in K]: infer S;
}
  ? S extends Schema
    ? { readonly [P in K]: D extends "input" ? z.input<S> : z.output<S> }
    : unknown
  : unknown;
type Open<T> = { [K in keyof T]: T[K] };
/** A part that may be empty may be left out. */
type Loose<T> = Open<
  { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
    [K in keyof T as object extends T[K] ? K : never]?: T[K];
  }
>;

/** What the asker writes: `{ path, query, body }`, only the parts the row has. */
export type Input<O> = Loose<
  Part<O, "path", "input"> & Part<O, "query", "input"> & Part<O, "body", "input">
>;
/** What the handler reads: checked and filled in. */
export type ParsedInput<O> = Open<
  Part<O, "path", "output"> & Part<O, "query", "output"> & Part<O, "body", "output">
>;
export type Answer<O extends Operation> = O["answer"] extends Schema ? z.output<O["answer"]> : null;
/** What the handler hands over, before it is encoded through the answer's schema. */
export type HandlerOutput<O extends Operation> = O["answer"] extends Schema
  ? z.input<O["answer"]>
  : null;
export type RefusalOf<O extends Operation> =
  | CommonRefusal
  | (O extends { readonly refusals: readonly (infer R extends RefusalCode)[] } ? R : never);
export type Result<O extends Operation> = Outcome<Answer<O>, RefusalOf<O> | TransportRefusal>;
export type SubjectOf<O extends Operation> = Subjects[O["subject"]["of"]];
