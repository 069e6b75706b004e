import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { openEditor } from "#core/app/index.ts";
import { type ModalName, type ModalParams, withModal } from "#core/domain/navigation/index.ts";
import { type Subject, useSubject } from "../hooks/subject.tsx";
import { product, value } from "./product.tsx";

/** A page about these models, for the modals over it. */
export const Page = ({ subject }: { subject: Subject }) => {
  useSubject(subject);
  return <h1>The page</h1>;
};

/** Olive, signed in, and a card of hers for Rae. */
export const owned = async () => {
  const world = await product();
  const { api } = world.app.session;
  const olive = await world.signUp("Olive");
  const body = { occasion: "birthday", recipient_first_name: "Rae" } as const;
  const { story } = value(await api("createStory", { body }));
  const { id, tokens } = story;
  const { group = "", recipient = "" } = tokens;
  const write = async (description: string) =>
    value(
      await api("createSlide", {
        query: { story_id: id },
        body: { type: "text", variant: "letter", description, subtitle: description },
      }),
    ).slide.id;
  return {
    ...world,
    api,
    id,
    group,
    recipient,
    write,
    /** Gus joins the group and writes; his role. */
    joined: async () => {
      await world.signUp("Gus");
      const path = { type: "group", value: group } as const;
      const { story } = value(await api("joinStory", { path }));
      await write("From Gus");
      return story.role.id;
    },
    asOlive: () => world.app.session.signedIn(olive),
    /** The messages that are in the card, as its owner reads it. */
    messages: async () =>
      value(await api("readStory", { path: { id } })).story.slides.flatMap(
        ({ type, description }) => (type === "text" ? [description] : []),
      ),
    people: async () =>
      value(await api("readGroup", { path: { id } })).roles.map(({ person }) => person.first_name),
    editor: async () => {
      const editor = openEditor(world.app, id);
      await editor.open();
      return editor;
    },
    /** The modal, over a page about this; a result as though it had just been brought about. */
    over: async (path: string, subject: Subject, name: ModalName, params?: ModalParams) => {
      const at = world.app.session.modals.bring(withModal(path, name, params));
      world.show(path, <Page subject={subject} />, at);
      const dialog = await waitFor(
        () => screen.queryByRole("alertdialog") ?? screen.getByRole("dialog"),
      );
      return within(dialog);
    },
  };
};
export const press = (within: Pick<typeof screen, "getByRole">, name: string) =>
  userEvent.click(within.getByRole("button", { name }));
export const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
