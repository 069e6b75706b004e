import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CoverSpec, openNewCard } from "#core/app/index.ts";
import { CardDraft, dataIdOf } from "#core/domain/story/index.ts";
import { picture, product } from "#web/testing/product.tsx";
import { probing, standIn, undrawn } from "#web/testing/stage.ts";
import { said } from "#web/words/index.ts";
import { CoverScreen } from "./CoverScreen.tsx";

/** What the stage was to draw, one after the other, and the cover that it cannot have. */
const stage = { drawn: [] as CoverSpec[], lost: "" };
// the stage needs a graphics card; what it draws is looked at elsewhere
beforeEach(() => {
  standIn({
    probe: probing(true),
    mount: (place, first, { onError } = {}) => {
      const canvas = place.appendChild(document.createElement("canvas"));
      const update = (spec: CoverSpec) => {
        stage.drawn.push(spec);
        if (spec.exportedId === stage.lost) onError?.(new Error("No themes data found"));
      };
      update(first);
      return undrawn({ update, dispose: () => canvas.remove() });
    },
  });
});
afterEach(() => {
  stage.drawn.length = 0;
  stage.lost = "";
});

const opened = async () => {
  const world = await product();
  const { app } = world;
  const shop = app.shop("birthday");
  shop.recipientFirstName = "Grace";
  const id = (await shop.start()) ?? "";
  const read = async () => {
    const answer = await app.session.api("readStory", { path: { id } });
    if (!answer.ok) throw new Error(said(answer.refusal.message));
    const cover = answer.value.story.slides.find(({ type }) => type === "title");
    if (!cover) throw new Error("no cover");
    return cover;
  };
  world.show("/edit/:id/cover", <CoverScreen />, `/edit/${id}/cover`);
  await screen.findByRole("tab", { name: "Cover" });
  return { ...world, id, read };
};
const inHand = () => screen.getByRole("img", { name: /: / });
const save = () => screen.getAllByRole("button", { name: "Save cover" })[0] as HTMLElement;
const byKind = () => userEvent.click(screen.getByRole("radio", { name: "By style" }));

test("[ROUTE-53] among all covers there are one is alive: the one in hand, drawn anew once typing stops", async () => {
  await opened();
  await byKind();
  screen.getByText("212 covers");
  expect(document.querySelectorAll("canvas")).toHaveLength(1);
  await userEvent.click(screen.getByRole("radio", { name: "Lagoon sail" }));
  await waitFor(() =>
    expect(stage.drawn.at(-1)).toMatchObject({ variant: "boat", theme: "boat-2" }),
  );
  await userEvent.click(screen.getByRole("tab", { name: "Text" }));
  stage.drawn.length = 0;
  const title = screen.getByRole("textbox", { name: "Cover text" });
  for (const value of ["A", "Ah", "Aho", "Ahoy"]) fireEvent.change(title, { target: { value } });
  expect(inHand().getAttribute("aria-label")).toBe("Lagoon sail: Ahoy");
  await waitFor(() => expect(stage.drawn.at(-1)?.title).toBe("Ahoy"));
  expect(stage.drawn.map((one) => one.title)).toEqual(["Ahoy"]);
});

test("[COVER-04] every cover among the many has a picture at once, without any theme being loaded", async () => {
  await opened();
  await byKind();
  const pictureOf = (name: string) =>
    screen.getByRole("radio", { name }).closest("label")?.querySelector("img");
  expect(pictureOf("Lagoon sail")?.getAttribute("src")).toBe("/posters/all/boat-boat-2.jpg");
  const late = pictureOf("Pink ribbon with photo") as HTMLImageElement;
  expect(late.getAttribute("src")).toBe("/posters/all/trail_photo-trail-0.jpg");
  fireEvent.error(late);
  expect(pictureOf("Pink ribbon with photo")).toBeNull();
});

test("[OPEN-82] what is missing is said where it is mended", async () => {
  const { read } = await opened();
  await byKind();
  await userEvent.click(screen.getByRole("radio", { name: "Pink ribbon with photo" }));
  await userEvent.click(save());
  await screen.findByText("Please choose at least one photo");
  expect(screen.getByRole("tab", { name: "Text and photo" }).getAttribute("aria-selected")).toBe(
    "true",
  );
  await userEvent.click(screen.getByRole("tab", { name: "Cover" }));
  await userEvent.click(screen.getByRole("radio", { name: "By occasion" }));
  await userEvent.click(screen.getByRole("radio", { name: "Queen bee" }));
  await userEvent.click(screen.getByRole("tab", { name: "Text" }));
  expect(screen.queryByText("Please choose at least one photo")).toBeNull();
  expect((await read()).variant).not.toBe("trail_photo");
});

test("[COVER-31] [ERR-27] a cover made elsewhere that cannot be had says so, is reported, and another one can be chosen", async () => {
  stage.lost = "bee_queen";
  const { app } = await opened();
  const fault = vi.spyOn(app.ports.reporter, "fault");
  await userEvent.click(screen.getByRole("radio", { name: "Queen bee" }));
  await screen.findByText("This cover can’t play here, so you’re seeing a still picture.");
  expect(fault.mock.calls).toEqual([[new Error("No themes data found"), "cover"]]);
  await userEvent.click(screen.getByRole("radio", { name: "Sloth surprise" }));
  await waitFor(() => expect(screen.queryByText(/can’t play here/)).toBeNull());
});

test("[OPEN-46] a cover that was changed elsewhere offers the newer one", async () => {
  const { app, read } = await opened();
  await userEvent.click(screen.getByRole("radio", { name: "Queen bee" }));
  const { id } = await read();
  await act(() => app.session.api("changeSlide", { path: { id }, body: { title: "Hurrah" } }));
  await userEvent.click(save());
  await screen.findByText(/There is a newer version of this slide/);
  await userEvent.click(screen.getByRole("button", { name: "Load the latest cover" }));
  await waitFor(() => expect(inHand().getAttribute("aria-label")).toMatch(/: Hurrah$/));
  expect(screen.queryByText(/There is a newer version/)).toBeNull();
});

test("[OPEN-123] a title takes up to six colours, and gives them back", async () => {
  const { read } = await opened();
  await userEvent.click(screen.getByRole("radio", { name: "Sunset letters" }));
  await userEvent.click(screen.getByRole("tab", { name: "Colours" }));
  await userEvent.click(screen.getByRole("button", { name: "Custom colours" }));
  expect(screen.getAllByLabelText(/^Colour \d$/)).toHaveLength(6);
  await userEvent.click(screen.getByRole("radio", { name: "2" }));
  await waitFor(() => expect(stage.drawn.at(-1)?.colours).toEqual(["#F94144", "#F8961E"]));
  await userEvent.click(screen.getByRole("button", { name: "Reset to original colours" }));
  await waitFor(() => expect(stage.drawn.at(-1)?.colours).toBeUndefined());
  await userEvent.click(save());
  await waitFor(async () => expect((await read()).theme).toEqual({ name: "curvey-0" }));
});

test("[OPEN-82] [MODAL-15] a photo of the card is put on its cover", async () => {
  const { app, id, uploads, read } = await opened();
  const form = await app.session.api("requestUpload", {
    body: { media_type: "photo", mime_type: "image/png" },
  });
  if (!form.ok) throw new Error(said(form.refusal.message));
  const file = picture("garden.png");
  const sent = await uploads.send(
    form.value,
    file,
    { progress: () => undefined },
    { aborted: false, onAbort: () => undefined },
  );
  if (!sent.ok) throw new Error(sent.reason);
  const made = await app.session.api("createMedia", {
    body: {
      file_size_kb: 1,
      s3_key: form.value.fields.key ?? "",
      s3_etag: sent.etag,
      media_type: "photo",
      mime_type: "image/png",
      story_id: id,
    },
  });
  if (!made.ok) throw new Error(said(made.refusal.message));
  await byKind();
  await userEvent.click(screen.getByRole("radio", { name: "Pink ribbon with photo" }));
  await userEvent.click(screen.getByRole("tab", { name: "Text and photo" }));
  await userEvent.click(screen.getByRole("button", { name: "Choose from this card’s photos" }));
  await userEvent.click(
    await screen.findByRole("button", { name: "Photo 1" }, { timeout: 20_000 }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Use on the cover" }));
  await waitFor(() => expect(stage.drawn.at(-1)?.photo).toBeTruthy());
  await userEvent.click(save());
  await waitFor(async () =>
    expect((await read()).media.map((one) => one.id)).toEqual([made.value.media.id]),
  );
});

test("[ROUTE-50] [OPEN-39] a card from data goes on at its cover; data that nobody can read leads to the shop", async () => {
  const { app, show, navigator } = await product();
  const draft = CardDraft.parse({ occasion: "wedding", title_variant: "boat" });
  const route = "/create/data/:dataId";
  show(route, <CoverScreen />, `/create/data/${dataIdOf(draft)}`);
  await waitFor(() => expect(navigator.path).toBe("/create"));
  const begun = openNewCard(app);
  await begun.open();
  expect(begun.occasion).toBe("wedding");
  const { container } = show(route, <CoverScreen />, "/create/data/abc");
  await waitFor(() => expect(navigator.path).toBe("/shop"));
  expect(container.textContent).toBe("");
});
