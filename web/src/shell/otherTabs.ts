import { useEffect } from "react";
import { toast } from "#web/components/index.ts";
import { said } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";

/** Says what another tab of this browser has to say (AUTH-49, OPEN-58). */
export const useOtherTabs = (): void => {
  const { session, ports } = useApp();
  useEffect(
    () =>
      session.tabs.onNotice((message) => {
        const words = said(message);
        // nobody looks at a tab that lies behind: there it waits
        toast(ports.page.visible ? { words } : { words, stay: 0 });
      }),
    [session, ports],
  );
};
