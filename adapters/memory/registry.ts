import type { Registry, Resolver, Token } from "#core/kernel/index.ts";

type Make = (r: Resolver) => unknown;

/** A registry of two maps, made in no time: each scenario of level core has one of its own (P15). */
export class MapRegistry implements Registry {
  readonly #makers = new Map<symbol, Make>();
  readonly #made = new Map<symbol, unknown>();
  readonly #parent: MapRegistry | null;

  constructor(parent: MapRegistry | null = null) {
    this.#parent = parent;
  }
  single<T>(token: Token<T>, make: (r: Resolver) => T): void {
    this.#made.delete(token);
    this.#makers.set(token, (r) => {
      if (!this.#made.has(token)) this.#made.set(token, make(r));
      return this.#made.get(token);
    });
  }
  each<T>(token: Token<T>, make: (r: Resolver) => T): void {
    this.#makers.set(token, make);
  }
  /** Throws where nobody registered it, here or above. */
  get<T>(token: Token<T>): T {
    const make = this.#makers.get(token);
    if (make) return make(this) as T;
    if (this.#parent) return this.#parent.get(token);
    throw new Error(`nobody registered ${token.description}`);
  }
  child(): MapRegistry {
    return new MapRegistry(this);
  }
}
