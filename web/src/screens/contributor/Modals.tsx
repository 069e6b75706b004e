import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { Contributor } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { BuilderModal } from "#web/builder/index.ts";
import { ConfirmDialog, Dialog, toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { useModal } from "../../app/modal.ts";
import { FaceCard } from "../frame/FaceCard.tsx";
import { LeaveDialog } from "../frame/LeaveDialog.tsx";
import styles from "./Messages.module.css";
import { authorOf } from "./part.ts";
import { SentModal } from "./SentModal.tsx";

type ModalsProps = { model: Contributor; story: Story };

/** What opens over the contributor's view: the builder, what became of a message, and the questions. */
export const Modals = (props: ModalsProps) => (
  <>
    <Builder {...props} />
    <SentModal isOwner={props.model.isOwner} />
    <DeleteMessage {...props} />
    <Large {...props} />
    <Leave {...props} />
  </>
);

const Builder = observer(({ model, story }: ModalsProps) => {
  const w = useWords();
  const { session, outside } = useApp();
  const modal = useModal("contribution-builder");
  const { isOpen, params } = modal;
  const slide = model.mine.find((s) => s.id === params.slide);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once each time the address asks for it
  useEffect(() => {
    if (!isOpen || model.builder !== null) return;
    const type = typeof params.type === "string" ? params.type : null;
    void model.write(slide ? { slide } : { slideType: type }).then((builder) => {
      // stored on another device: its words are not here (CONTRIB-09, OPEN-94)
      if (builder?.draft === null && session.anonymous.data.contributionId !== null)
        toast({ words: w("contributor.elsewhere"), stay: 0 });
    });
  }, [isOpen, outside]);
  return (
    <BuilderModal
      builder={model.builder}
      open={isOpen && model.builder !== null}
      recipient={story.recipient_first_name}
      onSubmit={() => model.submit()}
      onClose={() => {
        modal.close();
        model.stopWriting();
      }}
    />
  );
});

const DeleteMessage = observer(({ model }: ModalsProps) => {
  const w = useWords();
  const modal = useModal("delete-slide");
  return (
    <ConfirmDialog
      open={modal.isOpen}
      title={w("contributor.deleteSure")}
      confirm={w("contributor.deleteYes")}
      cancel={w("contributor.keep")}
      busy={model.busy}
      onConfirm={() =>
        void model.removeMessage(String(modal.params.slide)).then((isGone) => {
          modal.close();
          if (isGone) toast({ words: w("contributor.deleted") });
          else if (model.error) toast({ words: model.error, tone: "bad" });
        })
      }
      onCancel={modal.close}
    >
      {w("contributor.deleteHelp")}
    </ConfirmDialog>
  );
});

const Large = observer(({ model, story }: ModalsProps) => {
  const w = useWords();
  const modal = useModal("slide");
  const [last, setLast] = useState<Slide>();
  const asked = [...model.mine, ...model.others].find((s) => s.id === modal.params.slide);
  if (asked && asked.id !== last?.id) setLast(asked);
  if (!last) return null;
  return (
    <Dialog
      open={modal.isOpen && asked !== undefined}
      onClose={modal.close}
      title={w("contributor.messageBy", { who: authorOf(last, w) })}
      closeWords={w("shell.close")}
    >
      <div className={styles.large}>
        <FaceCard slide={last} story={story} />
      </div>
    </Dialog>
  );
});

const Leave = observer(({ model }: ModalsProps) => {
  const w = useWords();
  const modal = useModal("leave-group");
  return (
    <LeaveDialog
      open={modal.isOpen && model.isMember}
      messages={model.mine.length}
      busy={model.busy}
      onLeave={(keep) =>
        void model.leave(keep).then((left) => {
          modal.close();
          if (left) toast({ words: w("contributor.left") });
          else if (model.error) toast({ words: model.error, tone: "bad" });
        })
      }
      onClose={modal.close}
    />
  );
});
