import { observer } from "mobx-react-lite";
import { type SlideBuilder, wordsOfDraft } from "#core/app/index.ts";
import { Button, Quiet, Row, Sheet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** What was typed before a newer version came: to copy from, to put back, or to let go (OPEN-172). */
export const Typed = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  return builder.versions.typed.map((draft) => {
    const words = wordsOfDraft(draft);
    return (
      <Sheet key={words.join("\n")} aria-label={w("builder.typed")}>
        <Stack gap={3}>
          <h3>{w("builder.typed")}</h3>
          {words.map((one) => (
            <p key={one} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {one}
            </p>
          ))}
          {draft.media.length > 0 ? (
            <Quiet small>{w("builder.typedPhotos", { n: draft.media.length })}</Quiet>
          ) : null}
          <Row gap={2}>
            <Button size="small" onClick={() => builder.putBack(draft)}>
              {w("builder.putBack")}
            </Button>
            <Button kind="bare" size="small" onClick={() => void builder.versions.letGo(draft)}>
              {w("builder.letGoTyped")}
            </Button>
          </Row>
        </Stack>
      </Sheet>
    );
  });
});
