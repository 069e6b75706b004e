import { expect, it } from "vitest";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { type AnonymousData, nothingUnderWay } from "./anonymous.ts";
import { resume } from "./resume.ts";
import type { Session } from "./session.ts";

/** Somebody signed in who was about to do something, and what is asked for to do it. */
const about = (data: Partial<AnonymousData>, refusal?: string) => {
  const asked: [id: string, input: object][] = [];
  const anonymous = {
    data: { ...nothingUnderWay, ...data },
    remember: (change: Partial<AnonymousData>) => {
      anonymous.data = { ...anonymous.data, ...change };
    },
  };
  const session = {
    anonymous,
    place: "/",
    tabs: { redirect: () => undefined },
    modals: { bring: (path: string) => path },
    resumed: () => undefined,
    later: () => undefined,
    api: async (id: string, input: object) => {
      asked.push([id, input]);
      if (refusal !== undefined) return refused(refusal, asSaid("No"));
      return done({ contribution: { status: "sent" }, story: { role: null } });
    },
  } as unknown as Session;
  return { session, anonymous, asked };
};

it("[AUTH-42][AUTH-43] the invitation that came along is shown for what is asked", async () => {
  const query = { join_token: "j" };
  const recipient = { recipientToken: "r", joinToken: "j" } as const;
  const path = { token: "r" };
  const cases: [Partial<AnonymousData>, [string, object][]][] = [
    [{ ...recipient, authScenario: "RecipientSave" }, [["saveCard", { path, query }]]],
    [
      { ...recipient, authScenario: "RecipientThanks", recipientThanks: "Thank you" },
      [
        ["saveCard", { path, query }],
        ["thank", { path, query, body: { thanks_message: "Thank you" } }],
      ],
    ],
    [
      { ...recipient, authScenario: "PrivateJoin" },
      [["joinStory", { path: { type: "recipient", value: "r" }, query }]],
    ],
    [
      { groupToken: "g", joinToken: "j", authScenario: "PrivateJoin" },
      [["joinStory", { path: { type: "group", value: "g" }, query }]],
    ],
  ];
  for (const [data, calls] of cases) {
    const { session, asked } = about(data);
    await resume(session);
    expect(asked).toEqual(calls);
  }
});

it("[AUTH-43][OPEN-59] whoever asks a group in is let into that one, and what they watched before is told", async () => {
  const { session, asked } = about({
    authScenario: "PrivateJoin",
    groupToken: "g",
    recipientToken: "r",
    didPlayAsRecipient: true,
  });
  expect(await resume(session)).toEqual({ path: "/group/g" });
  expect(asked).toEqual([
    ["joinStory", { path: { type: "group", value: "g" } }],
    ["readOwnRole", { path: { type: "recipient", value: "r" } }],
  ]);
});

it.each<[AnonymousData["authScenario"], Partial<AnonymousData>]>([
  ["CreatorPayment", { storyId: "s", productTier: "starter", sendMethod: "Email" }],
  ["Contribution", { contributionId: "c", joinToken: "j", slideType: "photos" }],
  ["RecipientThanks", { recipientToken: "r", recipientThanks: "Thank you", joinToken: "j" }],
  ["PrivateJoin", { joinToken: "j" }],
  ["BundlePayment", { bundleType: "digital", bundleQuantity: 10 }],
  ["ThemesetAccept", { themesetId: "t" }],
  [null, { sharedStoryId: "w" }],
])("[OPEN-59][AUTH-36] what %s was about is forgotten once it is done", async (scenario, data) => {
  const group = scenario === "Contribution" || scenario === "PrivateJoin" ? "g" : null;
  const { session, anonymous } = about({ ...data, groupToken: group, authScenario: scenario });
  await resume(session);
  expect({ ...anonymous.data, groupToken: null }).toEqual(nothingUnderWay);
});

it.each(["RecipientSave", "RecipientThanks"] as const)(
  "[F-10] a card that was not saved is not called saved, and no thanks go with it: %s",
  async (authScenario) => {
    const words = { recipientToken: "r", recipientThanks: "Thank you" };
    const { session, anonymous, asked } = about({ ...words, authScenario }, "forbidden");
    expect(await resume(session)).toEqual({ path: "/r/r" });
    expect(asked.map(([id]) => id)).toEqual(["saveCard"]);
    expect(anonymous.data.recipientThanks, "what was typed waits there").toBe("Thank you");
  },
);
