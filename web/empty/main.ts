import { autorun, makeAutoObservable } from "mobx";
import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

// nothing but the three frameworks of the product, each at work: what any page of it costs at least (P1)
const said = makeAutoObservable({ words: "An empty page" });
autorun(() => document.documentElement.setAttribute("data-said", said.words));
const router = createBrowserRouter([{ path: "*", element: createElement("h1", null, said.words) }]);
createRoot(document.getElementById("app") as HTMLElement).render(
  createElement(StrictMode, null, createElement(RouterProvider, { router })),
);
