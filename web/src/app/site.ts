import type { AppPorts } from "#core/app/index.ts";

type SiteSettings = Pick<
  AppPorts["settings"],
  "productName" | "supportEmail" | "tiers" | "operator" | "forwardHosts" | "pseudoLocale"
>;

/** What the server says of its settings in the page; without a server, what can be guessed. */
export const toldBySite = (): SiteSettings => {
  const guessed: SiteSettings = {
    productName: "Fanfold",
    supportEmail: `support@${window.location.hostname}`,
    tiers: "off",
  };
  const said = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content;
  try {
    return said ? { ...guessed, ...(JSON.parse(said) as Partial<SiteSettings>) } : guessed;
  } catch {
    return guessed;
  }
};
