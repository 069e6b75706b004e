import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { SlideFace, SlideView } from "./SlideFace.tsx";
import type { ShownSlide } from "./shown.ts";

const slide = (more: Partial<ShownSlide>): ShownSlide => ({
  id: "s",
  type: "text",
  variant: "letter",
  title: null,
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  thumbnail_url: null,
  location_name: null,
  creator: null,
  media: [],
  ...more,
});
const photo = (id: string, url = `/files/${id}.webp`) => ({
  id,
  type: "photo" as const,
  url,
  thumbnail_url: null,
});
const show = (ui: ReactNode) => render(ui);

test.each(["letter", "typewriter", "xmas", "greetings", "simple", "exported"])(
  "[SLIDE-15] [OPEN-89] the text variant %s shows the message and who it is from",
  (variant) => {
    show(<SlideFace slide={slide({ variant, description: "Thank you", subtitle: "Tom" })} />);
    screen.getByText("Thank you");
    screen.getByText("Tom");
  },
);

test("[SLIDE-15] a living text is read whole, whatever has been written of it so far", () => {
  show(
    <SlideView
      slide={slide({ variant: "typewriter", description: "Here is to you" })}
      elapsed={() => 0}
      playing
    />,
  );
  screen.getByText("Here is to you");
});

test("[SLIDE-14] every photo of a slide is named before it is drawn", () => {
  const media = [photo("a"), photo("b"), photo("c")];
  show(<SlideFace slide={slide({ type: "photos", variant: "polaroid", media })} />);
  expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Photo 1",
    "Photo 2",
    "Photo 3",
  ]);
});

test("[THUMB-01] a slide in a list is its thumbnail, and its words once beside it, until that turns out to be broken", () => {
  const words = { description: "Thank you", subtitle: "Tom", thumbnail_url: "/files/s.png" };
  const { container } = show(<SlideFace slide={slide(words)} />);
  const picture = container.querySelector("img");
  if (picture === null) throw new Error("It has no picture");
  expect([picture.getAttribute("src"), picture.alt]).toEqual(["/files/s.png", ""]);
  expect(container.textContent).toBe("Thank youTom");
  fireEvent.error(picture);
  expect(container.querySelector("img")).toBeNull();
});

test("[OPEN-87] [SLIDE-43] the credits list the names", () => {
  show(<SlideFace slide={slide({ type: "credits", description: "Ada\nBob" })} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Ada", "Bob"]);
});

test("[COVER-18] a cover without a picture is lettered with the name", () => {
  show(
    <SlideFace
      slide={slide({ type: "title", variant: "curvey", title: "Hi %RECIPIENT_NAME%" })}
      story={{ recipient_first_name: "Grace" }}
    />,
  );
  screen.getByText("Hi Grace");
});
