import { MailWarning } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Send, SendWay } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { CardNotice, CardNotices } from "../card/index.ts";

/** Whom the card did not reach, why, and the ways on: another address, or the link (F-30). */
export const Undelivered = observer(({ send, way }: { send: Send; way: SendWay }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  if (send.undelivered.length === 0) return null;
  const go = (to: SendWay) => {
    if (way !== to) navigator.go(paths.send(send.editor.id, to), { replace: true });
  };
  return (
    <CardNotices>
      {send.undelivered.map((one) => (
        <CardNotice
          key={one.role_id}
          icon={MailWarning}
          stacked
          words={w(`send.undelivered_${one.reason}`, { email: one.email })}
        >
          <Button
            size="small"
            onClick={() => {
              send.mend(one);
              go("email");
            }}
          >
            {w("send.mend")}
          </Button>
          {way === "link" ? null : (
            <Button size="small" onClick={() => go("link")}>
              {w("send.mendByLink")}
            </Button>
          )}
          <Button
            size="small"
            kind="bare"
            aria-label={w("send.withdrawWho", { email: one.email })}
            onClick={() => void send.withdraw(one)}
          >
            {w("send.withdraw")}
          </Button>
        </CardNotice>
      ))}
    </CardNotices>
  );
});
