import { Conflict } from "#core/service/ports/index.ts";

/** What came of a commit: the reason of the conflict, or "written". */
export const outcome = (commit: Promise<void>): Promise<string> =>
  commit.then(
    () => "written",
    (error: unknown) => {
      if (error instanceof Conflict) return `${error.reason} in ${error.table}`;
      throw error;
    },
  );
