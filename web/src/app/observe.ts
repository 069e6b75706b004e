import { configure, makeAutoObservable } from "mobx";
import type { Observe } from "#core/kernel/index.ts";

// models change themselves after an await as plain classes do
configure({ enforceActions: "never" });

/** Makes a model of the core observable from outside; entities in it stay plain references. */
export const observe: Observe = (model) =>
  makeAutoObservable(model, {}, { autoBind: true, deep: false });
