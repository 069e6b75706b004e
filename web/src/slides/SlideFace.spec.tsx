import { fireEvent, render, screen, waitFor } from "@testing-library/react";
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

test("[SLIDE-14] [SLIDE-34] polaroids show every photo, a full page the first", () => {
  const media = [photo("a"), photo("b"), photo("c")];
  const { unmount } = show(
    <SlideFace slide={slide({ type: "photos", variant: "polaroid", media })} />,
  );
  expect(screen.getAllByRole("img")).toHaveLength(3);
  unmount();
  show(<SlideFace slide={slide({ type: "photos", variant: "fullscreen", media })} />);
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("[SLIDE-14] a photo that does not load says so in its frame", async () => {
  // a picked file's link is not asked for twice
  const media = [photo("a", "blob:gone")];
  show(<SlideFace slide={slide({ type: "photos", variant: "simple", media })} />);
  fireEvent.error(screen.getByRole("img"));
  await waitFor(() => screen.getByRole("img", { name: "This photo didn’t load" }));
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
