import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Player, type PlayerOutside } from "../player/index.ts";
import { signersOf } from "../recipient/index.ts";

/** A card that comes with the product and is nobody's: it is opened and played as any other, and asks for nothing. */
export class SampleCard {
  stage: "wrapped" | "playing" | "ended" = "wrapped";
  isOpening = false;
  readonly isPreview = false;
  readonly token = "";
  readonly story: Story;
  readonly player: Player;
  /** The music that it has with it. */
  readonly tracks: readonly Track[];

  constructor(
    ports: PlayerOutside & { readonly observe: (player: Player) => Player },
    story: Story,
    tracks: readonly Track[],
  ) {
    this.story = story;
    this.tracks = tracks;
    this.player = ports.observe(new Player(ports, story.slides, () => this.leave()));
    // who looks at a page did not ask to hear something: it sounds on request
    this.player.isSoundOn = false;
  }

  get sender(): string {
    return this.story.owner.first_name;
  }
  get signers(): readonly string[] {
    return signersOf(this.story, this.sender);
  }
  get others(): number {
    return this.signers.length - 1;
  }

  beginOpening(): void {
    this.isOpening = true;
  }
  unwrap(): void {
    if (this.stage !== "wrapped") return;
    this.stage = "playing";
    this.player.play();
  }
  replay(): void {
    this.stage = "playing";
    this.player.replay();
  }
  /** To what stands after the card. */
  leave(): void {
    this.player.pause();
    this.stage = "ended";
  }
  close(): void {
    this.player.close();
  }
}
