import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { inTime } from "./chunk.ts";

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type Part<P> = LazyExoticComponent<ComponentType<P>>;

/** A part of the app that is fetched when it is first shown. */
export const part = <P>(load: Load<P>): Part<P> => lazy(() => inTime(load));

/** One that nobody waits for: where it cannot be had, `instead` takes its place and the page goes on. */
export const aside = <P>(load: Load<P>, instead: ComponentType<P> = () => null): Part<P> =>
  lazy(() => inTime(load, { anew: () => false }).catch(() => ({ default: instead })));
