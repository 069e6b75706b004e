import { observer } from "mobx-react-lite";
import { beginWithPhotos, type Contributor } from "#core/app/index.ts";
import { BuilderModal } from "#web/builder/index.ts";
import { toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useOnceWhen } from "../../hooks/onceWhen.ts";
import type { ModalProps } from "../props.ts";
import { slideAsked } from "../slideAsked.ts";
import { photosAsked, sharedAsked, typeAsked } from "./asked.ts";
import { addShared } from "./shared.ts";

/** The builder of somebody who came by the group's link (CONTRIB-01..09). */
export const ContributorBuilder = observer(
  ({ modal, model }: ModalProps & { model: Contributor }) => {
    const w = useWords();
    const { session } = useApp();
    const { isOpen, params } = modal;
    const id = slideAsked(params);
    const slide = model.mine.find((s) => s.id === id);
    useOnceWhen(isOpen, () => {
      if (model.builder !== null) return;
      const photos = photosAsked(params);
      void model.write(slide ? { slide } : { slideType: typeAsked(params) }).then((builder) => {
        if (builder && photos.length > 0) void beginWithPhotos(builder, photos);
        if (builder && sharedAsked(params)) void addShared(builder);
        // stored on another device: its words are not here (CONTRIB-09, OPEN-94)
        if (builder?.draft === null && session.anonymous.data.contributionId !== null)
          toast({ words: w("contributor.elsewhere"), stay: 0 });
      });
    });
    return (
      <BuilderModal
        builder={model.builder}
        open={isOpen && model.builder !== null}
        recipient={model.story?.recipient_first_name}
        onSubmit={() => model.submit()}
        onClose={() => {
          modal.close();
          model.stopWriting();
        }}
      />
    );
  },
);
