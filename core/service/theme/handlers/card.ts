import type { StorySubject } from "#core/domain/access/index.ts";
import { rules } from "#core/domain/access/index.ts";
import { cardTheme, readColourset, themeWords } from "#core/domain/theme/index.ts";
import { done, invalid } from "#core/kernel/index.ts";
import { changeCard } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";

const coverOf = async ({ store }: Context, { story }: StorySubject) => {
  const [title] = await store.list("slides", { story_id: story.id, type: "title" }, { limit: 1 });
  return title?.theme ?? null;
};

export const readCardTheme: Handler<"readCardTheme"> = async (context, _asked, subject) =>
  done({ theme: cardTheme(subject.story.colours, await coverOf(context, subject)) });

/** One's own theme; null where it is somebody else's or gone. */
const ownTheme = async ({ store, actor }: Context, id: string) => {
  const theme = await store.find("themes", id);
  return theme && rules.holder.lets(actor, theme) ? theme : null;
};

/** What is not sent stays; with a theme alone its colours are taken (THEME-16). */
export const changeCardTheme: Handler<"changeCardTheme"> = async (context, { body }, subject) => {
  const { story } = subject;
  const theme = body.theme_id ? await ownTheme(context, body.theme_id) : null;
  if (body.theme_id && !theme) return invalid("theme_id", themeWords.gone);
  const cover = await coverOf(context, subject);
  const before = cardTheme(story.colours, cover);
  const given = body.colourset ?? theme?.colourset;
  const colourset = given ? readColourset(given) : done(before.colourset);
  if (!colourset.ok) return colourset;
  const colours = {
    colourset: colourset.value,
    cover_colour_count: body.cover_colour_count ?? before.cover_colour_count,
    message_bg_colour_visibility:
      body.message_bg_colour_visibility ?? before.message_bg_colour_visibility,
  };
  changeCard(context, story, {
    colours,
    ...(theme ? { last_applied_theme_id: theme.id } : {}),
  });
  return done({ theme: cardTheme(colours, cover) });
};
