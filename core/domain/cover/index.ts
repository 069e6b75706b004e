export {
  fitQuality,
  QUALITIES,
  type Quality,
  SLOWEST_FRAME_RATE,
  stepDown,
} from "./quality.ts";
export { isFamily, resolveTheme, themesOf } from "./resolve.ts";
export { SHOP_COVERS, type ShopCover, shopCovers } from "./shop.ts";
export {
  type Background,
  CakeTheme,
  CurveyFont,
  CurveyTheme,
  type Family,
  type ThemeOf,
} from "./theme.ts";
export {
  THUMBNAIL_FORMAT,
  THUMBNAIL_RESOLUTION,
  THUMBNAIL_SIZES,
  type ThumbnailKind,
} from "./thumbnail.ts";
export { fillTitle } from "./title.ts";
export {
  CATALOGUE_VARIANTS,
  type CatalogueVariant,
  COVER_VARIANTS,
  type CoverVariant,
  catalogueVariantOf,
  coverSeconds,
  titleVariantOf,
} from "./variant.ts";
