import "#web/styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { Page, Quiet, Toasts, TopBar } from "#web/components/index.ts";
import { Controls } from "./Controls.tsx";
import { Feedback } from "./Feedback.tsx";
import styles from "./Gallery.module.css";
import { Backgrounds, Paper } from "./Paper.tsx";
import { Slides } from "./Slides.tsx";

/** Every component, once, to look at: served by the development server at /gallery.html, not part of the product. */
const Kit = () => (
  <Toasts>
    <Page
      bar={
        <TopBar places={[{ to: "/gallery.html", words: "Gallery" }]}>
          <Quiet small>Every component, once</Quiet>
        </TopBar>
      }
    >
      <Slides />
      <div className={styles.columns}>
        <Backgrounds />
        <Controls />
        <Feedback />
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
