import type { Message } from "#core/kernel/index.ts";

/** The kinds of error that are told of, here or to the reporter (SHELL-41). */
type ErrorType = "authRefresh" | "network" | "server" | "api-error";

/** What is wrong with the app as a whole (SHELL-41). A persistent one stays until its cause is gone. */
export interface AppError {
  readonly error: Message;
  readonly persistent: boolean;
  readonly type: ErrorType;
  readonly source: string;
}

/** Where the start's own error comes from (SHELL-09). */
export const startSource = "app setup";
