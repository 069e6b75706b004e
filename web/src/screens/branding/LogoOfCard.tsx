import { openLogo } from "#core/app/index.ts";
import { Quiet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { LogoPanel } from "./LogoPanel.tsx";

/** The logo of a card, beside its cover (LOGO-04). */
const LogoOfCard = ({ card }: { card: string }) => {
  const w = useWords();
  const logo = useModel((app) => openLogo(app, { type: "story", story_id: card }), `logo ${card}`);
  return (
    <Stack gap={4}>
      <Quiet>{w("logos.ofStory")}</Quiet>
      <LogoPanel logo={logo} />
    </Stack>
  );
};
export default LogoOfCard;
