import { Grid2x2, Grid3x3, List } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type LaidOut, layouts } from "#core/domain/account/index.ts";
import { Segments } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";

const signs = { grid_2x: Grid2x2, grid_3x: Grid3x3, list: List } as const;

/** How a list is laid out: large, small, or one below the other; kept for next time (CONTRIB-13, ACCT-07). */
export const LayoutSwitch = observer(({ of }: { of: LaidOut }) => {
  const w = useWords();
  const { preferences } = useApp();
  return (
    <Segments
      name={of}
      label={w("layout.label")}
      iconsOnly
      value={preferences.layoutOf(of)}
      options={layouts.map((value) => ({ value, words: w(`layout.${value}`), icon: signs[value] }))}
      onValue={(layout) => preferences.layOut(of, layout)}
    />
  );
});

/** The layout of a list as it is, to be styled by `data-layout`. */
export const useLayout = (of: LaidOut) => useApp().preferences.layoutOf(of);
