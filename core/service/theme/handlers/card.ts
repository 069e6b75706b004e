import type { StorySubject } from "#core/domain/access/index.ts";
import { rules } from "#core/domain/access/index.ts";
import {
  type CardColours,
  cardTheme,
  readColourset,
  themeWords,
} from "#core/domain/theme/index.ts";
import { done, invalid } from "#core/kernel/index.ts";
import { changeCard } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { colourCover, ownColours } from "../cover.ts";

const coverOf = async ({ store }: Context, { story }: StorySubject) => {
  const [title] = await store.list("slides", { story_id: story.id, type: "title" }, { limit: 1 });
  return title ?? null;
};

export const readCardTheme: Handler<"readCardTheme"> = async (context, _asked, subject) =>
  done({
    theme: cardTheme(subject.story.colours, (await coverOf(context, subject))?.theme ?? null),
  });

/** One's own theme; null where it is somebody else's or gone. */
const ownTheme = async ({ store, actor }: Context, id: string) => {
  const theme = await store.find("themes", id);
  return theme && rules.holder.lets(actor, theme) ? theme : null;
};

/** Whose colours they are from now on, where that changes. */
const applied = (theme_id: string | null | undefined) =>
  theme_id === undefined ? {} : { last_applied_theme_id: theme_id };

/**
 * What is not sent stays; with a theme alone its colours are taken (THEME-16). The cover is coloured alike where its
 * family allows; colours of null give card and cover back what the cover had.
 */
export const changeCardTheme: Handler<"changeCardTheme"> = async (context, { body }, subject) => {
  const { story } = subject;
  const theme = body.theme_id ? await ownTheme(context, body.theme_id) : null;
  if (body.theme_id && !theme) return invalid("theme_id", themeWords.gone);
  const cover = await coverOf(context, subject);
  if (body.colourset === null) {
    const back = story.colours?.cover;
    if (cover && back) colourCover(context, cover, back);
    changeCard(context, story, { colours: null, last_applied_theme_id: theme?.id ?? null });
    return done({ theme: cardTheme(null, { ...cover?.theme, ...back }) });
  }
  const before = cardTheme(story.colours, cover?.theme ?? null);
  const given = body.colourset ?? theme?.colourset;
  const colourset = given ? readColourset(given) : done(before.colourset);
  if (!colourset.ok) return colourset;
  const colours: CardColours = {
    colourset: colourset.value,
    cover_colour_count: body.cover_colour_count ?? before.cover_colour_count,
    message_bg_colour_visibility:
      body.message_bg_colour_visibility ?? before.message_bg_colour_visibility,
    cover: story.colours?.cover ?? ownColours(cover?.theme ?? null),
  };
  const { cover_colour_count } = colours;
  if (cover && (given || body.cover_colour_count !== undefined))
    colourCover(context, cover, { colourset: colourset.value, cover_colour_count });
  changeCard(context, story, { colours, ...applied(theme ? theme.id : body.theme_id) });
  return done({ theme: cardTheme(colours, cover?.theme ?? null) });
};
