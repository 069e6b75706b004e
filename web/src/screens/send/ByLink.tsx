import { QrCode } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Send } from "#core/app/index.ts";
import { Button, CopyField, Problem, Quiet, Row, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { ShareButton } from "../frame/ShareButton.tsx";
import { ToWatch } from "./ToWatch.tsx";

/** SEND-03: the link, to be passed on by the owner; copying it counts as sending. */
export const ByLink = observer(({ send }: { send: Send }) => {
  const w = useWords();
  const code = useModal("qr");
  const { link } = send;
  const name = send.recipientName.trim();
  if (link === null) return null;
  const passedOn = () => void send.markSentByLink();
  const title = name ? w("group.shareTitle", { name }) : w("group.shareTitleNoName");
  return (
    <Stack gap={4}>
      <CopyField
        value={link}
        shown={link.replace(/^https?:\/\//, "")}
        label={name ? w("send.linkLabel", { name }) : w("send.linkLabelNoName")}
        words={w("send.copy")}
        copiedWords={w("send.copied")}
        onCopied={passedOn}
      />
      <Quiet>{w("send.linkHelp")}</Quiet>
      <Problem>{said(send.paywall ? null : send.error)}</Problem>
      <Row gap={2}>
        <ShareButton words={w("send.share")} shares={{ title, url: link }} onShared={passedOn} />
        <Button size="small" icon={QrCode} onClick={() => code.show({ link: "recipient" })}>
          {w("modals.linkCode")}
        </Button>
      </Row>
      <ToWatch watching={send.watching} />
    </Stack>
  );
});
