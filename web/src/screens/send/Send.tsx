import { Play, Send as SendSign } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { type CardEditor, openSend, type SendWay } from "#core/app/index.ts";
import { Button, ButtonLink, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useRoute } from "../../hooks/route.ts";
import { CardBar } from "../frame/CardBar.tsx";
import { OwnCard } from "../frame/OwnCard.tsx";
import { ByEmail, formId } from "./ByEmail.tsx";
import { ByLink } from "./ByLink.tsx";
import { Envelope } from "./Envelope.tsx";
import styles from "./Send.module.css";
import { Sent } from "./Sent.tsx";
import { Undelivered } from "./Undelivered.tsx";
import { Ways } from "./Ways.tsx";

/** Sending the card (ROUTE-58, SEND-01): the ways, one form, and the envelope that is addressed as one types. */
export const Send = () => {
  const { route } = useRoute();
  const way: SendWay = route.path === "/edit/:id/send/link" ? "link" : "email";
  return <OwnCard>{(editor) => <SendPage editor={editor} way={way} />}</OwnCard>;
};

const SendPage = observer(({ editor, way: asked }: { editor: CardEditor; way: SendWay }) => {
  const w = useWords();
  const app = useApp();
  const [send] = useState(() => openSend(app, editor, asked));
  useEffect(() => {
    send.way = asked;
  }, [send, asked]);
  const { way } = send;
  const isSent = send.isOnItsWay;
  const name = send.recipientName.trim();
  const heading = name ? w("send.heading", { name }) : w("send.headingNoName");
  return (
    <Page
      bar={
        <CardBar editor={editor}>
          {send.previewPath ? (
            <ButtonLink size="small" icon={Play} to={send.previewPath}>
              {w("send.preview")}
            </ButtonLink>
          ) : null}
        </CardBar>
      }
      className={styles.page}
      dock={
        way === "email" && !isSent ? (
          <Button
            type="submit"
            form={formId}
            kind="primary"
            size="large"
            icon={SendSign}
            busy={send.busy}
          >
            {w("send.send")}
          </Button>
        ) : undefined
      }
    >
      <title>{heading}</title>
      <div className={styles.form}>
        {isSent ? (
          <Sent send={send} />
        ) : (
          <>
            <h1>{heading}</h1>
            <Undelivered send={send} way={way} />
            <Ways send={send} way={way} />
            {way === "email" ? <ByEmail send={send} /> : <ByLink send={send} />}
          </>
        )}
      </div>
      <Envelope send={send} way={way} />
    </Page>
  );
});
