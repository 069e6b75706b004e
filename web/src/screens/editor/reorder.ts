import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef, useState } from "react";

import { draggableByTouch } from "./touchReorder.ts";

type Side = "before" | "after";
type Axis = "inline" | "block";
type Pointer = { readonly clientX: number; readonly clientY: number };
const key = Symbol("place");

/** On which side of a panel the pointer is; panels run in the direction of reading, or down the page. */
const sideOf = (element: Element, { clientX, clientY }: Pointer, axis: Axis): Side => {
  const { left, width, top, height } = element.getBoundingClientRect();
  if (axis === "block") return clientY < top + height / 2 ? "before" : "after";
  const isFirstHalf = clientX < left + width / 2;
  return isFirstHalf === (getComputedStyle(element).direction === "ltr") ? "before" : "after";
};

/** The place among all but the dragged one, 0 being the first. */
const placeOf = (from: number, target: number, side: Side): number => {
  const at = side === "before" ? target : target + 1;
  return from < at ? at - 1 : at;
};

type Reordering = {
  fold: RefObject<HTMLLIElement | null>;
  handle: RefObject<HTMLButtonElement | null>;
  /** Its place, 0 being the first. */
  at: number;
  /** How the panels run. */
  axis?: Axis;
  onMove: (from: number, to: number) => void;
};

/** One panel that is dragged by its handle, and on which others are dropped (STORY-10, MUSIC-06). */
export const useReorder = ({ fold, handle, at, axis = "inline", onMove }: Reordering) => {
  const [isDragged, setDragged] = useState(false);
  const [over, setOver] = useState<Side | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = fold.current;
    const dragHandle = handle.current;
    if (element === null || dragHandle === null) return;
    const show = (from: number, pointer: Pointer) => {
      const side = sideOf(element, pointer, axis);
      setOver(from === at || placeOf(from, at, side) === from ? null : side);
    };
    const drop = (from: number, pointer: Pointer) => {
      setOver(null);
      const to = placeOf(from, at, sideOf(element, pointer, axis));
      if (to !== from) move.current(from, to);
    };
    let isTouched = false;
    const touched = (is: boolean) => {
      isTouched = is;
      setDragged(is);
    };
    const panel = { at, over: show, left: () => setOver(null), dropped: drop };
    return combine(
      draggableByTouch(element, dragHandle, panel, touched),
      draggable({
        element,
        dragHandle,
        canDrag: () => !isTouched,
        getInitialData: () => ({ [key]: at }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => key in source.data,
        onDrag: ({ source, location }) =>
          show(Number(source.data[key as never]), location.current.input),
        onDragLeave: () => setOver(null),
        onDrop: ({ source, location }) =>
          drop(Number(source.data[key as never]), location.current.input),
      }),
    );
  }, [fold, handle, at, axis]);
  return { isDragged, over };
};
