import { Suspense } from "react";
import { useRoute } from "../../hooks/route.ts";
import { part } from "../../shell/part.ts";
import { Soon } from "./Soon.tsx";

const Themes = part(async () => ({ default: (await import("../themes/index.ts")).Component }));

/** Pages that came after the first page was full (P1): its table of routes names one part of the app for all of them. */
export const Component = () =>
  useRoute().route.path.startsWith("/themes") ? (
    <Suspense>
      <Themes />
    </Suspense>
  ) : (
    <Soon />
  );
