import { observer } from "mobx-react-lite";
import { type ReactNode, Suspense } from "react";
import { matchRoute } from "#core/domain/navigation/index.ts";
import { PageBanners } from "#web/components/index.ts";
import { useApp } from "../hooks/context.ts";
import { BundleBanner } from "./BundleBanner.tsx";
import { useLeftWork } from "./leftWork.ts";
import { useOtherTabs } from "./otherTabs.ts";
import { PageWait } from "./PageLoader.tsx";
import { aside } from "./part.ts";

const Notices = aside<object>(() =>
  import("./Notices.tsx").then(({ Notices }) => ({ default: Notices })),
);
const Portrait = aside<object>(() =>
  import("./Portrait.tsx").then(({ Portrait }) => ({ default: Portrait })),
);
const above = <BundleBanner />;

/** What surrounds every page: the banner above it, the slips at its foot, the loader, the word about portrait. */
export const Surroundings = ({ children }: { children: ReactNode }) => {
  useLeftWork();
  useOtherTabs();
  return (
    <PageBanners value={above}>
      {children}
      <PageWait />
      <Suspense>
        <Around />
      </Suspense>
    </PageBanners>
  );
};

/**
 * Loaded when there is something to say, and never with the first page (P1); while a card is played, what waits for its
 * end is there already: it moves the page that comes then, and has to come with it.
 */
const Around = observer(() => {
  const { banners, error, window } = useApp().shell;
  if (matchRoute(banners.path).route.frame === "bare") return null; // ROUTE-14
  // while a phone's keyboard is open every line of the page is needed
  const hasNotices = (banners.isNeeded || error?.persistent === true) && !window.keyboard.isOpen;
  return (
    <>
      {hasNotices ? <Notices /> : null}
      {window.asksForPortrait ? <Portrait /> : null}
    </>
  );
});
