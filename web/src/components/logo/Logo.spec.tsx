import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TopBar } from "../top-bar/index.ts";

test("[SHELL-03] the logo in the bar carries the tagline", () => {
  render(
    <MemoryRouter>
      <TopBar />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: /Fanfold/ }).textContent).toContain(
    "Celebrate your people",
  );
});
