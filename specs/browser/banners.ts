import type { Locator, Page } from "@playwright/test";

export const banner = (page: Page, name: string): Locator => page.getByRole("region", { name });
export const cookies = (page: Page): Locator => banner(page, "Cookies");
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
