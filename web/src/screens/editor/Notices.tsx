import { Inbox, MailWarning, UserCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { Button, ButtonLink, Icon, type IconShape } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";
import { HelpButton } from "../frame/HelpButton.tsx";
import styles from "./Notices.module.css";

/** What waits for the owner: messages to look at, people at the door, messages without room (OPEN-149). */
export const Notices = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const upgrade = useModal("upgrade");
  const { story } = editor;
  const { updates } = editor.freshness;
  if (story === null) return null;
  const unseen = updates?.contributions_unseen ?? story.unseen_slide_count;
  const requests = updates?.role_requests ?? story.role_request_count;
  const waiting = story.waiting_slide_count;
  if (unseen + requests + waiting === 0) return null;
  return (
    <div className={styles.notices} role="status">
      {unseen > 0 ? (
        <Notice icon={Inbox} words={w("editor.held", { n: unseen })}>
          <ButtonLink size="small" to={paths.contributions(editor.id)}>
            {w("editor.review")}
          </ButtonLink>
        </Notice>
      ) : null}
      {requests > 0 ? (
        <Notice icon={UserCheck} words={w("editor.requests", { n: requests })}>
          <ButtonLink size="small" to={paths.group(editor.id)}>
            {w("editor.seeGroup")}
          </ButtonLink>
        </Notice>
      ) : null}
      {waiting > 0 ? (
        <Notice icon={MailWarning} words={paywallWords.waiting(waiting)}>
          <Button size="small" onClick={() => upgrade.show({ productTier: null })}>
            {w("editor.upgrade")}
          </Button>
          <HelpButton on="waiting" />
        </Notice>
      ) : null}
    </div>
  );
});

const Notice = ({
  icon,
  words,
  children,
}: {
  icon: IconShape;
  words: string;
  children: ReactNode;
}) => (
  <div className={styles.notice}>
    <Icon of={icon} />
    <p>{words}</p>
    {children}
  </div>
);
