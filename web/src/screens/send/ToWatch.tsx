import { Eye, RefreshCw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Send } from "#core/app/index.ts";
import { Button, CopyField, Disclose, Problem, Quiet, Row, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";

/** The link for watching only, and the lines that show the card on one's own page. */
export const ToWatch = observer(({ watching }: { watching: Send["watching"] }) => {
  const w = useWords();
  const { link, lines, busy, error } = watching;
  const [isAsked, ask] = useState(false);
  return (
    <Disclose summary={w("send.toWatch")} open={link !== null || undefined}>
      <Stack gap={4}>
        <Quiet>{w("send.toWatchHelp")}</Quiet>
        {link === null || lines === null ? (
          <Row gap={2}>
            <Button
              size="small"
              icon={Eye}
              busy={busy}
              busyWords={w("send.making")}
              onClick={() => void watching.make()}
            >
              {w("send.makeWatch")}
            </Button>
          </Row>
        ) : (
          <>
            <CopyField
              value={link}
              shown={link.replace(/^https?:\/\//, "")}
              label={w("send.watchLabel")}
              words={w("send.copy")}
              copiedWords={w("send.copied")}
              kind="quiet"
            />
            <CopyField
              value={lines}
              label={w("send.linesLabel")}
              words={w("send.copyLines")}
              copiedWords={w("send.copied")}
              kind="quiet"
            />
            <Quiet>{w("send.linesHelp")}</Quiet>
            {isAsked ? (
              <Stack gap={2} role="alert">
                <Quiet>{w("send.newWatchSure")}</Quiet>
                <Row gap={2}>
                  <Button
                    kind="quiet"
                    size="small"
                    busy={busy}
                    busyWords={w("send.making")}
                    onClick={() => void watching.make().then(() => ask(false))}
                  >
                    {w("send.newWatchYes")}
                  </Button>
                  <Button size="small" onClick={() => ask(false)}>
                    {w("send.newWatchNo")}
                  </Button>
                </Row>
              </Stack>
            ) : (
              <Row gap={2}>
                <Button kind="quiet" size="small" icon={RefreshCw} onClick={() => ask(true)}>
                  {w("send.newWatch")}
                </Button>
              </Row>
            )}
          </>
        )}
        <Problem>{said(error)}</Problem>
      </Stack>
    </Disclose>
  );
});
