import { PartyPopper, Snowflake } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { Toggle } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** Confetti and snow, on and off at once (FX-01). */
export const EffectToggles = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const id = useId();
  const { story } = editor;
  return (
    <>
      <Toggle
        id={`${id}-confetti`}
        name="confetti"
        icon={PartyPopper}
        checked={story?.fx_confetti ?? false}
        onValue={(on) => void editor.setEffects({ fx_confetti: on })}
      >
        {w("editor.confetti")}
      </Toggle>
      <Toggle
        id={`${id}-snow`}
        name="snow"
        icon={Snowflake}
        checked={story?.fx_snow ?? false}
        onValue={(on) => void editor.setEffects({ fx_snow: on })}
      >
        {w("editor.snow")}
      </Toggle>
    </>
  );
});
