import { observer } from "mobx-react-lite";
import { openNewCard } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { Loading } from "../../shell/guard.tsx";
import { useAskUnsaved } from "../card/index.ts";
import { Writing } from "./Writing.tsx";

/** The greeting of a card that is being made (ROUTE-49). */
export const NewGreeting = observer(() => {
  const w = useWords();
  const model = useModel((app) => openNewCard(app), "new");
  useAskUnsaved(model, (path) => path === paths.create || path === paths.createGreeting);
  if (model.loaded === "loading") return <Loading />;
  // what is wrong with the cover is said here too, where the card is made
  const wrong = [model.error, model.design.errorOf("title"), model.design.errorOf("media")];
  const error = wrong.filter(Boolean).join(" ");
  return (
    <Writing
      form={model.form}
      back={{ to: paths.create, words: w("greeting.toCover") }}
      act={{
        words: w("cover.make"),
        busyWords: w("cover.making"),
        busy: model.busy,
        run: () => void model.make(),
      }}
      error={
        error === "" ? null : (
          <>
            <b>{w("cover.failedNew")}</b> {error}
          </>
        )
      }
    />
  );
});
