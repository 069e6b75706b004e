import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Letter, layout as laidOut, withPictures } from "./layout.ts";

const layout = (letter: Omit<Letter, "lang" | "dir" | "orLink">) =>
  laidOut({ lang: "en", dir: "ltr", orLink: "Else open:", ...letter });

const letter = {
  heading: "Add your message",
  paragraphs: ["Tom is making a card.", "It only takes a minute."],
  footer: "Sent with Fanfold.",
};
const button = { words: "Add it", url: "https://fanfold.test/contribute?token=a&b=c" };
const tags = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const names = (html: string): string[] => tags(html).map((tag) => tag.split(/[\s>]/)[0] ?? "");

describe("a letter", () => {
  it("[OPEN-26] says the same in both forms, with one button", () => {
    const { text, html } = layout({ ...letter, button, brand: "Cardly" });
    expect(text).toBe(
      `Add your message

Tom is making a card.

It only takes a minute.

Add it:
https://fanfold.test/contribute?token=a&b=c

--
Cardly
Sent with Fanfold.
`,
    );
    expect(html.match(/href="([^"]*)"/g)).toEqual([
      'href="https://fanfold.test/contribute?token=a&amp;b=c"',
    ]);
    for (const words of [...letter.paragraphs, letter.heading, letter.footer, "Cardly", "Add it"])
      expect(html).toContain(`>${words}<`);
    expect(layout(letter).html).not.toContain("href");
  });

  it("[OPEN-48] shows the code whole, so that it can be copied", () => {
    const { text, html } = layout({ ...letter, code: "012345" });
    expect(text).toContain("\n\n012345\n\n");
    expect(html).toMatch(/<p class="code"[^>]*>012345<\/p>/);
  });

  it("[OPEN-26] asks nothing of other servers and can be read in the dark", () => {
    const { html } = layout({ ...letter, button, code: "1" });
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("prefers-color-scheme: dark");
  });

  it("[OPEN-26] shows markup as words, wherever people can put it", () => {
    const bad = `</title></style><script>alert(1)</script><a href="https://evil">x</a><img src=x onerror='y'>&amp;`;
    const { html } = layout({
      heading: bad,
      paragraphs: [bad],
      code: bad,
      footer: bad,
      brand: bad,
      button: { words: bad, url: button.url },
    });
    const harmless = layout({ ...letter, paragraphs: ["x"], code: "1", button, brand: "x" }).html;
    expect(names(html)).toEqual(names(harmless));
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("&amp;amp;");
  });

  it("[OPEN-26] has the same tags whatever is typed", () => {
    const some = fc.string({ unit: "binary", maxLength: 60 });
    const tagsOf = (html: string) => names(html).filter((name) => name !== "<br");
    const shape = tagsOf(layout({ ...letter, paragraphs: ["x"], code: "1", button }).html);
    fc.assert(
      fc.property(some, some, some, (heading, text, words) => {
        const { html, text: plain } = layout({
          heading,
          paragraphs: [text],
          code: words,
          footer: text,
          button: { words, url: button.url },
        });
        expect(tagsOf(html)).toEqual(shape);
        expect(plain).toContain(`:\n${button.url}\n`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone
        expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      }),
    );
  });

  it("[F-34] has its picture above the words, with words of its own where none is shown", () => {
    const bad = '"><img src=x onerror="y">';
    const { html, text } = layout({ ...letter, button, picture: `Your cover ${bad}` });
    const [picture, ...more] = html.match(/<img[^>]*>/g) ?? [];
    expect(more).toEqual([]);
    expect(picture).toContain('src="cid:cover@card" width="240" height="336"');
    expect(picture).toContain('alt="Your cover &quot;&gt;&lt;img src=x onerror=&quot;y&quot;&gt;"');
    expect(html.indexOf("<img")).toBeLessThan(html.indexOf("<h1"));
    // a press on it is a press on the button
    expect(new Set(html.match(/href="([^"]*)"/g)).size).toBe(1);
    expect(text).toBe(layout({ ...letter, button }).text);
    const none = { picture: null, logo: null };
    expect(withPictures(html, none)).toBe(layout({ ...letter, button }).html);
    expect(withPictures(html, { ...none, picture: "/files/a.jpg" })).toContain(
      'src="/files/a.jpg"',
    );
  });

  it("[OPEN-130] has the organiser's logo beside the product's name, on a plate that it is seen on", () => {
    const logo = { words: "Logo", width: 90, height: 36, ground: "dark" } as const;
    const { html, text } = layout({ ...letter, button, picture: "The cover", logo });
    const [first = "", second = ""] = html.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain('src="cid:logo@card" width="90" height="36" alt="Logo" align="right"');
    expect(first).toContain("background:#2b2140");
    expect(second).toContain('src="cid:cover@card"');
    expect(text).toBe(layout({ ...letter, button }).text);
    const shown = withPictures(html, { picture: null, logo: "/files/a.png" });
    expect(shown.match(/<img[^>]*>/g)).toEqual([first.replace("cid:logo@card", "/files/a.png")]);
    expect(withPictures(html, { picture: null, logo: null })).not.toMatch(/<img|logo-->/);
    const mirrored = laidOut({ ...letter, lang: "ar", dir: "rtl", orLink: "", logo });
    expect(mirrored.html).toContain('align="left" class="logo dark"');
  });

  it("[F-34] sets apart what people wrote, so that nobody speaks for the site", () => {
    const quote = "one\r\n\r\n<b>two</b>";
    const { html, text } = layout({ ...letter, paragraphs: ["Tom wrote:", { quote }] });
    expect(text).toContain("Tom wrote:\n\n> one\n\n> <b>two</b>\n");
    expect(html).toMatch(/<p class="ink quote"[^>]*>one<br><br>&lt;b&gt;two&lt;\/b&gt;<\/p>/);
  });

  it("[F-34] ends with the way out of such mails, where there is one", () => {
    const wayOut = { words: "Unsubscribe", url: "https://fanfold.test/unsubscribe/i-1" };
    const { html, text } = layout({ ...letter, button, wayOut });
    expect(text).toMatch(/\nUnsubscribe:\nhttps:\/\/fanfold\.test\/unsubscribe\/i-1\n$/);
    expect(html.lastIndexOf("href=")).toBe(html.indexOf(`href="${wayOut.url}"`));
    for (const url of ["/unsubscribe/x", "javascript:x"])
      expect(() => layout({ ...letter, wayOut: { ...wayOut, url } })).toThrow("absolute");
  });

  it("[OPEN-26] leads nowhere but to an absolute address", () => {
    for (const url of ["javascript:alert(1)", "/auth", "//evil", 'https://a"b', "https://a b", ""])
      expect(() => layout({ ...letter, button: { words: "x", url } }), url).toThrow("absolute");
  });

  it("[OPEN-26] keeps line breaks, and nothing that turns the reading direction", () => {
    const { text, html } = layout({ ...letter, paragraphs: ["one\r\ntwo\u2028three\u202efour"] });
    expect(text).toContain("one\ntwo\nthreefour");
    expect(html).toContain("one<br>two<br>threefour");
  });
});
