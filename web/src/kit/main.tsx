import "#web/styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { Page, Quiet, Toasts, TopBar } from "#web/components/index.ts";
import { Controls } from "./Controls.tsx";
import styles from "./Kit.module.css";
import { Ground, Paper } from "./Paper.tsx";
import { Slides } from "./Slides.tsx";
import { Telling } from "./Telling.tsx";

/** Every component, once, to look at: served by the development server at /kit.html, not part of the product. */
const Kit = () => (
  <Toasts>
    <Page
      bar={
        <TopBar places={[{ to: "/kit.html", words: "Kit" }]}>
          <Quiet small>Every component, once</Quiet>
        </TopBar>
      }
    >
      <Slides />
      <div className={styles.columns}>
        <Ground />
        <Controls />
        <Telling />
        <Paper />
      </div>
    </Page>
  </Toasts>
);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter([{ path: "*", Component: Kit }])} />
    </StrictMode>,
  );
