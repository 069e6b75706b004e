import { useEffect } from "react";
import { holderOf, takeLeft } from "#core/app/index.ts";
import { toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";

/** Offers, at the next sign-in, what somebody had not sent when their session ended in another tab (OPEN-167). */
export const useLeftWork = (): void => {
  const w = useWords();
  const { session, ports } = useApp();
  useEffect(
    () =>
      session.onLogin(({ elsewhere }) => {
        if (elsewhere) return;
        void takeLeft(ports, holderOf(session)).then((path) => {
          if (path === null) return;
          const act = () => ports.navigator.go(path);
          toast({
            words: w("notices.left"),
            action: { words: w("notices.leftGoOn"), act },
            stay: 0,
          });
        });
      }),
    [session, ports, w],
  );
};
