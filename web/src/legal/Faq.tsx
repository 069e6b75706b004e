import { Disclose } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";

const before = ["account", "check", "needs", "later"] as const;
const more = [
  "cost",
  "messages",
  "password",
  "noCode",
  "seen",
  "private",
  "change",
  "delete",
] as const;

type FaqProps = {
  /** What people ask before they begin, or all of it. */
  only?: "before" | undefined;
};

/** What people ask, one answer open at a time (OPEN-25, MODAL-12). */
export const Faq = ({ only }: FaqProps) => {
  const w = useWords();
  const { supportEmail: email, tiers } = useApp().ports.settings;
  const rest = more.filter((key) => key !== "cost" || tiers === "on");
  return (
    <div>
      {[...before, ...(only ? [] : rest)].map((key, place) => (
        <Disclose
          key={key}
          name={`faq-${only ?? "all"}`}
          summary={w(`faq.${key}`)}
          open={place === 0}
        >
          <p>{w(`faq.${key}Answer`)}</p>
        </Disclose>
      ))}
      {only ? null : <p>{w("faq.help", { email })}</p>}
    </div>
  );
};
