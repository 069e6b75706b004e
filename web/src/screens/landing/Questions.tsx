import { Disclose } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { Band } from "./Band.tsx";

const asked = ["askAccount", "askCheck", "askNeeds", "askLater"] as const;

/** What people ask before they begin (OPEN-25). */
export const Questions = () => {
  const w = useWords();
  return (
    <Band id="questions" title={w("landing.questions")} layout="split">
      <div>
        {asked.map((key, place) => (
          <Disclose key={key} name="questions" summary={w(`landing.${key}`)} open={place === 0}>
            <p>{w(`landing.${key}Answer`)}</p>
          </Disclose>
        ))}
      </div>
    </Band>
  );
};
