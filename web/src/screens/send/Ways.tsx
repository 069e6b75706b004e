import { Heart } from "lucide-react";
import { observer } from "mobx-react-lite";
import { openPostalOffer, type Send, type SendWay } from "#core/app/index.ts";
import { paths, paywallPath } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { words } from "#core/domain/words/index.ts";
import { Badge, ButtonLink, Row } from "#web/components/index.ts";
import { dayOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { ForApproval, FullCard } from "../card/index.ts";
import { WayTiles } from "./WayTiles.tsx";

/** What has been done already, what stands in the way, and the ways. */
export const Ways = observer(({ send, way }: { send: Send; way: SendWay }) => {
  const w = useWords();
  const { editor } = send;
  const offer = useModel((app) => openPostalOffer(app, editor.id), editor.id);
  const { story } = editor;
  if (story === null) return null;
  const waiting = story.waiting_slide_count ?? 0;
  return (
    <>
      {story.sent_by_email_on || story.sent_by_copy_link_on || story.received_on ? (
        <Row gap={2}>
          {story.received_on ? (
            <Badge tone="good">{w("send.received", { date: dayOf(story.received_on) })}</Badge>
          ) : null}
          {story.sent_by_email_on ? (
            <Badge tone="note">{w("send.sentOn", { date: dayOf(story.sent_by_email_on) })}</Badge>
          ) : null}
          {story.sent_by_copy_link_on ? (
            <Badge tone="note">
              {w("send.linkSentOn", { date: dayOf(story.sent_by_copy_link_on) })}
            </Badge>
          ) : null}
          {story.thanks_sent_on ? (
            <ButtonLink size="small" icon={Heart} to={paths.thankYou(editor.id)}>
              {w("thankYou.read")}
            </ButtonLink>
          ) : null}
        </Row>
      ) : null}
      <ForApproval editor={editor} words="send.forApproval" />
      {send.paywall || waiting > 0 ? (
        <FullCard
          words={said(send.paywall ? (send.error ?? words.paywall) : paywallWords.waiting(waiting))}
          told={send.paywall}
          to={paywallPath(editor.id, {
            returnTo: paths.send(editor.id, way),
            unlockDigitalSend: true,
          })}
          upgrade={w("send.paywall")}
        />
      ) : null}
      <WayTiles
        editorId={editor.id}
        way={way}
        post={offer.send_by_post_enabled}
        onWay={(next) => {
          send.way = next;
        }}
      />
    </>
  );
});
