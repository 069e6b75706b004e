import { Link2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Shop } from "#core/app/index.ts";
import { Button, CopyField, toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** Copies the address of the chosen cover; where the clipboard is closed to us the address is shown instead. */
export const CopyLink = observer(({ shop }: { shop: Shop }) => {
  const w = useWords();
  const [isShown, show] = useState(false);
  if (shop.chosen === null) return null;
  const address = shop.addressOf(shop.chosen);
  if (isShown)
    return (
      <CopyField
        value={address}
        label={w("shop.coverLink")}
        words={w("shop.copy")}
        copiedWords={w("shop.copied")}
        kind="quiet"
      />
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      show(true);
      return;
    }
    toast({ words: w("shop.copied") });
  };
  return (
    <Button kind="bare" size="small" icon={Link2} wide onClick={() => void copy()}>
      {w("shop.copy")}
    </Button>
  );
});
