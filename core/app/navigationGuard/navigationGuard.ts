/** Where a way out led that was held up: an entry of the history behind, counted by the router, or an address. */
export type Way = { readonly place: number } | { readonly to: string };

/** What leaving now would lose: changes, an upload under way (BUILD-07, BUILD-15), a recording in review (CAPT-25). */
export type Loss = "changes" | "upload" | "capture";

export type GuardState =
  | { readonly is: "free" }
  /** Someone is leaving by `way` (null: by closing what is guarded), and is asked first. */
  | { readonly is: "asking"; readonly loses: Loss; readonly way: Way | null }
  /** They said so and the work is thrown away; the question and what it stood over are closing. */
  | { readonly is: "closing"; readonly way: Way | null }
  /** All of it has closed: the way is followed. */
  | { readonly is: "going"; readonly way: Way };

export type GuardEvent =
  | { readonly type: "held"; readonly loses: Loss; readonly way: Way | null }
  | { readonly type: "stayed" }
  | { readonly type: "discarded" }
  | { readonly type: "closed" }
  | { readonly type: "gone" };

export const freeToGo: GuardState = { is: "free" };

/**
 * Stands before unsaved work: whoever leaves is asked once, and goes where they were going once they said so and the
 * question has closed (OPEN-46, OPEN-149). Steps that come in another order change nothing.
 */
export const navigationGuard = (state: GuardState, event: GuardEvent): GuardState => {
  switch (event.type) {
    case "held":
      // a second way out while the question stands is the one that counts
      return state.is === "free" || state.is === "asking"
        ? { is: "asking", loses: event.loses, way: event.way }
        : state;
    case "stayed":
      return state.is === "asking" ? freeToGo : state;
    case "discarded":
      if (state.is === "free") return { is: "closing", way: null };
      return state.is === "asking" ? { is: "closing", way: state.way } : state;
    case "closed":
      if (state.is !== "closing") return state;
      return state.way === null ? freeToGo : { is: "going", way: state.way };
    case "gone":
      return state.is === "going" ? freeToGo : state;
  }
};
