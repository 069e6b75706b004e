import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import type { SlideBuilder } from "#core/app/index.ts";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { picture, product } from "#web/testing/product.tsx";
import { said } from "#web/words/index.ts";
import { BuilderModal } from "./index.ts";

beforeAll(loadPanels);

const opened = async (options: Parameters<SlideBuilder["open"]>[0] = {}) => {
  const world = await product();
  const shop = world.app.shop("birthday");
  shop.recipientFirstName = "Grace";
  const editor = world.app.editor((await shop.start()) ?? "");
  await editor.open();
  const builder = world.app.builder(editor);
  await builder.open(options);
  const onClose = vi.fn();
  const show = () =>
    world.show(
      "/edit/:id",
      <BuilderModal
        builder={builder}
        open
        recipient="Grace"
        onSubmit={() => builder.submit()}
        onClose={onClose}
      />,
      "/edit/card?modal=contribution-builder",
    );
  return { ...world, editor, builder, onClose, show };
};

test("[BUILD-02] [BUILD-03] it begins with the kinds, as paper things, and says what is added", async () => {
  const { show } = await opened();
  show();
  const dialog = await screen.findByRole("dialog", { name: "Add your message" });
  within(dialog).getByText("What would you like to add for Grace?");
  await userEvent.click(within(dialog).getByRole("button", { name: /^Photo/ }));
  await screen.findByRole("dialog", { name: "Add photo message" });
  screen.getByRole("button", { name: "Choose photos" });
});

test("[BUILD-01] the panels are in order: kinds, adding, library, arranging", async () => {
  const { builder, show } = await opened({ slideType: "photos" });
  show();
  const dialog = await screen.findByRole("dialog");
  const goTo = (panel: SlideBuilder["panel"]) => {
    act(() => builder.goTo(panel));
    return dialog.querySelector("[data-from]")?.getAttribute("data-from");
  };
  const order = ["types", "media", "library", "customise"] as const;
  goTo("types");
  expect(order.slice(1).map(goTo), "onwards").toEqual(["end", "end", "end"]);
  expect(order.toReversed().slice(1).map(goTo), "back").toEqual(["start", "start", "start"]);
});

test("[F-48] the builder begins at the first kind, not at the way out", async () => {
  const { show } = await opened();
  show();
  const dialog = await screen.findByRole("dialog", { name: "Add your message" });
  const [, first] = within(dialog).getAllByRole("button");
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test("[SLIDE-35] what is wrong stands under its field, in the specification's words", async () => {
  const { builder, show } = await opened({ slideType: "text" });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Add to card" }));
  await screen.findByText("Please add a message");
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Hooray");
  expect(screen.queryByText("Please add a message")).toBeNull();
  screen.getByText("6 / 300");
  await userEvent.click(screen.getByRole("button", { name: "Add to card" }));
  await waitFor(() => expect(builder.result?.kind).toBe("saved"));
});

test("[SLIDE-30] [OPEN-88] a newspaper’s year is picked from now back to 1900", async () => {
  const { builder, show } = await opened({ slideType: "news" });
  show();
  const year = await screen.findByRole("combobox", { name: "Year" });
  const [now] = builder.years;
  expect(year).toHaveProperty("value", String(now));
  const years = within(year).getAllByRole("option");
  expect([years.length, years.at(-1)?.textContent]).toEqual([Number(now) - 1899, "1900"]);
  await userEvent.selectOptions(year, "1992");
  await userEvent.type(screen.getByRole("textbox", { name: "Headline" }), "It’s a girl!");
  await userEvent.click(screen.getByRole("button", { name: "Add to card" }));
  await waitFor(() => expect(builder.result?.kind).toBe("saved"));
  expect(builder.draft?.content.date).toBe("1992-01-01");
});

test("[BUILD-01] how it is shown is chosen by pictures of the message itself, and it plays once when asked", async () => {
  const { builder, clock, show } = await opened({ slideType: "text" });
  builder.write({ description: "Hooray" });
  show();
  const look = await screen.findByRole("radio", { name: "Typewriter" });
  const own = () => within(look.closest("label") as HTMLElement).queryByText("Hooray");
  expect(own()).not.toBeNull();
  await userEvent.click(look);
  expect(builder.draft?.variant).toBe("typewriter");

  // in one go: nothing draws here, and as soon as that is found out the preview ends by itself
  fireEvent.click(screen.getByRole("button", { name: "Play preview" }));
  screen.getByRole("button", { name: "Stop preview" });
  act(() => clock.step(5900));
  expect(builder.preview.isPlaying).toBe(true);
  act(() => clock.step(100));
  screen.getByRole("button", { name: "Play preview" });
});

test("[MEDIA-18] before a photo of the card is deleted, the messages that need it are named", async () => {
  const { app, builder, editor, show } = await opened({ slideType: "photos" });
  builder.addFiles([picture("cat.png"), picture("dog.png")]);
  await waitFor(() => expect(builder.media.list).toHaveLength(2));
  const [cat, dog] = builder.media.list;
  await app.session.api("createSlide", {
    query: { story_id: editor.id },
    body: {
      type: "photos",
      variant: "simple",
      title: "At the sea",
      media: [{ id: cat?.id ?? "", position: 1 }],
    },
  });
  builder.media.remove(cat?.id ?? "");
  builder.media.remove(dog?.id ?? "");
  builder.goTo("library");
  show();
  await screen.findAllByRole("button", { name: /^Use photo/ });
  const at = (id: string | undefined) => (builder.library.list ?? []).findIndex((m) => m.id === id);
  const askFor = (id: string | undefined) =>
    userEvent.click(screen.getByRole("button", { name: `Delete photo ${at(id) + 1}` }));
  await askFor(cat?.id);
  const told = await screen.findByRole("alertdialog", { name: "Delete this photo?" });
  within(told).getByText("It’s used in 1 message, so it can’t be deleted:");
  within(told).getByText("At the sea");
  await userEvent.click(within(told).getByRole("button", { name: "Keep" }));

  await askFor(dog?.id);
  const asked = await screen.findByRole("alertdialog", { name: "Delete this photo?" });
  await userEvent.click(within(asked).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(builder.library.list?.map(({ id }) => id)).toEqual([cat?.id]));
});

test("[BUILD-07] [BUILD-08] [SHELL-29] while an upload runs, its progress takes the button's place and leaving is asked about", async () => {
  const { app, builder, uploads, onClose, show } = await opened({ slideType: "photos" });
  const held = uploads.hold();
  show();
  builder.addFiles([picture("cat.png")]);
  await screen.findByText("Uploading (0%)");
  expect(app.shell.loader.mediaPool).toBe(true);
  expect(screen.queryByRole("button", { name: "Add to card" })).toBeNull();
  await userEvent.type(await screen.findByRole("textbox", { name: "Title" }), "Hi");

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  let ask = await screen.findByRole("alertdialog", { name: "Hold on a sec" });
  within(ask).getByText(
    "Are you sure you want to leave? If you exit now, your upload will be lost",
  );
  await userEvent.click(within(ask).getByRole("button", { name: "Cancel" }));
  expect(builder.uploads.isUnderWay).toBe(true);
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  ask = await screen.findByRole("alertdialog", { name: "Hold on a sec" });
  await userEvent.click(within(ask).getByRole("button", { name: "Yes, exit" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(builder.uploads.list).toEqual([]);
  await waitFor(() => expect(app.shell.loader.mediaPool).toBe(false));
  held.release();
});

test("[MEDIA-08] a photo that failed says so by name and can be tried again", async () => {
  const { builder, uploads, show } = await opened({ slideType: "photos" });
  uploads.failNext("network");
  show();
  builder.addFiles([picture("cat.png"), picture("dog.png")]);
  await screen.findByText(/There was an issue uploading your photo/);
  screen.getByText("cat.png");
  await userEvent.click(screen.getByRole("button", { name: "Retry upload of cat.png" }));
  await waitFor(() => expect(builder.media.list).toHaveLength(2));
  screen.getByText("2 of 10");
});

test("[BUILD-15] leaving with something typed asks, and keeping on keeps it", async () => {
  const { onClose, show } = await opened({ slideType: "text" });
  show();
  await userEvent.type(await screen.findByRole("textbox", { name: "Message" }), "Dear");
  await userEvent.keyboard("{Escape}");
  const ask = await screen.findByRole("alertdialog", { name: "Discard this message?" });
  await userEvent.click(within(ask).getByRole("button", { name: "Keep editing" }));
  expect(onClose).not.toHaveBeenCalled();
  expect((screen.getByLabelText("Message") as HTMLTextAreaElement).value).toBe("Dear");
});

test("[F-45] [OPEN-172] a reload keeps what was typed beside the newer version, to put back", async () => {
  const { app, builder, editor, show } = await opened();
  const made = await app.session.api("createSlide", {
    query: { story_id: editor.id },
    body: { type: "text", variant: "letter", description: "One" },
  });
  if (!made.ok) throw new Error("no slide");
  const { slide } = made.value;
  await builder.open({ slide });
  show();
  const field = () => screen.getByLabelText("Message") as HTMLTextAreaElement;
  await userEvent.type(await screen.findByLabelText("Message"), " and mine");
  await app.session.api("changeSlide", { path: { id: slide.id }, body: { description: "Two" } });
  await builder.submit();
  await userEvent.click(await screen.findByRole("button", { name: "Reload" }));
  await waitFor(() => expect(field().value).toBe("Two"));
  const mine = await screen.findByLabelText("What you typed");
  within(mine).getByText("One and mine");
  await userEvent.click(within(mine).getByRole("button", { name: "Use mine" }));
  await waitFor(() => expect(field().value).toBe("One and mine"));
  expect(screen.queryByLabelText("What you typed")).toBeNull();
});

test("[BUILD-09] [BUILD-10] somebody else's change offers a reload, a deletion only Close", async () => {
  const { app, builder, editor, clock, onClose, show } = await opened();
  const made = await app.session.api("createSlide", {
    query: { story_id: editor.id },
    body: { type: "text", variant: "letter", description: "One" },
  });
  if (!made.ok) throw new Error("no slide");
  const { slide } = made.value;
  await builder.open({ slide });
  show();
  await clock.pass(1000);
  await app.session.api("changeSlide", { path: { id: slide.id }, body: { description: "Two" } });
  await clock.pass(5000);
  await screen.findByText(
    "There is a newer version of this slide, please reload the slide before making any changes.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  await waitFor(() => expect(builder.draft?.content.description).toBe("Two"));

  await app.session.api("deleteSlide", { path: { id: slide.id } });
  await clock.pass(5000);
  const gone = await screen.findByRole("alertdialog", { name: "Message deleted" });
  within(gone).getByText("This slide has just been deleted and cannot be edited.");
  const buttons = within(gone).getAllByRole("button");
  expect(buttons.map((button) => button.textContent)).toEqual(["Close"]);
  await userEvent.click(buttons[0] as HTMLElement);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("[F-48] [SLIDE-34] the word about ten photos goes as soon as one of them does", async () => {
  const { builder } = await opened({ slideType: "photos" });
  builder.addFiles(Array.from({ length: 11 }, (_, at) => picture(`cat${at}.png`)));
  expect(said(builder.error)).toBe("You can choose up to 10 photos");
  await waitFor(() => expect(builder.media.list).toHaveLength(10));
  builder.media.remove(builder.media.list[3]?.id ?? "");
  expect(builder.error).toBeNull();
});

test("[F-48] a photo that was removed comes back where it was, as long as there is room for it", async () => {
  const { builder, show } = await opened({ slideType: "photos" });
  show();
  builder.addFiles(["ant", "bee", "cat"].map((name) => picture(`${name}.png`)));
  await waitFor(() => expect(builder.media.list).toHaveLength(3));
  const before = builder.media.list.map(({ id }) => id);

  await userEvent.click(await screen.findByRole("button", { name: "Options for photo 2" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
  expect(builder.media.list.map(({ id }) => id)).toEqual([before[0], before[2]]);
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(builder.media.list.map(({ id }) => id)).toEqual(before);

  const putBack = builder.media.remove(before[1] ?? "");
  builder.addFiles(Array.from({ length: 8 }, (_, at) => picture(`dog${at}.png`)));
  await waitFor(() => expect(builder.media.list).toHaveLength(10));
  putBack();
  expect(builder.media.list).toHaveLength(10);
  expect(said(builder.error)).toBe("You can choose up to 10 photos");
});

test("[F-48] a photo does not come back into a message that was sent or thrown away", async () => {
  const { builder, app, editor } = await opened({ slideType: "photos" });
  builder.addFiles([picture("ant.png"), picture("bee.png")]);
  await waitFor(() => expect(builder.media.list).toHaveLength(2));
  const putBack = builder.media.remove(builder.media.list[1]?.id ?? "");
  await builder.submit();
  putBack();
  expect(builder.media.list).toHaveLength(1);
  const next = app.builder(editor);
  await next.open();
  expect(next.draft, "nothing is kept of it").toBeNull();
});
