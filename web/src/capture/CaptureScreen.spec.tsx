import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import type { SlideType } from "#core/domain/slide/index.ts";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { product } from "#web/testing/product.tsx";
import { BuilderModal } from "../builder/index.ts";

beforeAll(loadPanels);

/** The builder of a new message of this kind, as somebody sees it. */
const beginning = async (slideType: SlideType) => {
  const world = await product();
  const editor = world.app.editor((await world.app.shop("birthday").start()) ?? "");
  await editor.open();
  const onClose = vi.fn();
  const builderAgain = async () => {
    const builder = world.app.builder(editor);
    await builder.open({ slideType });
    world.show(
      "/edit/:id",
      <BuilderModal builder={builder} open onSubmit={() => builder.submit()} onClose={onClose} />,
      "/edit/card?modal=contribution-builder",
    );
    return builder;
  };
  return { ...world, onClose, builderAgain, builder: await builderAgain() };
};
const atPhotos = () => beginning("photos");
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const photograph = async ({ clock }: Awaited<ReturnType<typeof atPhotos>>) => {
  await press("Take photo");
  await screen.findByRole("dialog", { name: "Take photo" });
  await press("Take photo");
  await act(() => clock.pass(3000));
};

test("[CAPT-02] [CAPT-04] [CAPT-05] a photo is counted down, looked at and put into the message", async () => {
  const world = await atPhotos();
  await press("Take photo");
  await screen.findByRole("dialog", { name: "Take photo" });
  await press("Take photo");
  await screen.findByText("Press again to cancel");
  await press("Cancel countdown");
  expect(screen.queryByText("Press again to cancel")).toBeNull();

  await press("Take photo");
  await act(() => world.clock.pass(3000));
  await screen.findByRole("img", { name: "The photo you took" });
  await press("Continue");
  await screen.findByRole("dialog", { name: "Add photo message" });
  expect(world.builder.media.list).toHaveLength(1);
  expect(world.builder.panel).toBe("customise");
});

test("[CAPT-01] [CAPT-23] another photo is taken beside the first, from among them", async () => {
  const world = await atPhotos();
  await photograph(world);
  await press("Continue");
  await waitFor(() => expect(world.builder.panel).toBe("customise"));
  await photograph(world);
  await press("Continue");
  await waitFor(() => expect(world.builder.media.list).toHaveLength(2));
  expect(world.builder.panel).toBe("customise");
});

test("[CAPT-19] [CAPT-22] while it is uploaded, its progress stands where Continue will be", async () => {
  const world = await atPhotos();
  const held = world.uploads.hold();
  await photograph(world);
  await screen.findByText("Uploading (0%)");
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  await act(async () => held.release());
  await button("Continue");
});

test("[CAPT-15] [CAPT-35] delete asks to the letter, and leads back to the camera", async () => {
  const world = await atPhotos();
  await photograph(world);
  await press("Delete");
  const ask = await screen.findByRole("alertdialog", { name: "Delete this photo?" });
  within(ask).getByText("This image will be deleted");
  within(ask).getByRole("button", { name: "Cancel" });
  await userEvent.click(within(ask).getByRole("button", { name: "Yes, delete it" }));
  await button("Take photo");
  expect(world.camera.on).toBe(1);
});

test("[CAPT-06] the screen of a video says so, and its way back leads to where it was opened", async () => {
  await beginning("video");
  await press("Record video");
  const dialog = await screen.findByRole("dialog", { name: "Record video" });
  within(dialog).getByRole("heading", { name: "Record video" });
  within(dialog).getByRole("button", { name: "Close" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Back" }));
  await screen.findByRole("dialog", { name: "Add video message" });
  expect(screen.queryByRole("button", { name: "Start recording" })).toBeNull();
});

test("[CAPT-06] closed, the screen of a video takes the builder along", async () => {
  const world = await beginning("video");
  await press("Record video");
  await screen.findByRole("dialog", { name: "Record video" });
  await press("Close");
  await waitFor(() => expect(world.onClose).toHaveBeenCalledOnce());
  expect(world.camera.on).toBe(0);
});

test("[CAPT-03] until the camera is seen, the screen says what it waits for", async () => {
  await beginning("photos");
  await press("Take photo");
  await screen.findByText("Accessing your camera...");
  const preview = document.querySelector("video");
  if (preview === null) throw new Error("There is no preview");
  fireEvent.playing(preview);
  expect(screen.queryByText("Accessing your camera...")).toBeNull();
});

test("[CAPT-07] seconds are counted on the screen of a video while it records, and not before", async () => {
  const { clock } = await beginning("video");
  await press("Record video");
  await press("Start recording");
  await act(() => clock.pass(2000));
  expect(screen.queryByText("0:00")).toBeNull();
  await act(() => clock.pass(1000));
  await screen.findByText("0:00");
  await act(() => clock.pass(7000));
  await screen.findByText("0:07");
  await button("Stop recording");
});

test("[CAPT-15] [CAPT-36] a video is deleted once that was said, to the letter", async () => {
  const world = await beginning("video");
  world.uploads.hold();
  await press("Record video");
  await press("Start recording");
  await act(() => world.clock.pass(5000));
  await press("Stop recording");
  await press("Delete");
  let ask = await screen.findByRole("alertdialog", { name: "Delete this recording?" });
  within(ask).getByText("This video will be deleted");
  await userEvent.click(within(ask).getByRole("button", { name: "Cancel" }));
  await press("Delete");
  ask = await screen.findByRole("alertdialog", { name: "Delete this recording?" });
  await userEvent.click(within(ask).getByRole("button", { name: "Yes, delete it" }));
  await button("Start recording");
  expect(world.camera.on).toBe(1);
});

test("[CAPT-25] leaving and closing ask in review, and Cancel changes nothing", async () => {
  const world = await atPhotos();
  await photograph(world);
  await press("Back");
  let ask = await screen.findByRole("alertdialog", { name: "Are you sure you want to leave?" });
  await userEvent.click(within(ask).getByRole("button", { name: "Cancel" }));
  await screen.findByRole("img", { name: "The photo you took" });
  await press("Close");
  ask = await screen.findByRole("alertdialog", { name: "Are you sure you want to close?" });
  await userEvent.click(within(ask).getByRole("button", { name: "Yes, close" }));
  await waitFor(() => expect(world.onClose).toHaveBeenCalledOnce());
  expect(await world.recordings.find("")).toEqual([]);
});

test("[ERR-24] [ERR-25] [CAPT-17] why there is no camera is said to the letter", async () => {
  const world = await atPhotos();
  world.camera.refuse("Permission denied");
  await press("Take photo");
  await screen.findByText(
    "We’re having a problem accessing your webcam. Please allow access to the webcam and reload this page to try again.",
  );
  world.camera.refuse("Requested device not found");
  await press("Try again");
  await screen.findByText("We can’t find a webcam.");
  expect(((await button("Take photo")) as HTMLButtonElement).disabled).toBe(true);
});

test("[CAPT-24] an upload that fails leads back with no message, and the photo is offered there", async () => {
  const world = await atPhotos();
  world.uploads.failNext("network");
  await photograph(world);
  await screen.findByRole("dialog", { name: "Add photo message" });
  expect(screen.queryByText(/issue uploading/)).toBeNull();
  await screen.findByText("The photo you took on 1 March is still here.");
  await press("View photo");
  await screen.findByRole("img", { name: "The photo you took" });
  await press("Continue");
  await waitFor(() => expect(world.builder.media.list).toHaveLength(1));
  await act(() => world.builder.submit());
  await waitFor(async () => expect(await world.recordings.find("")).toEqual([]));
});
