export { alsoAt, http, type Method } from "./http.ts";
export { type Route, readRoute, routeOf, type Segment } from "./route.ts";
