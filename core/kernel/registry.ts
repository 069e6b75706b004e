declare const produced: unique symbol;
/** Names one dependency; what it produces is in its type. */
export type Token<T> = symbol & { readonly [produced]?: T };
export const token = <T>(name: string): Token<T> => Symbol.for(`fanfold/${name}`) as Token<T>;

export interface Resolver {
  get<T>(token: Token<T>): T;
}

/** The small vocabulary both containers speak. Registrations are factories. */
export interface Registry extends Resolver {
  /** One instance for the registry's life. */
  single<T>(token: Token<T>, make: (r: Resolver) => T): void;
  /** A fresh instance at each get. */
  each<T>(token: Token<T>, make: (r: Resolver) => T): void;
  /** Inherits every registration; its own override the parent's. */
  child(): Registry;
}
