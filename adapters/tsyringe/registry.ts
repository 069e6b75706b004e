import "reflect-metadata/lite";
import { container, type DependencyContainer, instanceCachingFactory } from "tsyringe";
import type { Registry, Resolver, Token } from "#core/kernel/index.ts";

/** The registry of the web bundle: the smaller container. */
export class TsyringeRegistry implements Registry {
  readonly #container: DependencyContainer;
  constructor(parent: DependencyContainer = container.createChildContainer()) {
    this.#container = parent;
  }
  single<T>(token: Token<T>, make: (r: Resolver) => T): void {
    this.#container.register<T>(token, { useFactory: instanceCachingFactory<T>(() => make(this)) });
  }
  each<T>(token: Token<T>, make: (r: Resolver) => T): void {
    this.#container.register<T>(token, { useFactory: () => make(this) });
  }
  get<T>(token: Token<T>): T {
    return this.#container.resolve<T>(token);
  }
  child(): TsyringeRegistry {
    return new TsyringeRegistry(this.#container.createChildContainer());
  }
}
