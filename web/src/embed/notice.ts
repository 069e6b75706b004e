import type { Observe } from "#core/kernel/index.ts";

/**
 * Reactivity without a library: `changed` is called once, after everything that was done at one go, whenever a public
 * field of an observed model was written.
 */
export const noticing = (changed: () => void): Observe => {
  let isDue = false;
  const soon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      changed();
    });
  };
  return (model) => {
    for (const [name, first] of Object.entries(model)) {
      let value: unknown = first;
      Object.defineProperty(model, name, {
        enumerable: true,
        get: () => value,
        set: (next: unknown) => {
          if (Object.is(next, value)) return;
          value = next;
          soon();
        },
      });
    }
    return model;
  };
};
