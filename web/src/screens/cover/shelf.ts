import { type CoverSpec, posterPath } from "#core/app/index.ts";
import { type CoverVariant, shopCovers, takesPhoto } from "#core/domain/cover/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import { shelfPosterPath } from "#core/domain/presenters/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";

type Shelved = { readonly variant: CoverVariant; readonly theme: string };

/** The stored picture of a cover with the words of an occasion, for nobody yet; null where none is stored. */
export const shelfPicture = ({ variant, theme }: Shelved, occasion: Occasion): string | null => {
  const isOnShelf = shopCovers(occasion).some(
    (one) => one.variant === variant && one.theme === theme,
  );
  if (isOnShelf) return posterPath(occasion, { variant, theme });
  return occasion === "custom" ? shelfPosterPath(variant, theme) : null;
};

/**
 * The stored picture that looks as this cover does: as long as nobody has changed its words or colours, and it shows no
 * photo, which is another's in the stored one.
 */
export const standIn = (spec: CoverSpec, occasion: Occasion): string | null =>
  spec.title !== occasionOf(occasion).title("") || spec.colours || takesPhoto(spec.variant)
    ? null
    : shelfPicture(
        { variant: spec.variant as CoverVariant, theme: spec.theme ?? spec.exportedId ?? "" },
        occasion,
      );
