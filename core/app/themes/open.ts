import type { AppContext } from "../appContext.ts";
import type { Session } from "../session/index.ts";
import { ThemeForm } from "./form.ts";
import { ThemeList } from "./list.ts";
import { Removing } from "./removing.ts";
import { SharedThemes } from "./shared.ts";

/** One for a session, so that what was deleted on one page can be taken back on the next. */
const removings = new WeakMap<Session, Removing>();
const removingOf = ({ ports, session }: AppContext): Removing => {
  const known = removings.get(session);
  if (known) return known;
  const made = ports.observe(new Removing(ports, session));
  removings.set(session, made);
  return made;
};

export const openThemes = (app: AppContext): ThemeList =>
  app.ports.observe(new ThemeList(app.ports, app.session, removingOf(app)));

/** A new one, or the one with this id. */
export const openTheme = (app: AppContext, id: string | null): ThemeForm =>
  app.ports.observe(new ThemeForm(app.ports, app.session, removingOf(app), id));

/** The set behind a link. */
export const openSharedThemes = ({ ports, session }: AppContext, id: string): SharedThemes =>
  ports.observe(new SharedThemes(ports, session, id));
