import { useEffect, useState } from "react";
import { type CardEditor, type Group, openEditor, openGroup } from "#core/app/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";

/**
 * The group of the card under the modal, for its owner: the page's own, or one opened for the modal where the page
 * shows the card as its group or recipient sees it. Null while it opens; "none" for everybody else.
 */
export const useGroup = (isOpen: boolean): Group | null | "none" => {
  const app = useApp();
  const { group: given, editor, contributor, recipient } = useModalSubject();
  const [own, setOwn] = useState<{ of: string; group: Group | "none" } | null>(null);
  const storyId = editor?.id ?? contributor?.story?.id ?? recipient?.story?.id ?? null;
  const mayBeOwner = editor !== undefined || contributor?.isOrganiser || recipient !== undefined;
  const needed = isOpen && given === undefined && storyId !== null;
  useEffect(() => {
    if (!needed) return;
    if (!mayBeOwner) return setOwn({ of: storyId, group: "none" });
    let isWanted = true;
    let opened: { editor: CardEditor | null; group: Group } | null = null;
    const open = async () => {
      const mine = editor ?? openEditor(app, storyId);
      if (mine !== editor) await mine.open();
      const isOwner = mine.loaded === "ready" && mine.story?.tokens.group !== undefined;
      const group = isOwner ? openGroup(app, mine) : ("none" as const);
      if (group !== "none") {
        await group.open();
        opened = { editor: mine === editor ? null : mine, group };
      }
      if (isWanted) setOwn({ of: storyId, group });
      else close();
    };
    const close = () => {
      opened?.group.close();
      opened?.editor?.close();
    };
    void open();
    return () => {
      isWanted = false;
      close();
    };
  }, [needed, mayBeOwner, storyId, editor, app]);
  return given ?? (own?.of === storyId ? own.group : null);
};
