import { payload } from "./sample.ts";
import type { MediaSite } from "./site.ts";
import type { Answered, Posted, Uploader } from "./uploader.ts";

/** Two people, a picture, and the server between them. */
interface Between {
  readonly site: MediaSite;
  readonly mine: Uploader;
  readonly theirs: Uploader;
  readonly picture: Uint8Array;
}
/** How it was answered, and what is wrong with that. */
interface Verdict {
  readonly status: number;
  readonly why: string;
  readonly wrong: readonly string[];
}
/** A request that says something untrue of a file that is whole. */
interface Lie {
  readonly kind: "traversal" | "foreign key";
  readonly name: string;
  readonly play: (between: Between) => Promise<Verdict>;
}

const jpeg = { media_type: "photo", mime_type: "image/jpeg" } as const;
const form = (who: Uploader) => who.form(jpeg.media_type, jpeg.mime_type);
const isRefused = (status: number): boolean => status >= 400 && status < 500;

const judged = ({ status, code, differs }: Answered<unknown>): Verdict => ({
  status,
  why: String(code),
  wrong: [
    ...(isRefused(status) ? [] : [`answered ${status}`]),
    ...(differs === null ? [] : [differs]),
  ],
});
const judgedForm = ({ status }: Posted): Verdict => ({
  status,
  why: "of the form",
  wrong: isRefused(status) ? [] : [`answered ${status}`],
});

/** A picture of theirs that is ready, in a card of theirs. */
const theirPicture = async ({ theirs, picture }: Between) => {
  const body = { occasion: "birthday", recipient_first_name: "Nora" } as const;
  const { story } = await theirs.get("createStory", { body });
  const { key } = await theirs.post(await form(theirs), picture);
  const { media } = await theirs.get("createMedia", {
    body: { ...jpeg, s3_key: key, story_id: story.id },
  });
  return {
    story,
    media,
    clean: async () => {
      await theirs.get("deleteMedia", { path: { id: media.id } });
      await theirs.get("deleteStory", { path: { id: story.id } });
    },
  };
};

/** Puts a picture of mine into what a lie names, and does away with whatever came of it. */
const mineWith = async (
  { mine, picture }: Between,
  more: { readonly story_id?: string; readonly crop_source_id?: string; readonly s3_etag?: string },
) => {
  const { key } = await mine.post(await form(mine), picture);
  const answer = await mine.claim({ ...jpeg, s3_key: key, ...more });
  // what was refused for what it says can be said again, rightly: it is not lost
  const again = answer.value ?? (await mine.claim({ ...jpeg, s3_key: key })).value;
  return { answer, id: again?.media.id ?? null };
};
const away = async (who: Uploader, id: string | null): Promise<void> => {
  if (id !== null) await who.get("deleteMedia", { path: { id } });
};

const keys = [
  ...["../../identity.json", "uploads/../../secret", "/etc/passwd", "uploads/..%2f..%2fsecret"],
  ...["media/../uploads/u1.jpg", ".incoming/x", "uploads/\u0000.jpg", "..\\..\\secret", "."],
  `uploads/${"a".repeat(500)}.jpg`,
];

const traversals = keys.flatMap((key): Lie[] => [
  {
    kind: "traversal",
    name: `a medium of ${JSON.stringify(key.slice(0, 40))}`,
    play: async ({ mine }) => judged(await mine.claim({ ...jpeg, s3_key: key })),
  },
  {
    kind: "traversal",
    name: `a form whose key is ${JSON.stringify(key.slice(0, 40))}`,
    play: async ({ mine, picture }) =>
      judgedForm(await mine.post(await form(mine), picture, { fields: { key }, filename: key })),
  },
]);

const served = [
  ...["media/%2e%2e/%2e%2e/secret", "media/..%2f..%2fidentity.json", "uploads/", "%2e%2e/secret"],
  ...["media/..%5c..%5csecret", "media//etc/passwd", ".incoming/", "media/%00"],
].map((key): Lie => {
  return {
    kind: "traversal",
    name: `GET /files/${key}`,
    play: async ({ mine }) => {
      const { status } = await fetch(`${mine.who.address}/files/${key}`);
      return judgedForm({ status, etag: "", key });
    },
  };
});

const foreign: Lie[] = [
  {
    kind: "foreign key",
    name: "a medium of what somebody else uploaded",
    play: async ({ mine, theirs, picture }) => {
      const { key } = await theirs.post(await form(theirs), picture);
      const verdict = judged(await mine.claim({ ...jpeg, s3_key: key }));
      const { media } = await theirs.get("createMedia", { body: { ...jpeg, s3_key: key } });
      await away(theirs, media.id);
      return verdict;
    },
  },
  {
    kind: "foreign key",
    name: "a medium of an upload that was used",
    play: async ({ mine, picture }) => {
      const { key } = await mine.post(await form(mine), picture);
      const { media } = await mine.get("createMedia", { body: { ...jpeg, s3_key: key } });
      const verdict = judged(await mine.claim({ ...jpeg, s3_key: key }));
      await away(mine, media.id);
      return verdict;
    },
  },
  {
    kind: "foreign key",
    name: "a form signed for another key",
    play: async ({ mine, theirs, picture }) => {
      const other = (await form(theirs)).fields;
      const fields = {
        policy: other.policy ?? "",
        "x-ff-signature": other["x-ff-signature"] ?? "",
      };
      return judgedForm(await mine.post(await form(mine), picture, { fields }));
    },
  },
  ...(["policy", "x-ff-signature", "Content-Type"] as const).map((field): Lie => {
    return {
      kind: "foreign key",
      name: `a form whose ${field} was changed`,
      play: async ({ mine, picture }) =>
        judgedForm(await mine.post(await form(mine), picture, { fields: { [field]: payload } })),
    };
  }),
  {
    kind: "foreign key",
    name: "a picture for somebody else's card",
    play: async (between) => {
      const { story, clean } = await theirPicture(between);
      const { answer, id } = await mineWith(between, { story_id: story.id });
      // taken as a picture of one's own that is in no card, or refused
      const row = id === null ? null : await between.site.store.find("media", id as never);
      const wrong = row?.story_id === story.id ? ["it is in their card"] : [];
      await away(between.mine, id);
      await clean();
      return { status: answer.status, why: answer.code ?? "in no card", wrong };
    },
  },
  {
    kind: "foreign key",
    name: "a crop of somebody else's picture",
    play: async (between) => {
      const { media, clean } = await theirPicture(between);
      const { answer, id } = await mineWith(between, { crop_source_id: media.id });
      await away(between.mine, id);
      await clean();
      return judged(answer);
    },
  },
  {
    kind: "foreign key",
    name: "a picture with the hash of another",
    play: async (between) => {
      const { answer, id } = await mineWith(between, { s3_etag: "0".repeat(64) });
      await away(between.mine, id);
      return judged(answer);
    },
  },
  ...(["readMedia", "readMediaUsage", "deleteMedia"] as const).map((id): Lie => {
    return {
      kind: "foreign key",
      name: `${id} of somebody else's picture`,
      play: async (between) => {
        const { media, clean } = await theirPicture(between);
        const verdict = judged(await between.mine.ask(id, { path: { id: media.id } }));
        await clean();
        return verdict;
      },
    };
  }),
];

/** Paths that climb out of a folder, and ids and keys of other people. */
export const claims: readonly Lie[] = [...traversals, ...served, ...foreign];
