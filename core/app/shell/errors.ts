/** What is wrong with the app as a whole (SHELL-41). A persistent one stays until its cause is gone. */
export interface AppError {
  readonly error: string;
  readonly persistent: boolean;
  readonly type: "authRefresh" | "network" | "server" | "api-error";
  readonly source: string;
}

/** Where the start's own error comes from (SHELL-09). */
export const startSource = "app setup";
