import type { LivingSite } from "./site.ts";
import type { Who } from "./sites.ts";

type Role = "button" | "link" | "textbox" | "switch";

/** One screen or modal as somebody comes to it. */
export interface Screen {
  readonly name: string;
  readonly who: Who;
  readonly at: (site: LivingSite) => string;
  /** The page's title, or of a modal its name. */
  readonly title: string | RegExp;
  /** What it is for, reached by keys alone. */
  readonly main: readonly [Role, string | RegExp];
  /** What it shows hangs on what was done before, so that the app is loaded anew for it. */
  readonly loads?: true;
  /** It lies over a page. */
  readonly isModal?: true;
  /** The builder stands over it by itself, and is closed first (ROUTE-15). */
  readonly underBuilder?: true;
}
