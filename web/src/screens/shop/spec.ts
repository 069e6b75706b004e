import { type CoverSpec, type Shop, STAND_IN_PHOTO } from "#core/app/index.ts";
import { type ShopCover, takesPhoto } from "#core/domain/cover/index.ts";

/** A cover as the stage draws it in the shop: with its words on, and somebody else's photo where it shows one. */
export const specOf = (shop: Shop, cover: ShopCover): CoverSpec => {
  const { variant, theme } = cover;
  return {
    ...{ variant, theme, title: shop.titleOf(cover) },
    exportedId: variant === "exported" ? theme : null,
    photo: takesPhoto(variant) ? STAND_IN_PHOTO : null,
  };
};
