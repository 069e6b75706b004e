import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { type Bundles, openBundles } from "#core/app/index.ts";
import { withModal, withoutModal } from "#core/domain/navigation/index.ts";
import type { Bundle } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import {
  Badge,
  Button,
  Dialog,
  ErrorState,
  Problem,
  Quiet,
  Segments,
  Skeleton,
  Stack,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Paying, useCheckout } from "../../checkout/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import type { ModalProps } from "../props.ts";
import styles from "./Bundle.module.css";

/** Cards by the bundle (MODAL-04, Appendix C): what they cost and save, and buying them (PAY-17). */
const BundleModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { session, ports } = useApp();
  const bundles = useModel(openBundles, "bundles");
  const { isOpen, params } = modal;
  const checkout = useCheckout(isOpen, "bundles");
  const { chosen } = bundles;
  const n = chosen?.bundle_quantity ?? 0;
  const buy = () => {
    if (chosen === null) return;
    const { bundle_type, bundle_quantity } = chosen;
    if (session.isSignedIn)
      return void checkout.choose({ payment_type: "bundle", bundle_type, bundle_quantity });
    const about = { bundleType: bundle_type, bundleQuantity: bundle_quantity };
    session.anonymous.remember({ authScenario: "BundlePayment", ...about });
    ports.navigator.go(withModal(withoutModal(ports.navigator.path), "auth"));
  };
  useEffect(() => {
    if (isOpen) bundles.ask(params.type, params.quantity);
  }, [bundles, isOpen, params.type, params.quantity]);
  return (
    <Dialog
      open={isOpen}
      onClose={modal.close}
      onBack={checkout.step === "form" ? () => checkout.again() : undefined}
      backWords={w("checkout.back")}
      title={w("modals.bundle")}
      closeWords={w("shell.close")}
      width="middle"
    >
      {checkout.step !== "choosing" ? (
        <Paying
          checkout={checkout}
          what={w(
            bundles.type === "postal" ? "payments.postalCredits" : "payments.digitalCredits",
            { n },
          )}
          got={w("checkout.doneBundle", { n })}
          goOn={{ words: w("checkout.close"), act: modal.close }}
        />
      ) : bundles.loaded === "failed" ? (
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
          <Problem>{checkout.error ? said(checkout.error) : null}</Problem>
          <Button kind="primary" wide disabled={chosen === null} onClick={buy}>
            {w("checkout.buy", { n })}
          </Button>
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
