import { animal } from "../animal.ts";
import { falling, twinkles } from "../falling.ts";
import { cloud, hill, rays, sky } from "../grounds.ts";
import {
  blob,
  box,
  curve,
  down,
  lit,
  moves,
  oval,
  type Part,
  poly,
  star,
  track,
  wave,
} from "../kit.ts";
import { balloon } from "../party.ts";
import { loveHeart, note } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

export const doctor: Written = {
  id: "doctor_dance",
  name: "Dancing doctor",
  title: title("#123A6B", "#FFFFFF", "#BFF3FF"),
  parts: [
    sky("#3F7BE0", "#5FB6EE", "#BFF0E6"),
    rays("#FFFFFF", 0, -40, "44", 18),
    twinkles(16, "#FFFFFFCC", 5),
    hill(262, 10, 1.4, "#4E9ED8", 0.1),
    hill(290, 6, 3, "#3A7FC4", 0.2),
    hero(
      note(-168, -230, "#FFE066", 1, 0),
      note(170, -180, "#FF8FB1", 1.2, 2),
      note(-186, -70, "#7BE0A3", 1.4, 4),
      loveHeart(180, -60, 26, "#FF5C7A", 1.5, 1),
      {
        ...moves(wave("turn", 5, 3), wave("x", 14, 3, 0.4)),
        parts: [
          animal({
            coat: "#FFFFFF",
            belly: "#FFFFFF",
            ears: "round",
            inner: "#5B4468",
            legs: "#4A3557",
            arms: [126, 44],
            nose: "#3B2147",
            look: { mouth: "open", blink: 1.4, ink: "#1E0F2B" },
            nape: [-1, 1].map(
              (side): Part => ({ path: oval(33, 33, side * 66, -56), fill: "#4A3557" }),
            ),
            chest: [
              {
                path: blob([-6, -186], [-64, -164], [-90, -84], [-76, -12], [-14, -8]),
                fill: lit("#F4FAFF", 90, -40, -100, 0.12),
              },
              {
                path: blob([6, -186], [64, -164], [90, -84], [76, -12], [14, -8]),
                fill: lit("#EAF4FF", 90, 40, -100, 0.16),
              },
              {
                path: poly([-26, -180], [26, -180], [12, -8], [-12, -8]),
                fill: down(-180, 0, "#57C7B8", "#2E9E9A"),
              },
              {
                path:
                  poly([-30, -182], [-4, -150], [-22, -118]) +
                  poly([30, -182], [4, -150], [22, -118]),
                fill: "#FFFFFF",
              },
              { path: box(32, -66, 34, 30, 5), fill: "#D5E6F5" },
              { path: box(44, -84, 5, 26, 2), fill: "#FF6F7F" },
              {
                path: curve([-38, -176], [-34, -110], [0, -94], [34, -110], [38, -176]),
                line: { colour: "#3B4A8A", width: 7 },
              },
              { path: curve([0, -94], [4, -74], [-8, -62]), line: { colour: "#3B4A8A", width: 6 } },
              { path: oval(13, 13, -10, -54), fill: lit("#B9C6E8", 14, -10, -54) },
            ],
            mask: [-1, 1].map(
              (side): Part => ({
                at: [side * 45, 4],
                turn: side * -24,
                path: oval(27, 33),
                fill: "#4A3557",
              }),
            ),
            sleeves: "#E3F0FB",
            hat: [
              {
                at: [0, -70],
                turn: -4,
                parts: [
                  { path: oval(40, 34, 0, -4), fill: "#3B4A8A" },
                  { path: oval(30, 25, 0, -6), fill: lit("#DCE8FF", 30, 0, -6) },
                  { path: `M-5 -22H5V-11H16V-1H5V10H-5V-1H-16V-11H-5Z`, fill: "#FF5C6C" },
                ],
              },
            ],
          }),
        ],
      },
    ),
    falling(18, ["#FFFFFF", "#FFE066", "#FF8FB1", "#7BE0A3"], 41, "confetti"),
  ],
};

const mane = ["#FF6FA8", "#FFA55C", "#FFE066", "#7BE0A3", "#6FC3FF", "#B98CFF"];

export const unicorn: Written = {
  id: "unicorn_clouds_birthday",
  name: "Unicorn on the clouds",
  title: title("#6A2A8A", "#FFFFFF", "#FFE3F4"),
  parts: [
    sky("#B79CFF", "#F6B6E8", "#FFE2D6"),
    twinkles(26, "#FFFFFF", 9),
    ...mane.map(
      (colour, i): Part => ({
        place: "back",
        at: [0, 300],
        ...moves(track("size", [0.2 + i * 0.09, 0], [1.2 + i * 0.09, 1, "back"])),
        path: `M${-(330 - i * 22)} 0A${330 - i * 22} ${330 - i * 22} 0 0 1 ${330 - i * 22} 0`,
        line: { colour: `${colour}CC`, width: 23 },
      }),
    ),
    cloud(-230, -60, 0.9, "#FFFFFF", 0.2),
    cloud(250, -10, 0.8, "#FFF3FB", 0.4),
    cloud(-470, -120, 1.1, "#FFF3FB", 0.3),
    cloud(470, -150, 1.2, "#FFFFFF", 0.3),
    hero(
      {
        ...wave("y", 7, 1),
        parts: [
          animal({
            coat: "#FFF6FF",
            belly: "#FFE6F3",
            ears: "point",
            inner: "#FFB8DA",
            arms: [18, 30],
            legs: "#E9C6FF",
            nose: "#E58ABF",
            look: { mouth: "smile", eye: 16, blink: 1.2 },
            behind: mane.slice(0, 5).map(
              (colour, i): Part => ({
                at: [52, -60],
                turn: -8 + i * 13,
                ...moves(wave("turn", 7, 2, i * 0.4)),
                path: blob([0, -14], [60, -34], [104, -84], [124, -70], [96, 0], [40, 22]),
                fill: lit(colour, 80, 60, -40),
              }),
            ),
            nape: mane.map(
              (colour, i): Part => ({
                at: [-66 - i * 14 + (i > 3 ? (i - 3) * 22 : 0), -62 + i * 27],
                ...wave("turn", 6, 2, i * 0.6),
                path: blob([0, -30], [34, 4], [8, 46], [-40, 52], [-22, 8]),
                fill: lit(colour, 46),
              }),
            ),
            hat: [
              ...mane.slice(0, 4).map(
                (colour, i): Part => ({
                  at: [-22 + i * 15, -78 + Math.abs(i - 1.5) * 3],
                  turn: -26 + i * 16,
                  ...wave("turn", 5, 3, i),
                  path: blob([0, -16], [20, 4], [8, 38], [-6, 44], [-16, 6]),
                  fill: lit(colour, 32),
                }),
              ),
              {
                at: [0, -78],
                turn: 2,
                clip: true,
                path: poly([-16, 4], [0, -84], [16, 4]),
                fill: {
                  from: [-16, 0],
                  to: [16, 0],
                  stops: [
                    { at: 0, colour: "#FFF6C2" },
                    { at: 1, colour: "#FFB84D" },
                  ],
                },
                parts: [0, 1, 2, 3].map(
                  (i): Part => ({
                    path: curve([-20, -8 - i * 20], [0, -12 - i * 20], [20, -22 - i * 20]),
                    line: { colour: "#F0953A", width: 3.5 },
                  }),
                ),
              },
              {
                at: [0, -164],
                ...moves(wave("size", 0.35, 3), wave("turn", 40, 1)),
                path: star(20, 5, 4),
                fill: "#FFFFFF",
              },
            ],
          }),
          {
            at: [0, 6],
            parts: [
              {
                path: `${oval(70, 46, -124, 10)}${oval(86, 54, -26, 22)}${oval(78, 50, 74, 16)}${oval(52, 36, 152, 18)}${oval(46, 32, -184, 22)}`,
                fill: down(-40, 74, "#FFFFFF", "#FFF3FF", "#D9C2FA"),
              },
            ],
          },
        ],
      },
      balloon(-188, -60, 0.7, "#FF6FA8", 1, -8),
      balloon(196, -90, 0.7, "#6FC3FF", 1.15, 8),
    ),
    ...[-560, -380, -190, 10, 200, 390, 570].map(
      (x, i): Part => ({
        place: "front",
        at: [x, 352 + (i % 2) * 12],
        ...moves(track("y", [0.1 * i, 160], [0.8 + 0.1 * i, 0, "back"]), wave("x", 10, 1, i)),
        path: `${oval(84, 50, -50, 0)}${oval(98, 62, 40, -6)}`,
        fill: down(-60, 40, "#FFFFFF", "#E6CFFA"),
      }),
    ),
  ],
};
