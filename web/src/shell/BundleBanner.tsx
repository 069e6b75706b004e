import { observer } from "mobx-react-lite";
import { bundlesPath } from "#core/domain/navigation/index.ts";
import { Banner } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { Go } from "./Go.tsx";

/** Told above the pages where cards are looked at, made and kept, until it is dismissed (SHELL-15, SHELL-16). */
export const BundleBanner = observer(() => {
  const w = useWords();
  const { banners } = useApp().shell;
  if (!banners.bundle) return null;
  return (
    <Banner
      label={w("notices.bundles")}
      title={w("notices.bundles")}
      onDismiss={() => banners.dismissBundle()}
      dismissWords={w("notices.dismiss")}
    >
      <span>{w("notices.bundlesSay")}</span>
      <Go to={bundlesPath("digital", 5)}>{w("notices.learnMore")}</Go>
    </Banner>
  );
});
