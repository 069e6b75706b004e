import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
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

createRoot(document.getElementById("app") as HTMLElement).render(
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
);
