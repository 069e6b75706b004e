import "reflect-metadata";
import { Container } from "inversify";
import type { Registry, Resolver, Token } from "#core/kernel/index.ts";

/** The registry of the server, the command line and the specs. */
export class InversifyRegistry implements Registry {
  readonly #container: Container;
  constructor(parent?: Container) {
    this.#container = parent ? new Container({ parent }) : new Container();
  }
  #bind<T>(token: Token<T>, make: (r: Resolver) => T) {
    if (this.#container.isCurrentBound(token)) this.#container.unbind(token);
    return this.#container.bind<T>(token).toDynamicValue(() => make(this));
  }
  single<T>(token: Token<T>, make: (r: Resolver) => T): void {
    this.#bind(token, make).inSingletonScope();
  }
  each<T>(token: Token<T>, make: (r: Resolver) => T): void {
    this.#bind(token, make).inTransientScope();
  }
  get<T>(token: Token<T>): T {
    return this.#container.get<T>(token);
  }
  child(): InversifyRegistry {
    return new InversifyRegistry(this.#container);
  }
}
