import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardOnDesk, Home } from "#core/app/index.ts";
import { ConfirmDialog, toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";
import { titleOf } from "../frame/card.ts";
import { LeaveDialog } from "../frame/LeaveDialog.tsx";

/** The questions before a card goes or one leaves it (MODAL-10, MODAL-14). */
export const HomeModals = observer(({ home }: { home: Home }) => {
  const w = useWords();
  const remove = useModal("delete-card");
  const leave = useModal("leave-group");
  const [busy, setBusy] = useState(false);
  const cardOf = (id: unknown): CardOnDesk | undefined =>
    [...home.of("created"), ...home.of("contributed")].find((c) => c.role.id === id);
  // the card stays named while its question leaves
  const [named, setNamed] = useState<CardOnDesk>();
  const asked = cardOf(remove.params.role ?? leave.params.role);
  if (asked && asked.role.id !== named?.role.id) setNamed(asked);
  if (!named) return null;
  const title = titleOf(named.story);

  const act = async (job: Promise<boolean>, done: string, close: () => void) => {
    setBusy(true);
    const worked = await job;
    setBusy(false);
    close();
    if (worked) toast({ words: done });
    else if (home.error) toast({ words: home.error, tone: "bad" });
  };
  return (
    <>
      <ConfirmDialog
        open={remove.isOpen && asked !== undefined}
        title={w("home.deleteSure", { title })}
        confirm={w("home.delete")}
        cancel={w("home.keep")}
        busy={busy}
        onConfirm={() =>
          void act(home.deleteCard(named.story.id), w("home.deleted", { title }), remove.close)
        }
        onCancel={remove.close}
      >
        {w("home.deleteHelp", { n: named.story.contribution_count })}
      </ConfirmDialog>
      <LeaveDialog
        open={leave.isOpen && asked !== undefined}
        messages={named.role.contribution_count}
        busy={busy}
        onLeave={(keep) =>
          void act(home.leave(named.role, keep), w("contributor.left"), leave.close)
        }
        onClose={leave.close}
      />
    </>
  );
});
