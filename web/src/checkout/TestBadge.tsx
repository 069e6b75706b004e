import { FlaskConical } from "lucide-react";
import { Badge } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

/** Says that no money moves, wherever the test provider takes the card (OPEN-152). */
export const TestBadge = () => {
  const w = useWords();
  return (
    <p>
      <Badge tone="warn" icon={FlaskConical}>
        {w("checkout.isTest")}
      </Badge>
    </p>
  );
};
