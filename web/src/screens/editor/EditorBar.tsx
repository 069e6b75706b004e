import {
  Check,
  Ellipsis,
  Heart,
  Images,
  Inbox,
  Play,
  Printer,
  Send,
  Settings,
  Smartphone,
  Trash2,
  Users,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  BackLink,
  Button,
  ButtonLink,
  Icon,
  IconButton,
  Menu,
  WorkBar,
} from "#web/components/index.ts";
import { usePrintAtHome } from "#web/print/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { cardTitle } from "../card/index.ts";
import { useAsOwner } from "./asOwner.ts";
import styles from "./Desk.module.css";

/** Where an owner looks at the card as its recipient will. */
export const previewPath = (editor: CardEditor): string =>
  `${paths.recipient(editor.story?.tokens.recipient ?? "")}?preview=true`;

/** Back, the card's name, whether it is saved; Send is always in sight. */
export const EditorBar = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { session } = useApp();
  const asOwner = useAsOwner(editor);
  const remove = useModal("delete-card");
  const library = useModal("library");
  const qr = useModal("qr");
  const isSaved = session.isSignedIn;
  const { print, dialog } = usePrintAtHome(editor);
  return (
    <WorkBar
      back={
        <BackLink
          to={isSaved ? paths.home() : paths.shop()}
          label={w(isSaved ? "editor.back" : "editor.backOut")}
        />
      }
      title={cardTitle(editor) || w("editor.untitled")}
      note={
        editor.beingSubmitted ? (
          w("editor.saving")
        ) : isSaved ? (
          <>
            <Icon of={Check} size={16} /> {w("editor.saved")}
          </>
        ) : (
          w("editor.notSaved")
        )
      }
    >
      <span className={styles.wideOnly}>
        {isSaved ? null : (
          <Button size="small" onClick={asOwner.save}>
            {w("editor.save")}
          </Button>
        )}
        <ButtonLink size="small" icon={Play} to={previewPath(editor)}>
          {w("editor.preview")}
        </ButtonLink>
      </span>
      <Button kind="primary" size="small" icon={Send} onClick={asOwner.send}>
        {w("editor.send")}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} aria-label={w("editor.menu")} />}
        entries={[
          { words: w("editor.group"), icon: Users, act: asOwner.group },
          // nobody else signs a card that is in this browser alone
          ...(isSaved
            ? [
                {
                  words: w("editor.contributions", { n: editor.story?.moderated_slide_count ?? 0 }),
                  icon: Inbox,
                  to: paths.contributions(editor.id),
                },
              ]
            : []),
          { words: w("editor.settings"), icon: Settings, act: asOwner.settings },
          { words: w("editor.preview"), icon: Play, to: previewPath(editor) },
          ...(editor.story?.thanks_sent_on
            ? [{ words: w("thankYou.read"), icon: Heart, to: paths.thankYou(editor.id) }]
            : []),
          { words: w("modals.library"), icon: Images, act: () => library.show() },
          // a card that is in this browser alone is on no other device
          ...(isSaved
            ? [
                { words: w("print.title"), icon: Printer, act: print },
                {
                  words: w("modals.otherDevice"),
                  icon: Smartphone,
                  act: () => qr.show({ link: "jump" }),
                },
              ]
            : []),
          ...(editor.isOwn
            ? [
                "line" as const,
                {
                  words: w("editor.deleteCard"),
                  icon: Trash2,
                  kind: "danger" as const,
                  act: () => remove.show(),
                },
              ]
            : []),
        ]}
      />
      {dialog}
    </WorkBar>
  );
});
