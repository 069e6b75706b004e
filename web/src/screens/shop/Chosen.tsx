import { ImagePlus, Palette } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Shop } from "#core/app/index.ts";
import { coverSlug, takesPhoto } from "#core/domain/cover/index.ts";
import { Button, Card, Dialog, Problem } from "#web/components/index.ts";
import { LiveSpec, useReducedMotion } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useCoverFault } from "../../hooks/coverFault.ts";
import { CopyLink } from "./CopyLink.tsx";
import { NameField } from "./NameField.tsx";
import styles from "./Shop.module.css";
import { specOf } from "./spec.ts";

type ShopProps = { shop: Shop };

/** The chosen cover beside the grid: large, alive, with the name on. */
export const ChosenCover = observer(({ shop }: ShopProps) => {
  const w = useWords();
  return (
    <section className={styles.chosen} aria-label={w("shop.yours")}>
      <Living shop={shop} />
      <p className={styles.label}>
        <b>{shop.chosen?.label}</b>
      </p>
      <NameField shop={shop} onDone={() => void shop.start()} />
      <Make shop={shop} />
    </section>
  );
});

/** The same as a sheet over the grid; back closes it. */
export const ChosenSheet = observer(({ shop, open }: ShopProps & { open: boolean }) => {
  const w = useWords();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const close = () => {
    if ((state as { fromShelf?: boolean } | null)?.fromShelf) void navigate(-1);
    else void navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={shop.chosen?.label}
      closeWords={w("shop.close")}
      actions={<Make shop={shop} />}
    >
      <div className={styles.sheet}>
        <Living shop={shop} />
        <NameField shop={shop} />
      </div>
    </Dialog>
  );
});

const Living = observer(({ shop }: ShopProps) => {
  const w = useWords();
  const calm = useReducedMotion();
  const report = useCoverFault();
  const [broken, setBroken] = useState(false);
  const cover = shop.chosen;
  if (cover === null) return null;
  const { label } = cover;
  const title = shop.titleOf(cover);
  // somebody who asked for calm still sees the name: the stage draws it, and holds still
  const isNamed = shop.recipientFirstName.trim() !== "";
  const poster = calm && isNamed && !broken ? null : shop.posterOf(cover);
  return (
    <span className={styles.living} role="img" aria-label={w("shop.coverSays", { label, title })}>
      <Card>
        <LiveSpec
          key={`${shop.occasion} ${coverSlug(cover)}`}
          spec={specOf(shop, cover)}
          playing={shop.lively === null}
          poster={poster}
          onError={(error) => {
            setBroken(true);
            report(error);
          }}
        />
      </Card>
    </span>
  );
});

/**
 * Starts the card; what went wrong is said above the button, and everything stays as it was. A cover that shows a photo
 * is made with it (OPEN-82).
 */
const Make = observer(({ shop }: ShopProps) => {
  const w = useWords();
  if (shop.chosen !== null && takesPhoto(shop.chosen.variant))
    return (
      <div className={styles.make}>
        <Button
          kind="primary"
          size="large"
          icon={ImagePlus}
          wide
          onClick={() => void shop.design()}
        >
          {w("shop.addPhoto")}
        </Button>
        <CopyLink shop={shop} />
      </div>
    );
  return (
    <div className={styles.make}>
      <Problem>
        {shop.error ? (
          <>
            <b>{w("shop.failed")}</b> {said(shop.error)}
          </>
        ) : null}
      </Problem>
      <Button
        kind="primary"
        size="large"
        wide
        busy={shop.busy}
        busyWords={w("shop.making")}
        onClick={() => void shop.start()}
      >
        {w("shop.make")}
      </Button>
      <Button kind="bare" size="small" icon={Palette} wide onClick={() => void shop.design()}>
        {w("shop.design")}
      </Button>
      <CopyLink shop={shop} />
    </div>
  );
});
