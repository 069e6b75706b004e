import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button, Empty } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { crashType } from "../hooks/crash.ts";

/** A page that threw (ERR-14): says so, tags the error for the reporter (SHELL-42), keeps everything, and leads on. */
export const Crashed = () => {
  const w = useWords();
  const { ports } = useApp();
  const error = useRouteError();
  useEffect(() => {
    ports.reporter.fault(error, "page", { type: crashType(error) });
  }, [error, ports]);
  return (
    <main id="main">
      <title>{w("shell.crashed")}</title>
      <Empty heading="h1" title={w("shell.crashed")} words={w("shell.crashedHelp")}>
        <Button kind="primary" onClick={() => ports.page.reload()}>
          {w("shell.reload")}
        </Button>
        <Button onClick={() => ports.navigator.leave("/")}>{w("shell.goHome")}</Button>
      </Empty>
    </main>
  );
};
