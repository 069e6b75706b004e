import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { type Bundles, openBundles } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Bundle } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import {
  Badge,
  ButtonLink,
  Dialog,
  ErrorState,
  Quiet,
  Segments,
  Skeleton,
  Stack,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import type { ModalProps } from "../props.ts";
import styles from "./Bundle.module.css";

/** Cards by the bundle (MODAL-04, Appendix C): what they cost and save; buying is not open yet, and it says so. */
const BundleModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const bundles = useModel(openBundles, "bundles");
  const { isOpen, params } = modal;
  useEffect(() => {
    if (isOpen) bundles.ask(params.type, params.quantity);
  }, [bundles, isOpen, params.type, params.quantity]);
  return (
    <Dialog
      open={isOpen}
      onClose={modal.close}
      title={w("modals.bundle")}
      closeWords={w("shell.close")}
      width="middle"
    >
      {bundles.loaded === "failed" ? (
        <ErrorState
          words={said(bundles.error ?? w("modals.bundleFailed"))}
          retry={w("shell.tryAgain")}
          onRetry={() => void bundles.open()}
        />
      ) : (
        <Stack gap={5}>
          <Quiet>{w("modals.bundleHelp")}</Quiet>
          <Segments
            wide
            name="bundle_type"
            label={w("modals.bundleKind")}
            value={bundles.type}
            options={[
              { value: "digital", words: w("modals.digital") },
              { value: "postal", words: w("modals.postal") },
            ]}
            onValue={(type) => bundles.choose(type)}
          />
          {bundles.loaded === "loading" ? <Blank /> : <Choice bundles={bundles} />}
          <p>{w("modals.bundleSoon")}</p>
          <ButtonLink kind="primary" wide to={paths.shop()}>
            {w("modals.bundleStart")}
          </ButtonLink>
        </Stack>
      )}
    </Dialog>
  );
});
export default BundleModal;

const Blank = () => (
  <div className={styles.bundles} aria-busy="true">
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} width="100%" style={{ blockSize: "4rem" }} />
    ))}
  </div>
);

const Choice = observer(({ bundles }: { bundles: Bundles }) => {
  const w = useWords();
  return (
    <fieldset className={styles.bundles}>
      <legend className={styles.legend}>{w("modals.bundleHow")}</legend>
      {bundles.offered.map((bundle) => (
        <One key={bundle.bundle_quantity} bundles={bundles} bundle={bundle} />
      ))}
    </fieldset>
  );
});

const One = observer(({ bundles, bundle }: { bundles: Bundles; bundle: Bundle }) => {
  const w = useWords();
  const { bundle_quantity: n, amount, currency_symbol } = bundle;
  const percent = bundles.saving(bundle);
  return (
    <label className={styles.bundle}>
      <input
        type="radio"
        id={`bundle-${n}`}
        name="bundle_quantity"
        value={n}
        checked={bundles.quantity === n}
        onChange={() => {
          bundles.quantity = n;
        }}
      />
      <span className={styles.what}>
        <b>{w("modals.bundleCards", { n })}</b>
        <span>
          {w("modals.bundleEach", { price: formatMoney(Math.round(amount / n), currency_symbol) })}
        </span>
      </span>
      {percent > 0 ? <Badge tone="good">{w("modals.bundleSave", { percent })}</Badge> : null}
      <b className={styles.price}>{formatMoney(amount, currency_symbol)}</b>
    </label>
  );
});
