import {
  type GalleryCover,
  placesTitle,
  takesPhoto,
  titleColours,
  titleStyleOf,
} from "#core/domain/cover/index.ts";
import { normaliseHex } from "#core/domain/form/index.ts";
import type { CropTransform } from "#core/domain/media/index.ts";
import {
  type BoundingBox,
  colourCount,
  type Editing,
  type EditingMode,
  moveBox,
  nextEditing,
  readBox,
  resizeBox,
  sixColours,
  titleKey,
} from "#core/domain/theme/index.ts";
import type { FieldError, Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CoverSpec, PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { type Crop, deleteUnused, Upload } from "../upload/index.ts";
import { type CoverLook, type CoverPhoto, isSameLook, specOf } from "./look.ts";
import { refuseLook } from "./written.ts";

/** What is being edited; one at a time, entering one leaves the others (THEME-11). */
export type CoverMode = EditingMode;
const inMode: Readonly<Record<CoverMode, Exclude<Editing, { readonly mode: "none" }>>> = {
  cover: { mode: "cover" },
  field: { mode: "field", key: titleKey },
  logo: { mode: "logo" },
  colours: { mode: "colours", at: 0 },
};

/** Of a medium what a cover keeps, and what it was cut from. */
const photoOf = ({ id, type, url, thumbnail_url, ...cut }: CoverPhoto): CoverPhoto => ({
  ...{ id, type, url, thumbnail_url },
  ...(cut.crop_source_id
    ? { crop_source_id: cut.crop_source_id, crop_transform: cut.crop_transform }
    : {}),
});

/** Designing one cover: everything that can be done to its look, before any of it is saved. */
export class CoverDesign {
  look: CoverLook;
  editing: Editing = inMode.cover;
  errors: readonly FieldError[] = [];
  /** The photo that is on its way, or did not arrive. */
  upload: Upload | null = null;
  /** The look as it was last saved, or begun. */
  saved: CoverLook;

  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #storyId: string | null;
  readonly #changed: () => void;
  /** Photos that came in here: thrown away with the design (MEDIA-14). */
  readonly #came = new Set<string>();

  /** @param changed told of every change, so that it is kept */
  constructor(
    ports: AppPorts,
    session: Session,
    look: CoverLook,
    storyId: string | null,
    changed: () => void,
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#storyId = storyId;
    this.#changed = changed;
    this.look = look;
    this.saved = look;
  }

  get hasChanged(): boolean {
    return this.isUploading || !isSameLook(this.look, this.saved);
  }
  get isUploading(): boolean {
    return this.upload?.isUnderWay === true;
  }
  get takesPhoto(): boolean {
    return takesPhoto(this.look.variant);
  }
  /** How many colours of its title this cover lets somebody choose: six, one or none. */
  get colourRoom(): 0 | 1 | 6 {
    return titleColours(this.look.variant);
  }
  /** Whether the words may stand elsewhere than the cover has them. */
  get placesTitle(): boolean {
    return placesTitle(this.look.variant);
  }
  get style() {
    return titleStyleOf(this.look.style);
  }
  /** As it is to be seen, a photo that is on its way included. */
  specFor(recipientName: string | null): CoverSpec {
    const spec = specOf(this.look, recipientName);
    return this.takesPhoto && this.isUploading
      ? { ...spec, photo: this.upload?.previewUrl ?? null }
      : spec;
  }
  isChosen(cover: GalleryCover): boolean {
    const { variant, theme } = this.look;
    return cover.variant === variant && cover.theme === theme?.split("!")[0];
  }

  /** The way of editing that is entered. */
  get mode(): CoverMode {
    return this.editing.mode === "none" ? "cover" : this.editing.mode;
  }
  /** Enters one way of editing and leaves the others. */
  edit(mode: CoverMode): void {
    const may = mode === "colours" && this.colourRoom === 0 ? "cover" : mode;
    this.editing = nextEditing(this.editing, { type: "begin", what: inMode[may] });
  }

  /** Another cover: title, style and photo stay, the colours are the new theme's. */
  choose(cover: Pick<GalleryCover, "variant" | "theme">): void {
    this.edit("cover");
    const { variant, theme } = cover;
    const exportedId = variant === "exported" ? theme : null;
    this.#set({ variant, theme, exportedId, colours: null, box: null });
  }
  write(change: Partial<Pick<CoverLook, "title" | "style">>): void {
    this.edit("field");
    this.#set(change);
  }
  /** Where the words are to stand; null: where the cover has them. What is no box changes nothing (THEME-08). */
  place(wanted: Omit<BoundingBox, "key"> | null): void {
    if (!this.placesTitle) return;
    const box = wanted && readBox({ ...wanted, key: titleKey });
    if (wanted !== null && box === null) return;
    this.edit("field");
    this.#set({ box });
  }
  /** Moves the words by so many percent of the card. */
  movePlace(across: number, down: number): void {
    if (this.look.box) this.place(moveBox(this.look.box, across, down));
  }
  /** Makes their place larger or smaller, in percent of the card. */
  resizePlace(across: number, down: number): void {
    if (this.look.box) this.place(resizeBox(this.look.box, across, down));
  }
  /** Colours of the list as they are shown, always six (THEME-12); null while they are the theme's. */
  get colours(): readonly string[] | null {
    return this.look.colours === null ? null : sixColours(this.look.colours);
  }
  /** Sets the colour at a place; the first own colour begins a list of own colours. What is no colour is left. */
  colour(at: number, hex: string): void {
    const sound = normaliseHex(hex);
    if (sound === undefined || at < 0 || at >= this.colourRoom) return;
    this.edit("colours");
    const before = this.look.colours ?? sixColours([]).slice(0, this.colourRoom);
    const list = sixColours(before).map((one, i) => (i === at ? sound : one));
    this.#set({ colours: list.slice(0, Math.max(before.length, at + 1)) });
  }
  /** How many colours of the list are used, 1 to 6 (OPEN-123). */
  useColours(count: number): void {
    if (this.colourRoom === 0) return;
    this.edit("colours");
    const most = Math.min(colourCount, this.colourRoom);
    const used = Math.max(1, Math.min(most, Math.round(count)));
    this.#set({ colours: sixColours(this.look.colours ?? []).slice(0, used) });
  }
  /** Back to what the theme itself has: its colours, and the title as it was typed. */
  resetToTheme(): void {
    this.#set({ colours: null, style: null });
  }

  /** Puts a picked photo on the cover; it is seen at once and uploaded meanwhile (MEDIA-04..10). */
  async addPhoto(file: PickedFile, crop: Crop | null = null): Promise<void> {
    this.edit("field");
    this.upload?.cancel();
    this.upload = this.#ports.observe(
      new Upload(this.#ports, this.#session, file, "photo", this.#storyId, { crop }),
    );
    await this.#follow(this.upload, (upload) => upload.run());
  }
  /** What the photo was cut from: itself where it was not; null where that cannot be had (MEDIA-19). */
  async photoSource(): Promise<CoverPhoto | null> {
    const { photo } = this.look;
    const source = photo?.crop_source_id ?? null;
    if (source === null) return photo;
    const answer = await this.#session.api("readMedia", { path: { id: source } });
    return answer.ok ? answer.value.media : null;
  }
  /** Puts a part of the photo in its place, uploaded like any other; the whole one is kept (MEDIA-19). */
  async cropPhoto(file: PickedFile, transform: CropTransform): Promise<void> {
    const { photo } = this.look;
    if (photo === null) return;
    await this.addPhoto(file, { sourceId: photo.crop_source_id ?? photo.id, transform });
  }
  async retryPhoto(): Promise<void> {
    if (this.upload !== null) await this.#follow(this.upload, (upload) => upload.retry());
  }
  cancelPhoto(): void {
    this.upload?.cancel();
    this.upload = null;
  }
  /** Puts a photo on the cover that is in the card already. */
  takePhoto(photo: CoverPhoto): void {
    this.cancelPhoto();
    this.edit("field");
    this.#set({ photo: photoOf(photo) });
  }
  removePhoto(): void {
    this.cancelPhoto();
    this.#set({ photo: null });
  }
  async #follow(upload: Upload, run: (upload: Upload) => Promise<void>): Promise<void> {
    await run(upload);
    const { media } = upload;
    if (this.upload !== upload || upload.status !== "ready" || media === null) return;
    this.upload = null;
    this.#came.add(media.id);
    this.#set({ photo: photoOf(media) });
  }

  /** What is wrong so far, in the words of the specification; the authority asks the same rule. */
  check(): boolean {
    this.errors = refuseLook(this.look, new Date(this.#ports.clock.now()).getUTCFullYear());
    return this.errors.length === 0;
  }
  /** Checks it before it is saved, and shows where something is wrong. */
  ready(): boolean {
    if (this.check()) return true;
    this.edit(this.errorOf("variant") === null ? "field" : "cover");
    return false;
  }
  errorOf(field: string): Message | null {
    return this.errors.find((e) => e.field === field)?.message ?? null;
  }
  /** What was made before: as it was left, still to be saved. */
  restore(look: CoverLook): void {
    const { photo } = this.saved;
    // links to a photo grow old
    this.look = photo !== null && look.photo?.id === photo.id ? { ...look, photo } : look;
  }
  /** From here on nothing is unsaved. */
  settle(look: CoverLook = this.look): void {
    this.look = look;
    this.saved = look;
    this.errors = [];
    this.#came.clear();
  }
  /** Back to what is saved; photos that came in are not needed any more. */
  discard(): void {
    this.cancelPhoto();
    const came = [...this.#came];
    this.settle(this.saved);
    if (came.length > 0) void deleteUnused(this.#session, this.#ports.reporter, came);
  }

  #set(change: Partial<CoverLook>): void {
    this.look = { ...this.look, ...change };
    if (this.errors.length > 0) this.check();
    this.#changed();
  }
}
