import type { AccountId } from "#core/kernel/index.ts";
import type { AccountTheme, Colourset } from "./theme.ts";

/** A theme as it is kept. */
export interface ThemeRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly name: string;
  readonly colourset: Colourset;
  /** The theme it was taken over from, which may be gone. */
  readonly from_shared_theme_id: string | null;
  /** Where it stands among the account's; from 0. */
  readonly position: number;
  /** When it was first passed on; only since then anybody may take it over. */
  readonly shared_on: string | null;
  readonly created_on: string;
}

/** A theme set as it is kept: its themes are shown as they are by now (OPEN-129). */
export interface ThemesetRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly theme_ids: readonly string[];
  readonly created_on: string;
}

/** A theme as whoever may see it is told of it (THEME-02). */
export const presentTheme = (
  { id, name, colourset, from_shared_theme_id }: ThemeRecord,
  logo: AccountTheme["logo"] = null,
): AccountTheme => ({ id, name, colourset, logo, from_shared_theme_id });
