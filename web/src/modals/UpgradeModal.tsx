import { observer } from "mobx-react-lite";
import { afterPaywall, withoutModal } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { Badge, Button, Dialog, Price, Quiet, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { useTierName } from "../hooks/tierName.ts";
import type { ModalProps } from "./props.ts";
import styles from "./Upgrade.module.css";

/** The paywall (MODAL-28, PAY-02, OPEN-149): what each tier holds and costs; buying is not open yet, and it says so. */
const UpgradeModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const tierName = useTierName();
  const { shell, ports } = useApp();
  const { editor } = useModalSubject();
  const { params } = modal;
  const story = editor?.story ?? null;
  const limit = editor?.limit ?? null;
  const here = withoutModal(ports.navigator.path);
  const back = editor ? afterPaywall(editor.id, params) : here;
  // somebody who was stopped elsewhere goes back there (PAY-05)
  const isElsewhere = typeof params.returnTo === "string" && back !== here;
  const close = () => (isElsewhere ? ports.navigator.go(back, { replace: true }) : modal.close());
  return (
    <Dialog
      open={modal.isOpen}
      onClose={close}
      title={w("upgrade.title")}
      closeWords={w("shell.close")}
      width="wide"
      actions={
        <Button kind="primary" onClick={close}>
          {w(isElsewhere ? "upgrade.goBack" : editor ? "upgrade.back" : "shell.close")}
        </Button>
      }
    >
      <Stack gap={5}>
        <div>
          {params.unlockDigitalSend === true ? <p>{w("modals.upgradeSend")}</p> : null}
          {editor && limit !== null ? (
            <Quiet>{w("upgrade.now", { limit, count: editor.messages.length })}</Quiet>
          ) : null}
          {story?.waiting_slide_count ? (
            <Quiet>{said(paywallWords.waiting(story.waiting_slide_count))}</Quiet>
          ) : null}
        </div>
        <div className={styles.tiers}>
          {shell.products.map((product) => (
            <Price
              key={product.name}
              name={tierName(product)}
              price={formatMoney(product.amount, product.currency_symbol)}
              per={product.amount === 0 ? undefined : w("upgrade.perCard")}
              ribbon={product.name === params.productTier ? w("modals.chosen") : undefined}
              points={[
                product.slide_limit === null
                  ? w("upgrade.holdsAll")
                  : w("upgrade.holds", { limit: product.slide_limit }),
              ]}
            >
              {product.name === story?.product_tier ? (
                <p>
                  <Badge>{w("upgrade.current")}</Badge>
                </p>
              ) : null}
            </Price>
          ))}
        </div>
        <p>{w("upgrade.soon")}</p>
      </Stack>
    </Dialog>
  );
});
export default UpgradeModal;
