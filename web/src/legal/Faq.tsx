import { Disclose } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useOperator } from "./operator.ts";

const before = ["faqAccount", "faqCheck", "faqNeeds", "faqLater"] as const;
const more = [
  "faqCost",
  "faqMessages",
  "faqPassword",
  "faqNoCode",
  "faqSeen",
  "faqPrivate",
  "faqChange",
  "faqDelete",
] as const;

type FaqProps = {
  /** What people ask before they begin, or all of it. */
  only?: "before" | undefined;
};

/** What people ask, one answer open at a time (OPEN-25, MODAL-12). */
export const Faq = ({ only }: FaqProps) => {
  const w = useWords();
  const { email } = useOperator();
  return (
    <div>
      {[...before, ...(only ? [] : more)].map((key, place) => (
        <Disclose
          key={key}
          name={`faq-${only ?? "all"}`}
          summary={w(`legal.${key}`)}
          open={place === 0}
        >
          <p>{w(`legal.${key}Answer`)}</p>
        </Disclose>
      ))}
      {only ? null : <p>{w("legal.faqHelp", { email })}</p>}
    </div>
  );
};
