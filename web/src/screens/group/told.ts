import { reaction } from "mobx";
import { useEffect } from "react";
import type { Group } from "#core/app/index.ts";
import { toast } from "#web/components/index.ts";
import { said } from "#web/words/index.ts";

/** What worked and what was refused is said in passing. */
export const useTold = (group: Group): void => {
  useEffect(
    () =>
      reaction(
        () => ({ notice: group.notice, error: group.loaded === "failed" ? null : group.error }),
        ({ notice, error }) => {
          if (notice !== null) toast({ words: said(notice) });
          if (error !== null) toast({ words: said(error), tone: "bad" });
        },
        { equals: (a, b) => a.notice === b.notice && a.error === b.error },
      ),
    [group],
  );
};
