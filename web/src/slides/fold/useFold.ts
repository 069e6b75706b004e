import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type SlideType, transitionOf } from "#core/domain/slide/index.ts";
import { FoldMotion } from "./motion.ts";
import type { Placed } from "./places.ts";
import { type Chain, type Pose, poseOf } from "./poses.ts";

type FoldProps = {
  slides: readonly { readonly type: SlideType }[];
  index: number;
  /** The slide that leaves, and where the fold is as its turn begins. */
  leaving: (Placed & { readonly at: number }) | null;
  turn: number;
  calm: boolean;
  motion: FoldMotion | undefined;
  arrived: () => void;
};

/** By how much a neighbour is turned away: in a narrow window nearly out of it. Degrees. */
const awayIn = (width: number, height: number): number =>
  width > height && height < 560 ? 58 : width > 900 ? 54 : 64;

/** How long a slide fades in for whoever asked for calm. Milliseconds. */
const fading = 250;

const css = ({ x, y, z, turnX, turnY }: Pose, width: number): string =>
  x === 0 && y === 0 && z === 0 && turnX === 0 && turnY === 0
    ? "none"
    : `translate3d(${(x * width).toFixed(2)}px, ${(y * width).toFixed(2)}px, ${(z * width).toFixed(2)}px) rotateX(${turnX.toFixed(3)}deg) rotateY(${turnY.toFixed(3)}deg)`;

/** Light from above left: what is turned to it is lit, what is turned from it lies in its own shade. */
const sideOf = ({ turnX, turnY }: Pose): string =>
  turnY < 0 ? "left" : turnY > 0 ? "right" : turnX > 0 ? "above" : "below";

const apply = (panel: HTMLElement, pose: Pose): void => {
  const { style } = panel;
  style.visibility = pose.isVisible ? "" : "hidden";
  style.opacity = pose.opacity === 1 ? "" : pose.opacity.toFixed(3);
  style.transform = css(pose, panel.offsetWidth);
  const shade = panel.lastElementChild as HTMLElement;
  const turned = Math.abs(pose.turnX || pose.turnY) / 90;
  shade.style.opacity = turned.toFixed(3);
  if (turned > 0) shade.dataset.side = sideOf(pose);
};

/** Turns the panels in `view` by the one motion: each stands where its place is, seen from where the card is open. */
export const useFold = ({ slides, index, leaving, turn, calm, motion, arrived }: FoldProps) => {
  const view = useRef<HTMLDivElement>(null);
  const [own] = useState(() => motion ?? new FoldMotion(index));
  const mine = motion ?? own;

  const draw = useRef<(at: number) => void>(() => undefined);
  useLayoutEffect(() => {
    draw.current = (at) => {
      const root = view.current;
      if (root === null) return;
      const panels = [...root.querySelectorAll<HTMLElement>("[data-panel]")];
      const [first] = panels;
      if (!first) return;
      const chain: Chain = {
        away: awayIn(window.innerWidth, window.innerHeight),
        tall: first.offsetHeight / Math.max(1, first.offsetWidth),
        axisAfter: (place) => {
          const slide = slides[leaving?.place === place + 1 ? leaving.index : place + 1];
          return slide ? transitionOf(slide.type) : "horizontal";
        },
      };
      for (const panel of panels) apply(panel, poseOf(at, Number(panel.dataset.place), chain));
    };
    draw.current(mine.at);
  });
  useLayoutEffect(() => {
    const hear = mine.hear((at) => draw.current(at));
    const resized = () => draw.current(mine.at);
    window.addEventListener("resize", resized);
    return () => {
      hear();
      window.removeEventListener("resize", resized);
      mine.stop();
    };
  }, [mine]);

  const began = useRef(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is begun once
  useLayoutEffect(() => {
    if (began.current === turn) {
      mine.put(index);
      return;
    }
    began.current = turn;
    if (leaving === null) {
      mine.put(index);
      if (calm) fadeIn(view);
      return;
    }
    // let go of between two panels it springs; by key or by itself it turns
    const how = mine.isHeld ? "spring" : "turn";
    mine.put(leaving.at);
    mine.turn(index, how, arrived);
  }, [turn, mine]);
  return { view, motion: mine };
};

const fadeIn = (view: RefObject<HTMLElement | null>): void => {
  const living = view.current?.querySelector("[data-direction]");
  living?.animate?.([{ opacity: 0 }, { opacity: 1 }], fading);
};
