import { describe, expect, it } from "vitest";
import type { Story } from "#core/domain/story/index.ts";
import { say } from "../words/index.ts";
import { still } from "./recipient.tsx";

const story = (changes: Partial<Record<keyof Story, unknown>>) =>
  ({
    title: "Happy Birthday",
    recipient_first_name: "Grace",
    greeting_message: "",
    owner: { first_name: "Priya" },
    slides: [{ id: "cover", type: "title", title: "Happy Birthday", variant: "cake", theme: null }],
    ...changes,
  }) as unknown as Story;

const read = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

describe("a card before any script runs", () => {
  it("says whom it is for and who sent it, and its button can be pressed already", () => {
    const body = read(still(story({}), 0));
    expect(body.querySelector("h1[elementtiming]")?.textContent).toBe("Grace, this is for you");
    expect(body.textContent).toContain("From Priya");
    expect(body.querySelectorAll("button").length).toBeGreaterThan(0);
    // pressed before the app is there, it is noted
    expect(body.querySelector("main button")?.textContent).toBe(say("recipient.open"));
    expect(body.querySelectorAll("button:disabled, [inert]")).toHaveLength(0);
  });

  it("[R13] what people wrote is text in it", () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const body = read(
      still(
        story({
          recipient_first_name: hostile,
          greeting_message: hostile,
          owner: { first_name: hostile },
          slides: [{ id: "cover", type: "title", title: hostile, variant: "cake", theme: null }],
        }),
        0,
      ),
    );
    expect(body.querySelector("script, img, [onerror]")).toBeNull();
    expect(body.querySelector("h1")?.textContent).toContain(hostile);
  });
});
