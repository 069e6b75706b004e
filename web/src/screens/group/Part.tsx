import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Navigate } from "react-router";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Sheet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useRoute } from "../../hooks/route.ts";
import { Names } from "../settings/parts.ts";

/** The step of gathering that the address names, above the page itself (OPEN-41). */
export const Part = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { route } = useRoute();
  const token = editor.story?.tokens.group;
  switch (route.path) {
    case "/edit/:id/group/splash":
      return (
        <Sheet aria-label={w("gather.splash")}>
          <Stack gap={4}>
            <h2>{w("gather.splash")}</h2>
            <p>{w("gather.splashHelp")}</p>
            <p>
              <ButtonLink to={paths.group(editor.id)} kind="primary">
                {w("gather.begin")}
              </ButtonLink>
            </p>
          </Stack>
        </Sheet>
      );
    case "/edit/:id/group/set-recipient":
    case "/edit/:id/group/update-recipient":
      return (
        <Sheet aria-label={w("gather.recipient")}>
          <Stack gap={4}>
            <h2>{w("gather.recipient")}</h2>
            <Names editor={editor} />
          </Stack>
        </Sheet>
      );
    case "/edit/:id/group/invite":
      return <ComeTo part="invite" />;
    case "/edit/:id/group/invitation":
      return token === undefined ? null : <Navigate to={paths.contributor(token)} replace />;
    default:
      return null;
  }
});

/** Brings a part of the page under the eyes. */
const ComeTo = ({ part }: { part: string }) => {
  useEffect(() => {
    const place = document.getElementById(part);
    place?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [part]);
  return null;
};
