import { type LogoRecord, presentLogo } from "#core/domain/branding/index.ts";
import { type AccountTheme, presentTheme, type ThemeRecord } from "#core/domain/theme/index.ts";
import type { Context } from "../context/index.ts";

/** Themes as they are told, each with its logo (THEME-02). */
export const showThemes = async (
  { store, settings }: Pick<Context, "store" | "settings">,
  themes: readonly ThemeRecord[],
): Promise<AccountTheme[]> => {
  if (themes.length === 0) return [];
  const links = await store.list("logo_links", { theme_id: themes.map(({ id }) => id) });
  const logos =
    links.length === 0
      ? []
      : (await store.pick({ logos: links.map(({ logo_id }) => logo_id) })).logos;
  const logoOf = (theme: string): LogoRecord | undefined => {
    const link = links.find(({ theme_id }) => theme_id === theme);
    return logos.find(({ id }) => id === link?.logo_id);
  };
  return themes.map((theme) => {
    const logo = logoOf(theme.id);
    return presentTheme(theme, logo ? presentLogo(logo, settings.link) : null);
  });
};
