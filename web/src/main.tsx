import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { compose } from "./app/compose.ts";
import { AppProvider } from "./app/context.ts";
import { createRouter } from "./app/routes.tsx";
import { Toasts } from "./components/index.ts";
import { Surroundings } from "./shell/index.ts";
import "./styles/index.css";
import { i18n } from "./words/index.ts";

const { app, navigator } = compose();
const router = createRouter();
navigator.attach(router);
void app.shell.start();

const place = document.getElementById("app") as HTMLElement;
const root = createRoot(place);
/** In small steps, so that the page answers meanwhile (P3). */
const show = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppProvider value={app}>
            <Toasts>
              <Surroundings>
                <RouterProvider router={router} />
              </Surroundings>
            </Toasts>
          </AppProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  );

if (place.childElementCount === 0 || router.state.initialized) show();
else {
  // the landing page is painted already, and stays until the app's own takes its place
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
