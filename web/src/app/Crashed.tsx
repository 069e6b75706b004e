import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Button, Empty } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "./context.ts";

/** A page that threw (ERR-14): says so, keeps everything, and leads on. */
export const Crashed = () => {
  const w = useWords();
  const { outside } = useApp();
  const error = useRouteError();
  useEffect(() => outside.reporter.fault(error, "page"), [error, outside]);
  return (
    <main>
      <title>{w("shell.crashed")}</title>
      <Empty title={w("shell.crashed")} words={w("shell.crashedHelp")}>
        <Button kind="primary" onClick={() => outside.navigator.leave(outside.navigator.path)}>
          {w("shell.reload")}
        </Button>
      </Empty>
    </main>
  );
};
