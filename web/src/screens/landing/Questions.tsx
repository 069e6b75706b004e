import { paths, withModal } from "#core/domain/navigation/index.ts";
import { ButtonLink } from "#web/components/index.ts";
import { Faq } from "#web/legal/index.ts";
import { useWords } from "#web/words/index.ts";
import { Band } from "./Band.tsx";

/** What people ask before they begin, and the way to the rest of it (OPEN-25). */
export const Questions = () => {
  const w = useWords();
  return (
    <Band
      id="questions"
      title={w("landing.questions")}
      layout="split"
      aside={
        <ButtonLink to={withModal(paths.landing, "faq")} size="small" preventScrollReset>
          {w("landing.allQuestions")}
        </ButtonLink>
      }
    >
      <Faq only="before" />
    </Band>
  );
};
