import type { AuthScenario, CardEditor } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { useApp } from "../../hooks/context.ts";

/** What wants an account: somebody signed out is asked to sign in first, and goes on there afterwards (OPEN-40). */
export const useAsOwner = (editor: CardEditor) => {
  const { session, ports } = useApp();
  const { navigator } = ports;
  const go = (authScenario: AuthScenario, path: string) => () => {
    if (session.isSignedIn) return navigator.go(session.modals.bring(path));
    session.anonymous.remember({ authScenario, storyId: editor.id });
    navigator.go(withModal(navigator.path, "auth"));
  };
  return {
    save: go("CreatorSave", withModal(paths.edit(editor.id), "card-saved")),
    send: go("CreatorSend", paths.send(editor.id)),
    group: go("CreatorInviteGroup", paths.group(editor.id)),
    settings: go("CreatorSettings", paths.settings(editor.id)),
  };
};
