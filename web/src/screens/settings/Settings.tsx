import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { type CardEditor, openEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { BackLink, Button, Page, SavedNote, Sheet, WorkBar } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { Loading } from "../../shell/guard.tsx";
import { cardTitle, NotYet, useSaidErrors } from "../card/index.ts";
import { LinkPrivacy } from "./LinkPrivacy.tsx";
import { Names } from "./Names.tsx";
import { Rules } from "./Rules.tsx";
import styles from "./Settings.module.css";

/** The card's settings (ROUTE-55, STORY-19): each is kept the moment it is changed. */
export const Settings = () => {
  const { id = "" } = useParams();
  return <Opened key={id} id={id} />;
};

const Opened = observer(({ id }: { id: string }) => {
  const editor = useModel((app) => openEditor(app, id), id);
  return editor.loaded === "ready" ? (
    <All editor={editor} />
  ) : (
    <NotYet editor={editor} opening={<Loading />} />
  );
});

const All = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const remove = useModal("delete-card");
  useSaidErrors(editor);
  useSubject({ editor });
  return (
    <Page
      bar={
        <WorkBar
          back={<BackLink to={paths.edit(editor.id)} label={w("settings.back")} />}
          title={cardTitle(editor)}
          note={
            <SavedNote
              pending={editor.beingSubmitted ? w("settings.saving") : null}
              saved={w("settings.saved")}
            />
          }
        />
      }
    >
      <title>{`${w("settings.title")}: ${cardTitle(editor)}`}</title>
      <div className={styles.settings}>
        <h1>{w("settings.title")}</h1>
        <Sheet className={styles.part} aria-labelledby="who">
          <h2 id="who">{w("settings.who")}</h2>
          <Names editor={editor} />
        </Sheet>
        <Sheet className={styles.part} aria-labelledby="messages">
          <h2 id="messages">{w("settings.messages")}</h2>
          <Rules
            editor={editor}
            rules={[
              ["content_moderation", "moderation"],
              ["show_as_you_go", "showAsYouGo"],
              ["guests_may_sign", "guests"],
              ["has_credits_slide", "credits"],
            ]}
          />
        </Sheet>
        <Sheet className={styles.part} aria-labelledby="links">
          <h2 id="links">{w("settings.links")}</h2>
          <LinkPrivacy editor={editor} of="group" />
          <LinkPrivacy editor={editor} of="recipient" />
        </Sheet>
        {editor.isOwn ? (
          <>
            <Sheet className={styles.part} aria-labelledby="mails">
              <h2 id="mails">{w("settings.mails")}</h2>
              <Rules editor={editor} rules={[["owner_email_notifications", "notify"]]} />
            </Sheet>
            <div className={styles.end}>
              <p>{w("settings.end")}</p>
              <Button kind="danger" icon={Trash2} onClick={() => remove.show()}>
                {w("settings.delete")}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Page>
  );
});
