import { observer } from "mobx-react-lite";
import type { CardEditor, Checkout } from "#core/app/index.ts";
import {
  afterPaying,
  afterPaywall,
  withModal,
  withoutModal,
} from "#core/domain/navigation/index.ts";
import {
  type PaidTier,
  type Product,
  paywallWords,
  upgradeAmount,
} from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { Badge, Button, Dialog, Price, Problem, Quiet, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Paying, useCheckout } from "../checkout/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { useTierName } from "../hooks/tierName.ts";
import type { ModalProps } from "./props.ts";
import styles from "./Upgrade.module.css";

/** The paywall (MODAL-28, PAY-02, OPEN-149): what each tier holds and costs, and buying it by card or by credit. */
const UpgradeModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const tierName = useTierName();
  const { shell, ports } = useApp();
  const { editor = null } = useModalSubject();
  const checkout = useCheckout(modal.isOpen, editor?.id ?? "", () => editor?.read());
  const { params } = modal;
  const here = withoutModal(ports.navigator.path);
  const back = editor ? afterPaywall(editor.id, params) : here;
  // somebody who was stopped elsewhere goes back there (PAY-05)
  const isElsewhere = typeof params.returnTo === "string" && back !== here;
  const isPaid = checkout.step === "done" || checkout.step === "late";
  const close = () => {
    const to = isPaid && editor ? afterPaying(editor.id, params) : back;
    const goes = isElsewhere || (isPaid && to !== here);
    if (goes) ports.navigator.go(to, { replace: true });
    else modal.close();
  };
  const isChoosing = checkout.step === "choosing";
  const { order } = checkout;
  const bought = order?.payment_type === "product_tier" ? order.product_tier : null;
  const product = shell.products.find(({ name }) => name === bought);
  const plan = product ? tierName(product) : "";
  const title = editor?.story?.title.trim() ?? "";
  const card = title === "" ? w("checkout.aCard") : w("checkout.titled", { title });
  return (
    <Dialog
      open={modal.isOpen}
      onClose={close}
      onBack={checkout.step === "form" ? () => checkout.again() : undefined}
      backWords={w("checkout.back")}
      title={w("upgrade.title")}
      closeWords={w("shell.close")}
      width={isChoosing ? "wide" : "narrow"}
      actions={
        isChoosing ? (
          <Button onClick={close}>
            {w(isElsewhere ? "upgrade.goBack" : editor ? "upgrade.back" : "shell.close")}
          </Button>
        ) : null
      }
    >
      {isChoosing ? (
        <Plans
          checkout={checkout}
          editor={editor}
          chosen={params.productTier}
          unlock={params.unlockDigitalSend === true}
        />
      ) : (
        <Paying
          checkout={checkout}
          what={w("checkout.plan", { plan, card })}
          got={w("checkout.doneTier", { tier: bought ?? "" })}
          goOn={{
            words: w(params.unlockDigitalSend === true ? "checkout.sendNow" : "checkout.goOn"),
            act: close,
          }}
        />
      )}
    </Dialog>
  );
});
export default UpgradeModal;

type PlansProps = {
  checkout: Checkout;
  editor: CardEditor | null;
  chosen: unknown;
  unlock: boolean;
};

/** The tiers side by side: what there is, what it costs from here, and how to have it. */
const Plans = observer(({ checkout, editor, chosen, unlock }: PlansProps) => {
  const w = useWords();
  const tierName = useTierName();
  const { shell, session, ports } = useApp();
  const story = editor?.story ?? null;
  const limit = editor?.limit ?? null;
  const isOwn = editor?.isOwn !== false;
  const organiser = story?.owner.first_name || w("upgrade.organiser");
  const dueFor = ({ name }: Product) =>
    story?.product_tier === undefined ? null : upgradeAmount(story.product_tier, name);
  const buy = (tier: PaidTier, byCredit: boolean) => {
    if (story === null) return;
    // the digital ways to send are unlocked together, by email first (SEND-07)
    const sendMethod = unlock ? "Email" : null;
    // a card of somebody signed out: they go on here once they are signed in (AUTH-41)
    if (!session.isSignedIn) {
      const about = { storyId: story.id, productTier: tier, sendMethod };
      session.anonymous.remember({ authScenario: "CreatorPayment", ...about });
      return ports.navigator.go(withModal(withoutModal(ports.navigator.path), "auth"));
    }
    void checkout.choose({
      payment_type: "product_tier",
      product_tier: tier,
      story_id: story.id,
      ...(sendMethod ? { send_method: sendMethod } : {}),
      ...(byCredit ? { use_credit_type: "digital" } : {}),
    });
  };
  return (
    <Stack gap={5}>
      <div>
        {isOwn ? null : <p>{w("upgrade.notYours", { organiser })}</p>}
        {unlock ? <p>{w("modals.upgradeSend")}</p> : null}
        {editor && limit !== null ? (
          <Quiet>{w("upgrade.now", { limit, count: editor.messages.length })}</Quiet>
        ) : null}
        {story?.waiting_slide_count ? (
          <Quiet>{said(paywallWords.waiting(story.waiting_slide_count))}</Quiet>
        ) : null}
      </div>
      <Problem>{checkout.error ? said(checkout.error) : null}</Problem>
      <div className={styles.tiers}>
        {shell.products.map((product) => {
          const due = dueFor(product);
          const plan = tierName(product);
          return (
            <Price
              key={product.name}
              name={plan}
              price={formatMoney(due ?? product.amount, product.currency_symbol)}
              per={product.amount === 0 ? undefined : w("upgrade.perCard")}
              words={due !== null && due < product.amount ? w("checkout.upgrade") : undefined}
              ribbon={product.name === chosen ? w("modals.chosen") : undefined}
              points={[
                product.slide_limit === null
                  ? w("upgrade.holdsAll")
                  : w("upgrade.holds", { limit: product.slide_limit }),
              ]}
            >
              {product.name === story?.product_tier ? (
                <p className={styles.current}>
                  <Badge>{w("upgrade.current")}</Badge>
                </p>
              ) : null}
              {due !== null && isOwn ? (
                <Stack gap={3}>
                  <Button kind="primary" wide onClick={() => buy(product.name as PaidTier, false)}>
                    {w("checkout.choose", { plan })}
                  </Button>
                  {session.isSignedIn && product.name === "unlimited" && checkout.credits > 0 ? (
                    <Button wide onClick={() => buy("unlimited", true)}>
                      {w("checkout.credit", { n: checkout.credits })}
                    </Button>
                  ) : null}
                </Stack>
              ) : null}
            </Price>
          );
        })}
      </div>
    </Stack>
  );
});
