/** Makes a model observable. Headless it is the identity; the web passes MobX through it. */
export type Observe = <T extends object>(model: T) => T;

export const unobserved: Observe = (model) => model;
