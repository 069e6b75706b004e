import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import type { MediaType } from "#core/domain/media/index.ts";
import { Button, ConfirmDialog, Dialog, Row, Stack } from "#web/components/index.ts";
import { makerOf } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";

type DeleteMediumProps = { builder: SlideBuilder; type: MediaType };

/** Asks before a medium of the library is deleted, and says which messages need it (MEDIA-18). */
export const DeleteMedium = observer(({ builder, type }: DeleteMediumProps) => {
  const w = useWords();
  const { library } = builder;
  const uses = library.deletion?.uses ?? [];
  const title = w("builder.deleteTitle", { type });
  const mayDelete = library.deletion === null || library.mayDelete;
  return (
    <>
      <ConfirmDialog
        open={library.deletion !== null && mayDelete}
        title={title}
        confirm={w("builder.deleteIt")}
        cancel={w("builder.keepIt")}
        onConfirm={() => void library.delete()}
        onCancel={() => library.keep()}
      >
        {w("builder.deleteHelp")}
      </ConfirmDialog>
      <Dialog
        open={library.deletion !== null && !mayDelete}
        title={title}
        role="alertdialog"
        onClose={() => library.keep()}
        closeWords={w("builder.close")}
      >
        <Stack gap={4}>
          <p>{uses.length > 0 ? w("builder.inUse", { n: uses.length }) : w("builder.inUseHere")}</p>
          <ul>
            {uses.map((slide) => (
              <li key={slide.id}>
                {slide.title?.trim() ||
                  w("builder.inUseBy", { kind: w(`kind.${slide.type}`), name: makerOf(slide) })}
              </li>
            ))}
          </ul>
          <Row>
            <Button kind="primary" onClick={() => library.keep()}>
              {w("builder.keepIt")}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
});
