import { observer } from "mobx-react-lite";
import type { Contributor } from "#core/app/index.ts";
import { CopyField, Quiet, Sheet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** The way back to what a guest wrote, for them alone (decision 0076). */
export const PrivateLink = observer(({ model }: { model: Contributor }) => {
  const w = useWords();
  const link = model.privateLink;
  if (link === null || model.mine.length === 0) return null;
  return (
    <Sheet aria-labelledby="private-link">
      <Stack gap={4}>
        <h2 id="private-link">{w("contributor.guestLink")}</h2>
        <Quiet>{w("contributor.guestLinkHelp")}</Quiet>
        <CopyField
          value={link}
          shown={link.replace(/^https?:\/\//, "")}
          label={w("contributor.guestLink")}
          words={w("contributor.guestCopy")}
          copiedWords={w("contributor.guestCopied")}
          kind="quiet"
        />
      </Stack>
    </Sheet>
  );
});
