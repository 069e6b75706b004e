import { type HandedOver, handedOver } from "#core/domain/media/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { isOrganiserRole, isUsable, type Role } from "#core/domain/role/index.ts";
import { type Story, storyStatus } from "#core/domain/story/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile, SharedFiles } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

/** A card that files may go into. */
export interface CardForFiles {
  readonly role: Role;
  readonly story: Story;
}

export type HandedOverFiles = HandedOver<PickedFile>;

/** Cards of each kind to choose from, the newest first. */
const most = 24;

/** Which card what a share sheet brought goes into. */
export class Sharing {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  /** What they become; null where nothing came, or nothing that fits into a card. */
  message: HandedOverFiles | null = null;
  cards: readonly CardForFiles[] = [];
  readonly #ports: Pick<AppPorts, "navigator">;
  readonly #session: Session;
  readonly #shared: SharedFiles;

  constructor(ports: Pick<AppPorts, "navigator">, session: Session, shared: SharedFiles) {
    this.#ports = ports;
    this.#session = session;
    this.#shared = shared;
  }

  async open(): Promise<void> {
    this.loaded = "loading";
    const [files, answer] = await Promise.all([
      this.#shared.read(),
      this.#session.api("readRoles", { query: { limit: most } }),
    ]);
    this.message = handedOver(files);
    this.error = answer.ok ? null : wordsOf(answer.refusal);
    if (answer.ok) this.cards = answer.value.roles.flatMap(forFiles);
    this.loaded = answer.ok ? "ready" : "failed";
  }

  /** Where the builder of this card takes the files. */
  placeOf({ role, story }: CardForFiles): string {
    const page = isOrganiserRole(role)
      ? paths.edit(story.id)
      : paths.contributorSlides(story.tokens.group ?? "");
    const slideType = this.message?.slideType ?? null;
    return withModal(page, "contribution-builder", { slideType, shared: true });
  }
  /** They are not wanted after all. */
  async discard(): Promise<void> {
    await this.#shared.clear();
    this.#ports.navigator.go(paths.home(), { replace: true });
  }
}

/** Cards that one writes into and that have not gone out. */
const forFiles = (role: Role): CardForFiles[] => {
  const { story, role_type } = role;
  return isUsable(role) && role_type !== "recipient" && story && storyStatus(story) === "draft"
    ? [{ role, story }]
    : [];
};

/** Takes the files that wait, once; answers those of them that go into a message of one kind. */
export const takeShared = async (shared: SharedFiles): Promise<readonly PickedFile[]> => {
  const files = await shared.read();
  await shared.clear();
  return handedOver(files)?.files ?? [];
};
