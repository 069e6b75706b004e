export { assetUrl, COVER_ASSETS } from "./asset.ts";
export { recolour, titleColours } from "./colours.ts";
export { EXPORTED, EXPORTED_STYLES, type ExportedStyle, exportedStyle } from "./exported.ts";
export { FACES } from "./faces.ts";
export { coverPhotoShape, type Drawing, drawingOf, placesTitle, takesPhoto } from "./family.ts";
export { type GalleryCover, type GalleryShelf, gallery } from "./gallery.ts";
export { COVER_KINDS, type CoverKind, coverKind } from "./kind.ts";
export { madeFor } from "./made.ts";
export { labelOf } from "./names.ts";
export {
  firstQuality,
  fitQuality,
  nextQuality,
  QUALITIES,
  type Quality,
} from "./quality.ts";
export { resolveTheme } from "./resolve.ts";
export type {
  AstronautTheme,
  Background,
  BoatTheme,
  CakeTheme,
  ChristmasTheme,
  HeartsTheme,
  PaperCutTheme,
  PaperHeartTheme,
  RocketTheme,
} from "./schema/card.ts";
export type { Curvey2Theme } from "./schema/curvey2.ts";
export type { CurveyFont, CurveyTheme } from "./schema/lettering.ts";
export type { RipplesTheme, StarburstTheme, TrailTheme } from "./schema/light.ts";
export type { ParticlesShapeTheme, ParticlesTextTheme, Swarm } from "./schema/particles.ts";
export { coverOfSlug, coverSlug, searchCovers, searchMaximum } from "./search.ts";
export { SHOP_COVERS, type ShopCover, shopCovers } from "./shop.ts";
export { stripOf } from "./strip.ts";
export { styleTitle, TITLE_STYLES, type TitleStyle, titleStyleOf } from "./style.ts";
export { checkPaper, checkTheme, FAMILIES, type Family, type ThemeOf } from "./theme.ts";
export {
  THUMBNAIL_FORMAT,
  THUMBNAIL_RESOLUTION,
  THUMBNAIL_SIZES,
  type ThumbnailKind,
} from "./thumbnail.ts";
export { fillTitle, type TitleParts } from "./title.ts";
export { TONES, type Tone, toneOf } from "./tones.ts";
export {
  CATALOGUE_VARIANTS,
  type CatalogueVariant,
  COVER_VARIANTS,
  type CoverVariant,
  catalogueVariantOf,
  coverSeconds,
  titleVariantOf,
} from "./variant.ts";
