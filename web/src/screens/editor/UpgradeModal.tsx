import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { afterPaywall, paths } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { Badge, Button, Dialog, Price, Quiet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { useModal } from "../../app/modal.ts";
import styles from "./UpgradeModal.module.css";

/** The paywall (PAY-02, OPEN-149): what each tier holds and costs, and the way back (PAY-05); buying is not open yet, and it says so. */
export const UpgradeModal = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { shell, outside } = useApp();
  const modal = useModal("upgrade");
  const { story, limit } = editor;
  const close = () =>
    outside.navigator.go(afterPaywall(editor.id, modal.params), { replace: true });
  return (
    <Dialog
      open={modal.isOpen}
      onClose={close}
      title={w("upgrade.title")}
      width="wide"
      actions={
        <Button kind="primary" onClick={close}>
          {w(
            afterPaywall(editor.id, modal.params) === paths.edit(editor.id)
              ? "upgrade.back"
              : "upgrade.goBack",
          )}
        </Button>
      }
    >
      <Stack gap={5}>
        <div>
          {editor.isFull ? <p>{paywallWords.owner}</p> : null}
          {limit === null ? null : (
            <Quiet>{w("upgrade.now", { limit, count: editor.messages.length })}</Quiet>
          )}
          {story && story.waiting_slide_count > 0 ? (
            <Quiet>{paywallWords.waiting(story.waiting_slide_count)}</Quiet>
          ) : null}
        </div>
        <div className={styles.tiers}>
          {shell.products.map((product) => (
            <Price
              key={product.name}
              name={product.label}
              price={formatMoney(product.amount, product.currency_symbol)}
              per={product.amount === 0 ? undefined : w("upgrade.perCard")}
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
