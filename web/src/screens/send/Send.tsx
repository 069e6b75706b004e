import { Play, UserRound } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { type CardEditor, openSend, type SendWay } from "#core/app/index.ts";
import type { Delivery } from "#core/domain/delivery/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useRoute } from "../../hooks/route.ts";
import { Scheduled } from "../card/index.ts";
import { CardBar } from "../frame/CardBar.tsx";
import { useFresh } from "../frame/deliveries.ts";
import { OwnCard } from "../frame/OwnCard.tsx";
import { ByEmail, formId } from "./ByEmail.tsx";
import { ByLink } from "./ByLink.tsx";
import { Envelope } from "./Envelope.tsx";
import { GoButton } from "./GoButton.tsx";
import { People } from "./People.tsx";
import styles from "./Send.module.css";
import { Sent } from "./Sent.tsx";
import { SetRecipient } from "./SetRecipient.tsx";
import { Undelivered } from "./Undelivered.tsx";
import { Ways } from "./Ways.tsx";

/** Sending the card (ROUTE-58, SEND-01): the ways, one form, and the envelope that is addressed as one types. */
export const Send = () => {
  const { route } = useRoute();
  if (route.path === "/edit/:id/send/set-recipient")
    return <OwnCard>{(editor) => <SetRecipient editor={editor} />}</OwnCard>;
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
  useFresh(send.deliveries, editor);
  const isSent = send.isOnItsWay || send.done === "scheduled";
  const change = (one: Delivery) => {
    send.change(one);
    if (way !== "email") app.ports.navigator.go(paths.send(editor.id, "email"), { replace: true });
  };
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
      dock={way === "email" && !isSent ? <GoButton send={send} form={formId} /> : undefined}
    >
      <title>{heading}</title>
      <div className={styles.form}>
        {isSent ? (
          <Sent send={send} />
        ) : (
          <>
            <h1>{heading}</h1>
            {editor.story?.recipient_first_name ? null : (
              <div>
                <ButtonLink size="small" icon={UserRound} to={paths.sendRecipient(editor.id)}>
                  {w("send.setRecipient")}
                </ButtonLink>
              </div>
            )}
            <Undelivered send={send} way={way} />
            <Scheduled deliveries={send.deliveries} onChange={change} />
            <Ways send={send} way={way} />
            <People deliveries={send.deliveries} />
            {way === "email" ? <ByEmail send={send} /> : <ByLink send={send} />}
          </>
        )}
      </div>
      <Envelope
        editor={editor}
        name={name}
        address={
          way === "email"
            ? send.recipientEmail.trim() || undefined
            : send.link?.replace(/^https?:\/\//, "")
        }
      />
    </Page>
  );
});
