import { CircleQuestionMark } from "lucide-react";
import { IconButton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { type TooltipName, tooltips } from "../../shell/tooltips.ts";

/** Opens the help on something (MODAL-27). */
export const HelpButton = ({ on: name }: { on: TooltipName }) => {
  const w = useWords();
  const help = useModal("tooltip");
  return (
    <IconButton
      icon={CircleQuestionMark}
      aria-label={w("modals.help", { title: w(tooltips[name].title) })}
      onClick={() => help.show({ name })}
    />
  );
};
