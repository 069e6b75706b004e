import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ConfirmDialog, Dialog } from "./index.ts";

const Room = ({ dismissable = true }: { dismissable?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <Dialog
        open={open}
        title="Sign up or log in"
        dismissable={dismissable}
        onClose={() => setOpen(false)}
      >
        <input aria-label="E-mail" />
      </Dialog>
    </>
  );
};
const opened = async () => {
  await userEvent.click(screen.getByText("Log in"));
  return screen.findByRole("dialog", { name: "Sign up or log in" });
};

test("[MODAL-01] a modal starts at its field, closes on Escape and gives the focus back", async () => {
  render(<Room />);
  await opened();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-mail")));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Log in")));
});

test("[MODAL-01] the cross closes it too", async () => {
  render(<Room />);
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("[MODAL-01] one that must be answered has no cross and Escape leaves it open", async () => {
  render(<Room dismissable={false} />);
  await opened();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await userEvent.keyboard("{Escape}");
  screen.getByRole("dialog");
});

test("[MODAL-01] the page under it is shut off until it closes, with whatever comes to it meanwhile", async () => {
  const app = document.createElement("div");
  app.id = "app";
  document.body.append(app);
  render(<Room />, { container: app });
  expect(app.inert).toBe(false);
  await opened();
  expect(app.inert).toBe(true);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(app.inert).toBe(false));
  app.remove();
});

test("[MODAL-10] a question before leaving starts on the answer that changes nothing", async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      title="Hold on a sec"
      confirm="Yes, exit"
      cancel="Cancel"
      onConfirm={() => answers.push("exit")}
      onCancel={() => answers.push("stay")}
    >
      Are you sure you want to leave?
    </ConfirmDialog>,
  );
  await screen.findByRole("alertdialog");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Yes, exit" }));
  expect(answers).toEqual(["stay", "exit"]);
});
