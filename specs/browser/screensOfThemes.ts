import { themePaths } from "#core/domain/theme/index.ts";
import { say } from "#web/words/index.ts";
import type { Screen } from "./screen.ts";

/** The pages of one's themes (ROUTE-45, ROUTE-46), and of those that are passed on (ROUTE-32). */
export const screensOfThemes: readonly Screen[] = [
  {
    name: "themes",
    who: "owner",
    at: () => themePaths.all,
    title: say("themes.heading"),
    main: ["link", say("themes.add")],
  },
  {
    name: "themes-empty",
    who: "stranger",
    at: () => themePaths.all,
    title: say("themes.heading"),
    main: ["link", say("themes.add")],
  },
  {
    name: "themes-signed-out",
    who: "nobody",
    at: () => themePaths.all,
    title: say("themes.heading"),
    main: ["button", say("themes.logIn")],
  },
  {
    name: "theme-add",
    who: "owner",
    at: () => themePaths.create,
    title: say("themes.newHeading"),
    main: ["button", say("themes.save")],
  },
  {
    name: "theme-edit",
    who: "owner",
    at: ({ theme }) => themePaths.one(theme.id),
    title: say("themes.editHeading"),
    main: ["button", say("themes.save")],
  },
  {
    name: "themes-share",
    who: "owner",
    at: ({ theme }) => themePaths.share(theme.set),
    title: say("themes.shareHeading"),
    main: ["button", say("themes.copy")],
  },
  {
    name: "themes-accept-signed-out",
    who: "nobody",
    at: ({ theme }) => themePaths.accept(theme.set),
    title: say("themes.acceptHeading", { n: 1 }),
    main: ["button", say("themes.acceptLogIn")],
  },
  {
    name: "themes-accept-missing",
    who: "nobody",
    at: () => themePaths.accept("gone"),
    title: say("themes.heading"),
    main: ["link", say("themes.back")],
  },
  {
    name: "themes-accept",
    who: "stranger",
    at: ({ theme }) => themePaths.accept(theme.set),
    title: say("themes.acceptHeading", { n: 1 }),
    main: ["button", say("themes.accept", { n: 1 })],
  },
];
