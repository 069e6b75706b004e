import {
  CalendarClock,
  CheckCheck,
  Ellipsis,
  Heart,
  LogOut,
  MailOpen,
  MailWarning,
  Pencil,
  Play,
  Plus,
  Send,
  ShieldCheck,
  Trash2,
  Users,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import type { CardOnDesk, HomeType, Home as Model } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { isOrganiserRole } from "#core/domain/role/index.ts";
import {
  Badge,
  CardItem,
  Cards,
  Icon,
  IconButton,
  Menu,
  type MenuEntry,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { CardPicture } from "../frame/CardPicture.tsx";
import { titleOf } from "../frame/card.ts";
import { useLayout } from "../frame/LayoutSwitch.tsx";
import styles from "./Home.module.css";

/** Where a card on the desk leads. */
const placeOf = ({ role, story }: CardOnDesk): string =>
  isOrganiserRole(role)
    ? paths.edit(story.id)
    : role.role_type === "contributor"
      ? paths.contributor(story.tokens.group ?? "")
      : paths.recipient(story.tokens.recipient ?? "");

/** Where the line below a card leads. */
const noteTo = (home: Model, card: CardOnDesk): string | undefined => {
  const { id } = card.story;
  const to = home.noteTo(card);
  return to === "thanks" ? paths.thankYou(id) : to ? paths.send(id, "email") : undefined;
};

/** The cards of one kind, side by side; the desk has room for one more. */
export const Desk = observer(({ home, type }: { home: Model; type: HomeType }) => {
  const w = useWords();
  const layout = useLayout("view_as_cards");
  return (
    <Cards label={w(`home.${type}`)} layout={layout}>
      {home.of(type).map((card) => (
        <CardItem
          key={card.role.id}
          to={placeOf(card)}
          cover={<CardPicture story={card.story} />}
          title={<span className={styles.title}>{titleOf(card.story)}</span>}
          note={<Next home={home} card={card} />}
          noteTo={noteTo(home, card)}
        >
          <More card={card} />
        </CardItem>
      ))}
      {type === "created" ? (
        <li className={styles.blankPlace}>
          <Link to={paths.shop()} className={styles.blank}>
            <Icon of={Plus} size={32} />
            {w("home.makeCard")}
          </Link>
        </li>
      ) : null}
    </Cards>
  );
});

const signs = { good: MailOpen, warn: ShieldCheck } as const;

const Next = observer(({ home, card }: { home: Model; card: CardOnDesk }) => {
  const { words, tone } = home.nextStep(card);
  if (tone === "quiet") return said(words);
  const isThanked = card.story.thanks_sent_on !== null;
  const isSentOnly = card.story.received_on === null;
  const to = home.noteTo(card);
  const icon =
    to === "undelivered"
      ? MailWarning
      : to === "scheduled"
        ? CalendarClock
        : tone === "warn"
          ? signs.warn
          : isThanked
            ? Heart
            : isSentOnly
              ? CheckCheck
              : signs.good;
  return (
    <Badge tone={tone} icon={icon}>
      {said(words)}
    </Badge>
  );
});

const More = ({ card }: { card: CardOnDesk }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const { role, story } = card;
  const show = (name: "delete-card" | "leave-group") => () =>
    navigator.go(withModal(navigator.path, name, { role: role.id }));
  const entries: readonly (MenuEntry | "line")[] = isOrganiserRole(role)
    ? [
        { words: w("home.edit"), icon: Pencil, to: paths.edit(story.id) },
        { words: w("home.group"), icon: Users, to: paths.group(story.id) },
        { words: w("home.approve"), icon: ShieldCheck, to: paths.contributions(story.id) },
        { words: w("home.send"), icon: Send, to: paths.send(story.id) },
        ...(story.thanks_sent_on
          ? [{ words: w("thankYou.read"), icon: Heart, to: paths.thankYou(story.id) }]
          : []),
        {
          words: w("home.preview"),
          icon: Play,
          to: `${paths.recipient(story.tokens.recipient ?? "")}?preview=true`,
        },
        "line",
        ...(role.co_owner
          ? [{ words: w("home.leave"), icon: LogOut, act: show("leave-group") }]
          : [
              {
                words: w("home.delete"),
                icon: Trash2,
                kind: "danger" as const,
                act: show("delete-card"),
              },
            ]),
      ]
    : [
        { words: w("home.open"), icon: Play, to: placeOf(card) },
        "line",
        {
          words: w(role.role_type === "contributor" ? "home.leave" : "modals.leaveReceivedYes"),
          icon: LogOut,
          act: show("leave-group"),
        },
      ];
  return (
    <span className={styles.more}>
      <Menu
        trigger={
          <IconButton icon={Ellipsis} aria-label={w("home.more", { title: titleOf(story) })} />
        }
        entries={entries}
      />
    </span>
  );
};
