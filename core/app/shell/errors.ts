import type { Message } from "#core/kernel/index.ts";
/** The kinds of error that are told of, here or to the reporter (SHELL-41). */
export const errorTypes = ["authRefresh", "network", "server", "api-error"] as const;

/** What is wrong with the app as a whole (SHELL-41). A persistent one stays until its cause is gone. */
export interface AppError {
  readonly error: Message;
  readonly persistent: boolean;
  readonly type: (typeof errorTypes)[number];
  readonly source: string;
}

/** Where the start's own error comes from (SHELL-09). */
export const startSource = "app setup";
