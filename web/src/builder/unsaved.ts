import { useMemo, useRef } from "react";
import type { SlideBuilder } from "#core/app/index.ts";
import { useWords } from "#web/words/index.ts";
import { useSubject } from "../hooks/subject.tsx";

/** What the question about unsaved changes says over the builder (BUILD-15), and what it does there. */
export const useUnsavedMessage = (builder: SlideBuilder, open: boolean, leave: () => void) => {
  const w = useWords();
  const latest = useRef(leave);
  latest.current = leave;
  const isNew = builder.draft?.slideId == null;
  const title = w(isNew ? "builder.discardNew" : "builder.discard");
  const help = w(isNew ? "builder.discardNewHelp" : "builder.discardHelp");
  const unsaved = useMemo(
    () => (open ? { title, help, leave: () => latest.current() } : null),
    [open, title, help],
  );
  useSubject({ unsaved });
};
