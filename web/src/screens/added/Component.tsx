import { Suspense } from "react";
import { useRoute } from "../../hooks/route.ts";
import { part } from "../../shell/part.ts";

const Themes = part(async () => ({ default: (await import("../themes/index.ts")).Component }));
const Post = part(async () => ({ default: (await import("../post/index.ts")).Component }));

/** Pages that came after the first page was full (P1): its table of routes names one part of the app for all of them. */
export const Component = () => {
  const isTheme = useRoute().route.path.startsWith("/themes");
  return <Suspense>{isTheme ? <Themes /> : <Post />}</Suspense>;
};
