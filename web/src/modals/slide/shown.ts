import type { Moderation } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { makerOf } from "#web/slides/index.ts";
import type { useWords } from "#web/words/index.ts";
import type { Subject } from "../../hooks/subject.tsx";
import { senderOf } from "../../screens/contributions/senderOf.ts";
import { authorOf } from "../../screens/contributor/part.ts";
import { nameOf } from "../../screens/editor/named.ts";

/** One slide as the modal shows it: what it is called, and what its viewer may do with it. */
export interface Shown {
  /** What the address calls it. */
  readonly id: string;
  readonly slide: Slide;
  readonly story: Story | null;
  readonly title: string;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}
type Words = ReturnType<typeof useWords>;

const looking = { mayEdit: false, mayDelete: false } as const;

const contributions = (
  { contributions: all, editor }: Moderation,
  me: string | undefined,
  w: Words,
) =>
  all.map(
    (one): Shown => ({
      id: one.id,
      slide: one.slide,
      story: editor.story,
      title: w("contributions.messageBy", { who: senderOf(one, w, me) }),
      ...looking,
    }),
  );

/** The slides of the page under the modal, in the order in which they can be gone through (MODAL-24). */
export const slidesShown = (
  { editor, moderation, contributor, recipient }: Subject,
  me: string | undefined,
  w: Words,
): readonly Shown[] => {
  if (moderation) return contributions(moderation, me, w);
  if (editor)
    return editor.slides
      .filter((slide) => slide.type !== "title")
      .map((slide) => ({
        id: slide.id,
        slide,
        story: editor.story,
        title: slide.type === "credits" ? w("editor.credits") : nameOf(slide, w),
        mayEdit: true,
        mayDelete: editor.canRemove(slide),
      }));
  if (contributor)
    return [
      ...contributor.mine,
      ...(contributor.story?.show_as_you_go ? contributor.others : []),
    ].map((slide) => {
      const isMine = contributor.mine.includes(slide);
      return {
        id: slide.id,
        slide,
        story: contributor.story,
        title: w("contributor.messageBy", { who: authorOf(slide, w) }),
        mayEdit: isMine,
        mayDelete: isMine,
      };
    });
  return (recipient?.story?.slides ?? [])
    .filter((slide) => slide.type !== "title")
    .map((slide) => ({
      id: slide.id,
      slide,
      story: recipient?.story ?? null,
      title:
        slide.type === "credits"
          ? w("player.credits")
          : w("contributor.messageBy", { who: makerOf(slide) || w("contributor.somebody") }),
      ...looking,
    }));
};

/** Whether the page's slides are all there, so that one which is missing is missing for good. */
export const areRead = ({ editor, moderation, contributor, recipient }: Subject): boolean =>
  moderation ? moderation.loaded !== "loading" : Boolean(editor ?? contributor ?? recipient);
