import { Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type CardEditor, openGroup } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Page } from "#web/components/index.ts";
import { wholeDay } from "#web/dates/index.ts";
import { Hint } from "#web/shell/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { ForApproval } from "../card/index.ts";
import { CardBar } from "../frame/CardBar.tsx";
import { OwnCard } from "../frame/OwnCard.tsx";
import styles from "./Group.module.css";
import { Invite } from "./Invite.tsx";
import { Note } from "./Note.tsx";
import { Nudging } from "./Nudging.tsx";
import { Offer } from "./Offer.tsx";
import { Part } from "./Part.tsx";
import { People } from "./People.tsx";
import { Requests } from "./Requests.tsx";
import { useTold } from "./told.ts";

/** Gathering the group (ROUTE-57): the link and its button first, then who is in. */
export const Group = () => <OwnCard>{(editor) => <GroupPage editor={editor} />}</OwnCard>;

const GroupPage = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const group = useModel((app) => openGroup(app, editor), editor.id);
  useTold(group);
  useSubject({ group });
  const name = editor.story?.recipient_first_name ?? "";
  const until = editor.story?.completion_date ?? null;
  const heading = name ? w("group.heading", { name }) : w("group.headingNoName");
  return (
    <Page
      bar={
        <CardBar editor={editor}>
          <ButtonLink to={paths.send(editor.id)} kind="primary" size="small" icon={Send}>
            {w("editor.send")}
          </ButtonLink>
        </CardBar>
      }
      className={styles.page}
    >
      <title>{heading}</title>
      <div className={styles.left}>
        <div className={styles.intro}>
          <h1>{heading}</h1>
          <p>
            {editor.story?.group_link_privacy === "private" ? (
              w("group.private")
            ) : until ? (
              <>
                {w("group.until")} <b>{wholeDay(until)}</b>.
              </>
            ) : (
              w("group.anytime")
            )}
          </p>
        </div>
        <Hint id="invite-splash" words="notices.hintInviteSplash" />
        <Part editor={editor} />
        <Invite group={group} />
        <Note editor={editor} />
        <Nudging group={group} />
        <Offer group={group} />
      </div>
      <div className={styles.right}>
        <ForApproval editor={editor} />
        <Requests group={group} />
        <People group={group} />
      </div>
    </Page>
  );
});
