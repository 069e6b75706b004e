import { observer } from "mobx-react-lite";
import type { Moderation } from "#core/app/index.ts";
import { paths, paywallPath } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { FullCard } from "../card/index.ts";

/** The card has no room for everything that was sent in (OPEN-149). */
export const Full = observer(({ moderation }: { moderation: Moderation }) => {
  const w = useWords();
  const { editor, error, loaded } = moderation;
  const waiting = editor.story?.waiting_slide_count ?? 0;
  const told = loaded === "ready" && error !== null ? error : null;
  if (told === null && waiting === 0) return null;
  return (
    <FullCard
      words={said(told ?? paywallWords.waiting(waiting))}
      told={told !== null}
      to={paywallPath(editor.id, { returnTo: paths.contributions(editor.id) })}
      upgrade={w("contributions.upgrade")}
    />
  );
});
