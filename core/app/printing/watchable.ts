import type { Story } from "#core/domain/story/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { Watching } from "../send/watching.ts";

/** The card with the watch-only link that its codes on paper lead to, which is made where there is none yet; or why not. */
export const watchable = async (
  { ports, session }: Pick<AppContext, "ports" | "session">,
  editor: CardEditor,
): Promise<{ readonly story: Story } | { readonly error: Message | null }> => {
  const watching = ports.observe(new Watching(ports, session, editor));
  if (watching.link === null && !(await watching.make())) return { error: watching.error };
  return editor.story === null ? { error: null } : { story: editor.story };
};
