import type { Ask } from "./people.ts";
import type { Person } from "./stage.ts";

const colours = ["#F2545B", "#FFC021", "#2B2140", "#3FA7D6", "#59CD90", "#FFF0BE"];

/** Colours of one's own: kept, given to a card, put in order, passed on, taken over by someone else, and deleted. */
export const colouring = async (
  ask: Ask,
  { ada, ben }: { readonly ada: Person; readonly ben: Person },
  story: string,
): Promise<void> => {
  const card = { id: story };
  const { theme } = await ask(ada, "createTheme", {
    body: { name: "Our colours", colourset: { colours } },
  });
  const { theme: second } = await ask(ada, "createTheme", {
    body: { colourset: { colours: colours.slice(0, 2) } },
  });
  const own = { path: { id: theme.id } };
  await ask(ada, "changeTheme", { ...own, body: { name: "Our new colours" } });
  await ask(ada, "reorderThemes", { body: { themes: [second.id, theme.id] } });
  await ask(ada, "readThemes", {});
  await ask(ada, "readTheme", own);
  await ask(ada, "changeCardTheme", {
    path: card,
    body: {
      colourset: { colours },
      cover_colour_count: 4,
      message_bg_colour_visibility: true,
      theme_id: theme.id,
    },
  });
  await ask(ada, "readCardTheme", { path: card, query: {} });
  const { themeset } = await ask(ada, "shareThemes", { body: { theme_ids: [theme.id] } });
  await ask(ben, "readThemeset", { path: { id: themeset.id } });
  await ask(ben, "acceptThemes", { body: { theme_ids: themeset.theme_ids } });
  await ask(ada, "deleteTheme", { path: { id: second.id } });
};
