import type { CurveyFont, CurveyTheme } from "#core/domain/cover/index.ts";

const face = (
  fontFamily: string,
  fontWeight: number,
  more: Partial<CurveyFont> = {},
): CurveyFont => ({
  fontFamily,
  fontSize: 100,
  fontWeight,
  italic: false,
  active: true,
  useOnce: false,
  fill: true,
  ...more,
});
const baloo = face("Baloo 2", 800);
const nunito = face("Nunito Variable", 1000);
const fraunces = face("Fraunces Variable", 900, { fill: false });
const script = face("Fraunces Variable", 900, { italic: true, fill: false });

const curvey = (
  name: string,
  bgColor: string,
  colorLetters: readonly string[],
  fonts: readonly CurveyFont[],
  more: Partial<CurveyTheme> = {},
): CurveyTheme => ({
  name,
  debug: false,
  hasGlare: true,
  glareAlpha: 0.45,
  colorLetters: [...colorLetters],
  margin: 9,
  bgColor,
  useDifferentFonts: fonts.length > 1,
  fonts: [...fonts],
  ...more,
});

/** The nine lettering covers (COVER-16); the first is what an unknown theme becomes. */
export const themes: readonly CurveyTheme[] = [
  curvey(
    "curvey-0",
    "#FFB68A",
    ["#E8385D", "#7A2A8C", "#F26A0F", "#0F8F8C", "#D11F7A", "#3A3A9E"],
    [baloo],
  ),
  curvey(
    "curvey-1",
    "#2A1557",
    ["#FFD23F", "#FF5D8F", "#3DDBD9", "#FF924C", "#B8F35A", "#A99BFF"],
    [nunito],
    {
      glareAlpha: 0.5,
    },
  ),
  curvey(
    "curvey-2",
    "#BFE5FF",
    ["#FF4F87", "#FF7A2E", "#7A4BD0", "#0A9A9A", "#E23E57", "#3D6BE0"],
    [script],
    {
      margin: 11,
      glareAlpha: 0.3,
    },
  ),
  curvey(
    "curvey-3",
    "#FFF3DF",
    ["#F2545B", "#2B2140", "#F29E2E", "#2A7F6F", "#D2333F", "#4A5FC1"],
    [baloo, script],
    {
      margin: 10,
      hasGlare: false,
      glareAlpha: 0,
    },
  ),
  curvey(
    "curvey-4",
    "#0F5257",
    ["#FFF4D6", "#FFC857", "#FF8A5B", "#9BE7C4", "#FFE3A3", "#F7A6B8"],
    [fraunces],
    {
      margin: 10,
      glareAlpha: 0.35,
    },
  ),
  curvey(
    "curvey-5",
    "#F9C5D5",
    ["#C81D5B", "#8E1B7A", "#E8503A", "#B3194E", "#6A2C91", "#D93A6A"],
    [nunito],
    {
      margin: 8,
    },
  ),
  curvey(
    "curvey-6",
    "#FFD84D",
    ["#E4342B", "#1F4E9E", "#0E8A5F", "#D6336C", "#6B2FA0", "#C2410C"],
    [baloo],
    {
      margin: 7,
      glareAlpha: 0.55,
    },
  ),
  curvey(
    "curvey-7",
    "#D9EFC2",
    ["#1F6F4A", "#C2571A", "#3B7A2A", "#A63D40", "#14746F", "#8A5A00"],
    [fraunces, nunito],
    {
      margin: 12,
      hasGlare: false,
      glareAlpha: 0,
    },
  ),
  curvey(
    "curvey-8",
    "#D62839",
    ["#FFFFFF", "#FFE08A", "#FFD0C7", "#FFF3C4", "#FFC9D6", "#FFE9DC"],
    [script, baloo],
    {
      text: "With love",
      margin: 13,
      glareAlpha: 0.4,
    },
  ),
];
