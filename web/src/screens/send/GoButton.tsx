import { CalendarClock, Send as SendSign } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Send } from "#core/app/index.ts";
import { Button } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** Sends the card or schedules it; from outside of its form by the form's id. */
export const GoButton = observer(({ send, form }: { send: Send; form?: string }) => {
  const w = useWords();
  const isLater = send.schedule.when === "day";
  const words = !isLater ? "send.send" : send.changing ? "send.saveSchedule" : "send.schedule";
  return (
    <Button
      type="submit"
      form={form}
      kind="primary"
      size="large"
      icon={isLater ? CalendarClock : SendSign}
      busy={send.busy}
    >
      {w(words)}
    </Button>
  );
});
