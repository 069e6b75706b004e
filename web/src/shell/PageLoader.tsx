import { observer } from "mobx-react-lite";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { matchRoute } from "#core/domain/navigation/index.ts";
import { Wait } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { isStill } from "../hooks/still.ts";

/** What is there sooner than this, in milliseconds, needs no loader before it. */
const patience = 150;

/** In the place of a page that is not there yet: raises the flag that the loader is shown by (SHELL-29). */
export const PageLoader = () => {
  const { ports, shell } = useApp();
  const { route } = matchRoute(useLocation().pathname);
  // nothing is ever seen of a bare page (ROUTE-14), and bots read the landing page as it is (SHELL-27)
  const isSpared =
    isStill() || route.frame === "bare" || (shell.isBot && route.screen === "landing");
  useLayoutEffect(() => {
    if (isSpared) return;
    let end = () => {};
    const stop = ports.clock.after(patience, () => {
      end = shell.loader.begin("page");
    });
    return () => {
      stop();
      end();
    };
  }, [isSpared, ports, shell]);
  return null;
};

/** The loader of pages, once around the app: so it can stay its least time after the page has come (SHELL-28). */
export const PageWait = observer(() => {
  const { loader } = useApp().shell;
  return <Wait active={loader.page} over="page" words={useWords()("shell.loading")} />;
});
