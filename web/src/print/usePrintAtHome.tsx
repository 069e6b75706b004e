import { type ReactNode, Suspense, useState } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { part } from "#web/shell/index.ts";

const PrintAtHome = part(() => import("./PrintAtHome.tsx"));

/** The dialog that makes a card’s file to print at home, to be laid down where it is asked for; its code comes when it first is. */
export const usePrintAtHome = (editor: CardEditor): { print: () => void; dialog: ReactNode } => {
  // kept once it was open, so that it can leave
  const [standing, stand] = useState<"never" | "open" | "shut">("never");
  return {
    print: () => stand("open"),
    dialog:
      standing === "never" ? null : (
        <Suspense>
          <PrintAtHome editor={editor} open={standing === "open"} onClose={() => stand("shut")} />
        </Suspense>
      ),
  };
};
