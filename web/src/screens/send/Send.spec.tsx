import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { InputOf } from "#core/operations/index.ts";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Send } from "./Send.tsx";

beforeEach(() => navigator.clipboard.writeText(""));

/** Olive where she sends her card, with one message in it. */
const sending = async (way: "" | "/link" = "") => {
  const world = await owned();
  await world.write("From Olive");
  const { session } = world.app;
  const calls: [string, unknown][] = [];
  const call = session.api as (id: string, ...asked: unknown[]) => unknown;
  Object.assign(session, {
    api: (id: string, ...asked: unknown[]) => {
      calls.push([id, asked[0]]);
      return call(id, ...asked);
    },
  });
  world.show(`/edit/:id/send${way}`, <Send />, `/edit/${world.id}/send${way}`);
  await screen.findByRole("heading", { level: 1 });
  return {
    ...world,
    /** The mails that were asked for. */
    asked: () =>
      calls.flatMap(([id, input]) => {
        if (id !== "sendStory") return [];
        const { recipient_email, test = false } = (input as InputOf<"sendStory">).body;
        return [{ recipient_email, test }];
      }),
    /** By which ways the card counts as sent. */
    sent: async () => {
      const { story } = value(await world.api("readStory", { path: { id: world.id } }));
      const { sent_by_email_on, sent_by_copy_link_on, setup_send_complete } = story;
      return {
        byEmail: sent_by_email_on !== null,
        byLink: sent_by_copy_link_on !== null,
        complete: setup_send_complete,
      };
    },
  };
};
const nothing = { byEmail: false, byLink: false, complete: false };
const press = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name });
  await userEvent.click(button as HTMLElement);
};

test("[F-57] [SEND-04] Send sends the card to the address that was typed, and it counts as sent", async () => {
  const { sent, asked } = await sending();
  await userEvent.type(screen.getByRole("textbox", { name: /Their e-?mail/ }), "rae@mail.test");
  await press("Send the card");
  await screen.findByRole("heading", { name: "On its way to Rae" });
  expect(asked()).toEqual([{ recipient_email: "rae@mail.test", test: false }]);
  expect(await sent()).toEqual({ byEmail: true, byLink: false, complete: true });
});

test("[F-57] [SEND-04] a test goes to oneself, needs no address, and the card does not count as sent", async () => {
  const { sent, asked } = await sending();
  await press("Send me a test");
  await screen.findByText("Test email sent");
  expect(asked()).toEqual([{ recipient_email: "olive@mail.test", test: true }]);
  expect(await sent()).toEqual(nothing);
  expect(screen.queryByRole("heading", { name: /On its way/ })).toBeNull();
});

test("[F-57] [SEND-04] without an address nothing is sent, and the field says why", async () => {
  const { sent, asked } = await sending();
  for (const typed of ["", "rae@", "rae mail.test"]) {
    const field = screen.getByRole("textbox", { name: /Their e-?mail/ });
    await userEvent.clear(field);
    if (typed !== "") await userEvent.type(field, typed);
    await press("Send the card");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  }
  expect(asked()).toEqual([]);
  expect(await sent()).toEqual(nothing);
});

test("[F-57] [SEND-03] a copied link is the recipient's, and counts as sent", async () => {
  const { sent, recipient } = await sending("/link");
  expect(await sent()).toEqual(nothing);
  await press("Copy link");
  await waitFor(async () =>
    expect(await sent()).toEqual({ byEmail: false, byLink: true, complete: true }),
  );
  expect(await navigator.clipboard.readText()).toBe(`https://fanfold.test/unwrap/${recipient}`);
});

test("[F-57] [SEND-03] a link that was shared counts as sent; a sheet that was closed sends nothing", async () => {
  const sheet = vi.fn();
  Object.assign(navigator, { share: sheet });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  const { sent, recipient } = await sending("/link");
  sheet.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  await press("Share");
  expect(await sent()).toEqual(nothing);
  sheet.mockResolvedValueOnce(undefined);
  await press("Share");
  await waitFor(async () => expect((await sent()).byLink).toBe(true));
  expect(sheet).toHaveBeenLastCalledWith({
    title: expect.any(String),
    url: `https://fanfold.test/unwrap/${recipient}`,
  });
});

/** The card goes to an address that its mail server does not know, and the page hears of it. */
const refusedThere = async () => {
  const world = await sending();
  const send = async (email: string) => {
    const field = screen.getByRole("textbox", { name: /Their e-?mail/ });
    await userEvent.clear(field);
    await userEvent.type(field, email);
    await press("Send the card");
    await screen.findByRole("heading", { name: "On its way to Rae" });
  };
  const goes = async () => {
    await act(async () => {
      // it takes a moment until the other side says no
      await world.clock.pass(1000);
      await world.sendMails();
      await world.clock.pass(5000);
    });
  };
  await world.sendMails();
  world.mailer.refuse({ ok: false, again: false, reason: "550 at RCPT TO" });
  await send("rae@mial.test");
  await goes();
  return { ...world, goes };
};
const notice = "The card didn’t reach rae@mial.test: there’s no mailbox with this address.";

test("[F-30] a card that was refused is said while one still looks, and mended by another address", async () => {
  const { sent, goes, asked } = await refusedThere();
  await screen.findByText(notice);
  expect(screen.queryByRole("heading", { name: /On its way/ })).toBeNull();
  expect((await sent()).byEmail).toBe(false);
  await press("Change address");
  const field = screen.getByRole("textbox", { name: /Their e-?mail/ }) as HTMLInputElement;
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("rae@mial.test");
  await userEvent.clear(field);
  await userEvent.type(field, "rae@mail.test");
  await press("Send the card");
  await screen.findByRole("heading", { name: "On its way to Rae" });
  await goes();
  expect(asked().map(({ recipient_email }) => recipient_email)).toEqual([
    "rae@mial.test",
    "rae@mail.test",
  ]);
  expect((await sent()).byEmail).toBe(true);
  await press("Send it again");
  await screen.findByRole("button", { name: "Send me a test" });
  expect(screen.queryByText(notice)).toBeNull();
});

test("[F-30] it stays said until it is mended, the link is offered, and it can be put away", async () => {
  const { id, show, sent } = await refusedThere();
  show("/edit/:id/send", <Send />, `/edit/${id}/send`);
  await screen.findByText(notice);
  screen.getByRole("button", { name: "Share the link" });
  await press("Remove rae@mial.test");
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect((await sent()).byEmail).toBe(false);
});

test("[F-30] what came back is sent once more as it is, where the mailbox works again", async () => {
  const { asked, goes } = await refusedThere();
  await screen.findByText(notice);
  await press("Send the card");
  await screen.findByRole("heading", { name: "On its way to Rae" });
  await goes();
  expect(asked()).toHaveLength(2);
  await press("Send it again");
  expect(screen.queryByText(notice)).toBeNull();
});

test("[SEND-05] a reminder of the next time is set while sending, and none where none is wanted", async () => {
  const { api } = await sending();
  await userEvent.type(screen.getByRole("textbox", { name: "Their email" }), "rae@mail.test");
  await userEvent.click(screen.getByRole("switch", { name: "Remind me next year" }));
  await userEvent.type(screen.getByLabelText("Date"), "2027-05-12");
  const [send] = screen.getAllByRole("button", { name: "Send the card" });
  await userEvent.click(send as HTMLElement);
  await screen.findByRole("button", { name: "Send it again" });
  const kept = value(await api("readReminders", {})).reminders;
  expect(kept).toMatchObject([
    {
      title: "Rae's Birthday",
      recipient_email: "rae@mail.test",
      occasion_date: "2027-05-12",
      days_before: 7,
      repeat: true,
    },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Send it again" }));
  const again = screen.getByRole<HTMLInputElement>("switch", { name: "Remind me next year" });
  expect(again.checked).toBe(false);
});

/** A day of next year, whatever the clock of this test says. */
const nextYear = (now: number) => `${new Date(now).getUTCFullYear() + 1}-04-18`;

/** What is scheduled, as the authority has it. */
const scheduled = async ({ api, id }: Awaited<ReturnType<typeof sending>>) =>
  value(await api("readDeliveries", { path: { id } })).deliveries;

/** Olive schedules the card for Rae on a day of next year, in Lisbon. */
const schedule = async (world: Awaited<ReturnType<typeof sending>>) => {
  const day = nextYear(world.app.ports.clock.now());
  await userEvent.type(screen.getByRole("textbox", { name: /Their e-?mail/ }), "rae@mail.test");
  await userEvent.click(screen.getByRole("radio", { name: "On a day" }));
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: day } });
  await userEvent.click(screen.getByRole("combobox", { name: "Their time zone" }));
  await userEvent.keyboard("lisb");
  await userEvent.click(await screen.findByRole("option", { name: "Lisbon, Europe" }));
  return day;
};

test("[SEND-04] a card is scheduled for a day, a time and a place, said as one sentence", async () => {
  const world = await sending();
  const day = await schedule(world);
  const sentence =
    /^Goes out on Sunday,? 18 April 2027 at 9:00 in Lisbon\. People can still sign until then\.$/;
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Time" })).toHaveProperty("value", "09:00");
  await press("Schedule the card");
  await screen.findByRole("heading", { name: "Scheduled for Rae" });
  screen.getByText(sentence);
  expect(await scheduled(world)).toMatchObject([
    {
      state: "scheduled",
      recipient_email: "rae@mail.test",
      deliver_on: day,
      deliver_at: "09:00",
      deliver_zone: "Europe/Lisbon",
    },
  ]);
  expect(await world.sent()).toEqual(nothing);
});

test("[SEND-04] what is scheduled can be changed, cancelled after a question, and sent at once", async () => {
  const world = await sending();
  await schedule(world);
  await press("Schedule the card");
  await press("See what’s scheduled");
  await press("Change what’s scheduled for rae@mail.test");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Time" }), "18:30");
  await press("Save changes");
  await screen.findByText(/at 18:30 in Lisbon/);
  expect(await scheduled(world)).toMatchObject([{ deliver_at: "18:30" }]);
  await press("See what’s scheduled");
  await press("Cancel what’s scheduled for rae@mail.test");
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
  expect(await scheduled(world)).toHaveLength(1);
  await press("Cancel what’s scheduled for rae@mail.test");
  await press("Cancel sending");
  await screen.findByText("Sending cancelled");
  expect(await scheduled(world)).toEqual([]);
  // the form is for somebody else by now
  await schedule(world);
  await press("Schedule the card");
  await press("See what’s scheduled");
  await press("Send now to rae@mail.test");
  await waitFor(async () => expect((await world.sent()).byEmail).toBe(true));
  await screen.findByText("Card sent");
});

test("[SEND-04] a moment that has passed is said at its field, and nothing is scheduled", async () => {
  const world = await sending();
  await schedule(world);
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2020-01-01" } });
  await press("Schedule the card");
  await screen.findByText("This moment has passed. Please choose a later one.");
  expect(screen.getByLabelText("Day").getAttribute("aria-invalid")).toBe("true");
  expect(await scheduled(world)).toEqual([]);
});

test("[F-30] the page says of each person how far the card is known to have come", async () => {
  await sending();
  await userEvent.type(screen.getByRole("textbox", { name: /Their e-?mail/ }), "rae@mail.test");
  await press("Send the card");
  await press("Send it again");
  const item = await screen.findByRole("listitem");
  expect(item.textContent).toMatch(/^rae@mail\.test(On its way|Handed to their mail server)$/);
});

test("[SEND-06] whose card it is, is set before it is sent: the envelope, the card and the form have the name", async () => {
  const world = await owned();
  const editor = await world.editor();
  await editor.rename("");
  world.show("/edit/:id/send/*", <Send />, `/edit/${world.id}/send/link`);
  await userEvent.click(await screen.findByRole("link", { name: "Add their name" }));
  await screen.findByRole("heading", { name: "Who is the card for?" });
  const first = screen.getByRole("textbox", { name: "First name" });
  for (const none of ["", "  "]) {
    if (none !== "") await userEvent.type(first, none);
    await press("Continue");
    await screen.findByText("Please type in their name");
    expect(document.activeElement).toBe(first);
  }
  await userEvent.clear(first);
  await userEvent.type(first, "Rae");
  await userEvent.type(screen.getByRole("textbox", { name: /^Last name/ }), "Moon");
  expect(screen.getByRole("complementary", { name: "What Rae Moon will get" })).toBeDefined();
  await press("Continue");
  await screen.findByRole("heading", { name: "Send it to Rae" });
  expect(screen.getByRole("textbox", { name: "Their name" })).toHaveProperty("value", "Rae");
  const { story } = value(await world.api("readStory", { path: { id: world.id } }));
  expect([story.recipient_first_name, story.recipient_last_name]).toEqual(["Rae", "Moon"]);
  expect(world.navigator.path).toBe(`/edit/${world.id}/send`);
  expect(screen.queryByRole("link", { name: "Add their name" })).toBeNull();
});
