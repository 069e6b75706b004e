import type { UploadRecord } from "#core/domain/media/index.ts";
import { paymentIdOf } from "#core/domain/payment/index.ts";
import type { RoleRecord, RoleStatus, RoleType } from "#core/domain/role/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import {
  type AccountId,
  as,
  iso,
  type MediaId,
  type RoleId,
  type SlideId,
  type StoryId,
  type VisitorId,
} from "#core/kernel/index.ts";
import {
  aDelivery,
  aLogo,
  aLogoLink,
  aMedium,
  anAddress,
  anOrder,
  aPayment,
  aReminder,
  aRole,
  aTheme,
} from "../contracts/records.ts";
import { answered, person } from "../fixtures/messages.ts";
import { type Browser, browser, makeService } from "../fixtures/service.ts";
import {
  type Built,
  type Card,
  everybody,
  type Things,
  type Variant,
  type Who,
} from "./everybody.ts";

interface Holder {
  readonly account_id: AccountId | null;
  readonly visitor_id: VisitorId | null;
}
const of = (account: string | null, visitor: string | null = null): Holder => ({
  account_id: account === null ? null : as<AccountId>(account),
  visitor_id: visitor === null ? null : as<VisitorId>(visitor),
});

/** Three cards in which everybody has a part, a message, a file and a permission to upload. */
export const buildWorld = async ({ privacy, shown }: Variant): Promise<Built> => {
  const service = makeService();
  const { store, ids, clock } = service;
  const today = iso(clock.now());

  const people = new Map<Who, Browser>();
  const holders = new Map<Who, Holder>();
  const visits = (who: Who): VisitorId => {
    const own = browser(service);
    own.jar.set("visitor", `cookie of ${who}`, 86_400);
    people.set(who, own);
    return as<VisitorId>(service.secrets.hash(`visitor:cookie of ${who}`));
  };
  people.set("nobody", browser(service));
  holders.set("visitor", of(null, visits("visitor")));
  const maker = visits("maker");
  holders.set("maker", of(null, maker));
  for (const [n, who] of everybody.entries()) {
    if (people.has(who)) continue;
    const somebody = await person(service, `P${n}`);
    if (who === "makerSignedIn") somebody.jar.set("visitor", "cookie of maker", 86_400);
    people.set(who, somebody);
    holders.set(who, of(somebody.account.id));
  }
  const elsa = await person(service, "Elsa");
  const elsas = of(elsa.account.id);

  const begin = async (by: Browser): Promise<StoryRecord> => {
    const body = { occasion: "birthday", recipient_first_name: "Robin" } as const;
    const { story } = answered(await by.api("createStory", { body }));
    const id = story.id as StoryId;
    const set = {
      product_tier: "unlimited",
      group_link_privacy: privacy,
      recipient_link_privacy: privacy,
      show_as_you_go: shown,
      guests_may_sign: true,
      invite_token: ids.token(),
      watch_token: ids.token(),
    } as const;
    await store.commit([{ kind: "change", table: "stories", id, version: null, set }], []);
    return (await store.find("stories", id)) as StoryRecord;
  };
  const roleOf = (story: StoryRecord, holder: Holder, more: Partial<RoleRecord>): RoleRecord =>
    aRole(story, { id: as<RoleId>(ids.id()), ...holder, created_on: today, ...more });
  /** A message, a file and a permission of this holder in this card, and their part if they have one. */
  const settle = async (story: StoryRecord, holder: Holder, role: RoleRecord | null) => {
    const [cover] = await store.list("slides", { story_id: story.id, type: "title" });
    const slide: SlideRecord = {
      ...(cover as SlideRecord),
      ...holder,
      id: as<SlideId>(ids.id()),
      type: "text",
      variant: "letter",
      title: null,
      description: "hello",
      position: 2,
    };
    const medium = aMedium({
      id: as<MediaId>(ids.id()),
      story_id: story.id,
      ...holder,
      source_key: ids.token(),
      key: ids.token(),
      created_on: today,
    });
    const upload: UploadRecord = {
      id: ids.token(),
      version: 1,
      ...holder,
      media_type: "photo",
      mime_type: "image/png",
      used_on: null,
      created_on: today,
    };
    const reminder = aReminder(holder.account_id ?? as<AccountId>(""), { id: ids.id() });
    const payment = aPayment(holder.account_id ?? as<AccountId>(""), {
      id: paymentIdOf(ids.id()),
      story_id: story.id,
    });
    const theme = aTheme(holder.account_id ?? as<AccountId>(""), {
      id: ids.id(),
      shared_on: holder === elsas ? today : null,
    });
    const address = anAddress(holder.account_id ?? as<AccountId>(""), { id: ids.id() });
    const order = anOrder(holder.account_id ?? as<AccountId>(""), story.id, { id: ids.id() });
    const logo = aLogo(holder.account_id ?? as<AccountId>(""), { id: ids.id() });
    const logoLink = aLogoLink(logo, { id: ids.id() });
    await store.commit(
      [
        ...(holder.account_id === null
          ? []
          : [
              { kind: "add", table: "reminders", row: reminder } as const,
              { kind: "add", table: "payments", row: payment } as const,
              { kind: "add", table: "themes", row: theme } as const,
              { kind: "add", table: "addresses", row: address } as const,
              { kind: "add", table: "postal_orders", row: order } as const,
              { kind: "add", table: "logos", row: logo } as const,
              { kind: "add", table: "logo_links", row: logoLink } as const,
            ]),
        { kind: "add", table: "slides", row: slide },
        { kind: "add", table: "media", row: medium },
        { kind: "add", table: "uploads", row: upload },
        ...(role === null ? [] : [{ kind: "add", table: "roles", row: role } as const]),
      ],
      [],
    );
    return {
      slide: slide.id,
      role: role?.id ?? "",
      media: medium.id,
      upload: upload.id,
      reminder: holder.account_id === null ? "" : reminder.id,
      payment: holder.account_id === null ? "" : payment.id,
      theme: holder.account_id === null ? "" : theme.id,
      address: holder.account_id === null ? "" : address.id,
      postalOrder: holder.account_id === null ? "" : order.id,
      logoLink: holder.account_id === null ? "" : logoLink.id,
    };
  };
  const furnish = async (story: StoryRecord): Promise<Card> => {
    const theirs = await settle(story, elsas, roleOf(story, elsas, {}));
    const stored = await settle(story, of(null, `author of ${story.id}`), null);
    const invitation = roleOf(story, of(null), {
      status: "pending",
      join_token: ids.token(),
      join_email: "invited@people.test",
    });
    const request = roleOf(story, of((await person(service, `R${story.id}`)).account.id), {
      status: "requested",
      approve_token: ids.token(),
    });
    const guest = roleOf(story, of(null, `guest of ${story.id}`), {
      status: "rejected",
      guest_name: "Gus",
      guest_token: ids.token(),
    });
    const themeset = {
      id: ids.token(),
      version: 1,
      account_id: elsa.account.id,
      theme_ids: [theirs.theme],
      created_on: today,
    };
    const delivery = aDelivery(story, { id: ids.id(), email: "planned@people.test" });
    await store.commit(
      [
        {
          kind: "change",
          table: "slides",
          id: stored.slide,
          version: null,
          set: { status: "pending", sent_on: null, position: 0 },
        },
        { kind: "add", table: "roles", row: invitation },
        { kind: "add", table: "roles", row: guest },
        { kind: "add", table: "roles", row: request },
        { kind: "add", table: "deliveries", row: delivery },
        { kind: "add", table: "themesets", row: themeset },
      ],
      [],
    );
    return {
      ...{ story, theirs, unsent: stored.slide, invitation, request, delivery },
      guest: guest.guest_token ?? "",
      themeset: themeset.id,
    };
  };

  const made = {
    ours: await furnish(await begin(people.get("owner") as Browser)),
    foreign: await furnish(await begin(await person(service, "Fred"))),
    visitors: await furnish(await begin(people.get("maker") as Browser)),
  };
  const mine = new Map<Who, Things>();
  for (const [who, holder] of holders) {
    const [type, status] = who.split(" ");
    const role =
      who === "coOwner"
        ? roleOf(made.ours.story, holder, {})
        : status === undefined
          ? null
          : roleOf(made.ours.story, holder, {
              role_type: type === "blocked" ? null : (type as RoleType),
              status: status as RoleStatus,
            });
    mine.set(who, await settle(made.ours.story, holder, role));
  }
  const helper = holders.get("coOwner")?.account_id as AccountId;
  const { id: named } = made.ours.story;
  const naming = { kind: "change", table: "stories", id: named, version: null } as const;
  await store.commit([{ ...naming, set: { co_owners: [helper] } }], []);
  await service.outbox.idle();
  return { service, people, cards: made, mine };
};
