import { matchRoute } from "./match.ts";
import type { ModalName } from "./modal.ts";
import type { Route } from "./route.ts";
import type { RoutePath } from "./routes.ts";

/** A route of the table, or with a star that route and everything below it. */
type Place = RoutePath | `${RoutePath}*`;
type Rule = (route: Route<RoutePath>) => boolean;

const below = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);
const on =
  (...places: readonly Place[]): Rule =>
  ({ path }) =>
    places.some((place) =>
      place.endsWith("*") ? below(path, place.slice(0, -1)) : path === place,
    );
const either =
  (...rules: readonly Rule[]): Rule =>
  (route) =>
    rules.some((rule) => rule(route));

const everywhere: Rule = ({ path }) => path !== "/unsupported" && path !== "/thumbnail_generator";
/** `/` and the alternate landing paths (OPEN-28). */
const landing: Rule = ({ screen }) => screen === "landing";
const signedIn: Rule = ({ guard }) => guard === "signedIn" || guard === "ownCard";
const builder = [
  "/edit/:id",
  "/edit/:id/slides",
  "/edit/:id/approve_contributions",
  "/group/:token*",
] as const;

/** On which routes each modal may open (MODAL-02, OPEN-43, Appendix A). */
const modalRoutes: Readonly<Record<ModalName, Rule>> = {
  auth: everywhere,
  bundle: either(landing, on("/home*", "/account", "/account/bundles", "/edit/:id*")),
  "contribution-builder": on(...builder),
  "delete-account": on("/account", "/account/profile"),
  "offer-card": on("/edit/:id/group*"),
  "co-owner": on("/edit/:id/group*"),
  "role-delete": on("/edit/:id/group*", "/group/:token/roles", "/r/:token/roles"),
  "delete-slide": on(...builder),
  "delete-card": on("/home*", "/edit/:id", "/edit/:id/settings"),
  "discard-changes": on(
    "/create*",
    "/edit/:id*",
    "/group/:token*",
    "/themes/create",
    "/themes/:id",
    "/reminders/add",
    "/reminders/:id",
    "/account*",
  ),
  "special-effects": on("/edit/:id", "/edit/:id/slides", "/edit/:id/settings"),
  soundtrack: on("/edit/:id", "/edit/:id/slides"),
  logo: on("/edit/:id", "/edit/:id/slides"),
  colours: on("/edit/:id", "/edit/:id/slides"),
  faq: either(landing, on("/home*", "/account*")),
  invite: on("/edit/:id/group*", "/group/:token*"),
  "leave-group": on("/home*", "/group/:token*", "/r/:token*"),
  library: on(...builder, "/create", "/edit/:id/cover", "/themes/create", "/themes/:id"),
  "name-changed-success": on("/account", "/account/profile"),
  "auth-success": everywhere,
  "contribution-sent": on("/group/:token*", "/edit/:id*"),
  "card-saved": on("/", "/home*", "/edit/:id*"),
  "recipient-saved": on("/r/:token*", "/home*"),
  privacy: landing,
  qr: on("/edit/:id*", "/group/:token*", "/jump/:id"),
  "sign-out": either(signedIn, landing, on("/group/:token*", "/r/:token*")),
  slide: on("/edit/:id*", "/group/:token*", "/r/:token*"),
  "corporate-terms": landing,
  terms: landing,
  tooltip: everywhere,
  upgrade: on("/edit/:id*", "/home*"),
};

/** Whether a modal may open on a path (MODAL-02); query and hash do not matter. */
export const mayOpen = (path: string, name: ModalName): boolean =>
  modalRoutes[name](matchRoute(path).route);

/** Whether the path's query asks for a modal at all, known and allowed or not. */
export const asksForModal = (path: string): boolean =>
  /[?&](modal|params)=/.test(path.split("#")[0] ?? "");
