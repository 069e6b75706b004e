import { observer } from "mobx-react-lite";
import { openShownLogo } from "#core/app/branding/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../../hooks/context.ts";
import { LogoMark } from "./LogoMark.tsx";

type CardLogoProps = {
  /** The card’s id. */
  card: string;
  /** Of the link that the reader came through; null for whoever has a part in the card. */
  token: string | null;
  className?: string | undefined;
};

/** The logo of a card, where it is opened, played, read and over; nothing where it has none (OPEN-130). */
export const CardLogo = observer(({ card, token, className }: CardLogoProps) => {
  const w = useWords();
  const shown = useModel((app) => openShownLogo(app, card, token), `logo ${card} ${token}`);
  return shown.link ? (
    <LogoMark link={shown.link} words={w("logos.shown")} className={className} />
  ) : null;
});
