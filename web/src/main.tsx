import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { compose } from "./app/compose.ts";
import { createRouter } from "./app/routes.tsx";
import { Toasts } from "./components/index.ts";
import { AppProvider } from "./hooks/context.ts";
import { takeOver } from "./hooks/still.ts";
import { yieldToMain } from "./hooks/yieldToMain.ts";
import { Surroundings } from "./shell/index.ts";
import "./styles/index.css";
import { startWords } from "./words/start.ts";

// in steps, so that the page answers between them (P3)
const { app, navigator } = compose();
await startWords(app.ports.settings.pseudoLocale ?? false);
await yieldToMain();
const router = createRouter(app.ports.settings.tiers);
navigator.attach(router);
await yieldToMain();
void app.shell.start();
await yieldToMain();

const place = document.getElementById("app") as HTMLElement;
takeOver(place);
startTransition(() =>
  createRoot(place).render(
    <StrictMode>
      <AppProvider value={app}>
        <Toasts>
          <Surroundings>
            <RouterProvider router={router} />
          </Surroundings>
        </Toasts>
      </AppProvider>
    </StrictMode>,
  ),
);
