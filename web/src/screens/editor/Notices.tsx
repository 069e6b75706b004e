import { Heart, MailWarning, Sparkles, UserCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { Button, ButtonLink } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { aside } from "../../shell/part.ts";
import { CardNotice, CardNotices, ForApproval, Scheduled } from "../card/index.ts";
import { useDeliveries } from "../frame/deliveries.ts";
import { HelpButton } from "../frame/HelpButton.tsx";

const PostalNotice = aside(async () => ({
  default: (await import("../post/PostalNotice.tsx")).PostalNotice,
}));

/** What the organiser should know: of copies in the post, and of the card itself. */
export const Notices = observer(({ editor }: { editor: CardEditor }) => {
  const { ports, session, shell } = useApp();
  const hasPost =
    ports.settings.tiers === "on" &&
    session.isSignedIn &&
    shell.enabledFeatures.includes("send_by_post");
  return (
    <>
      {hasPost ? (
        <Suspense>
          <PostalNotice key={editor.id} id={editor.id} />
        </Suspense>
      ) : null}
      <OfCard editor={editor} />
    </>
  );
});

/** Of the card: messages to approve, new ones, people who ask, messages without room (OPEN-149). */
const OfCard = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const upgrade = useModal("upgrade");
  const { navigator } = useApp().ports;
  const deliveries = useDeliveries(editor);
  const { story } = editor;
  const { updates } = editor.freshness;
  if (story === null) return null;
  const forApproval = story.moderated_slide_count ?? 0;
  // one way to the messages is enough: while some wait, that is what is said
  const unseen =
    forApproval > 0 ? 0 : (updates?.contributions_unseen ?? story.unseen_slide_count ?? 0);
  const requests = updates?.role_requests ?? story.role_request_count ?? 0;
  const waiting = story.waiting_slide_count ?? 0;
  const isThanked = Boolean(story.thanks_sent_on) && !story.thanks_hidden;
  const from = story.thanks_from;
  const undelivered = story.undelivered ?? [];
  const { coming } = deliveries;
  const count = forApproval + unseen + requests + waiting + undelivered.length + coming.length;
  if (count === 0 && !isThanked) return null;
  return (
    <>
      <Scheduled
        deliveries={deliveries}
        onChange={() => navigator.go(paths.send(editor.id, "email"))}
      />
      <ForApproval editor={editor} />
      <CardNotices>
        {undelivered.map(({ role_id, email, reason }) => (
          <CardNotice
            key={role_id}
            icon={MailWarning}
            words={w(`send.undelivered_${reason}`, { email })}
          >
            <ButtonLink size="small" to={paths.send(editor.id, "email")}>
              {w("send.sendAgain")}
            </ButtonLink>
          </CardNotice>
        ))}
        {isThanked ? (
          <CardNotice
            icon={Heart}
            words={from ? w("thankYou.came", { name: from }) : w("thankYou.cameNoName")}
          >
            <ButtonLink size="small" to={paths.thankYou(editor.id)}>
              {w("thankYou.read")}
            </ButtonLink>
          </CardNotice>
        ) : null}
        {unseen > 0 ? (
          <CardNotice icon={Sparkles} words={w("editor.unseen", { n: unseen })}>
            <ButtonLink size="small" to={paths.contributions(editor.id)}>
              {w("editor.seeMessages")}
            </ButtonLink>
          </CardNotice>
        ) : null}
        {requests > 0 ? (
          <CardNotice icon={UserCheck} words={w("editor.requests", { n: requests })}>
            <ButtonLink size="small" to={paths.group(editor.id)}>
              {w("editor.seeGroup")}
            </ButtonLink>
          </CardNotice>
        ) : null}
        {waiting > 0 ? (
          <CardNotice icon={MailWarning} words={said(paywallWords.waiting(waiting))}>
            <Button size="small" onClick={() => upgrade.show({ productTier: null })}>
              {w("editor.upgrade")}
            </Button>
            <HelpButton on="waiting" />
          </CardNotice>
        ) : null}
      </CardNotices>
    </>
  );
});
