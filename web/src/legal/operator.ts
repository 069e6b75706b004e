import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";

/** Who runs this copy, as its settings say; where they say nothing, the site stands for them. */
export const useOperator = () => {
  const w = useWords();
  const { address, operator, supportEmail } = useApp().ports.settings;
  return {
    operator: operator?.name || w("legal.someone", { host: new URL(address).host }),
    place: operator?.place || null,
    email: supportEmail,
  };
};
