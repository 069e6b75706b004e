import { Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { PaymentDetails } from "#core/app/index.ts";
import { type Payment, referenceOf } from "#core/domain/payment/index.ts";
import { Button, EmailInput, Problem, Stack } from "#web/components/index.ts";
import { receiptFile, saveFile } from "#web/print/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import styles from "./Payments.module.css";
import { receiptOf } from "./words.ts";

type ReceiptProps = { details: PaymentDetails; payment: Payment };

/** A payment’s receipt, to keep as a file or to have mailed once more (PAY-21). */
export const Receipt = observer(({ details, payment }: ReceiptProps) => {
  const w = useWords();
  return (
    <form
      className={styles.sheet}
      aria-labelledby="receipt"
      onSubmit={(event) => {
        event.preventDefault();
        void details.sendReceipt();
      }}
    >
      <p className={styles.title} id="receipt">
        {w("payments.receipt")}
      </p>
      <Stack gap={4}>
        <AsFile payment={payment} />
        <EmailInput
          label={w("payments.email")}
          name="receipt_email"
          value={details.email}
          error={details.error ? said(details.error) : undefined}
          onValue={(value) => {
            details.typed = value;
          }}
        />
        <Button type="submit" disabled={details.busy}>
          {w("payments.send")}
        </Button>
        <p role="status" className={styles.how}>
          {details.sentTo === null ? "" : w("payments.sent", { email: details.sentTo })}
        </p>
      </Stack>
    </form>
  );
});

const AsFile = ({ payment }: { payment: Payment }) => {
  const w = useWords();
  const { ports } = useApp();
  const [state, setState] = useState<"none" | "making" | "made" | "failed">("none");
  const make = async () => {
    setState("making");
    try {
      const file = await receiptFile(receiptOf(w, payment, ports.settings));
      saveFile(file, w("payments.file", { reference: referenceOf(payment) }));
      setState("made");
    } catch (error) {
      ports.reporter.fault(error, "receipt");
      setState("failed");
    }
  };
  return (
    <Stack gap={2}>
      <Button icon={Download} busy={state === "making"} onClick={() => void make()}>
        {w("payments.download")}
      </Button>
      <Problem>{state === "failed" ? w("payments.notMade") : null}</Problem>
      <p role="status" className={styles.how}>
        {state === "made" ? w("payments.downloaded") : ""}
      </p>
    </Stack>
  );
};
