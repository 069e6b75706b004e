import { type Greeting, refuseGreeting } from "#core/domain/story/index.ts";
import type { FieldError, Message } from "#core/kernel/index.ts";

/** A greeting while it is written (STORY-18, OPEN-80). */
export class GreetingForm {
  greeting: Greeting;
  /** As it was last saved, or begun. */
  saved: Greeting;
  errors: readonly FieldError[] = [];
  readonly #changed: () => void;

  constructor(greeting: Greeting, changed: () => void) {
    this.greeting = greeting;
    this.saved = greeting;
    this.#changed = changed;
  }

  get hasChanged(): boolean {
    return fields.some((field) => this.greeting[field] !== this.saved[field]);
  }
  write(change: Partial<Greeting>): void {
    this.greeting = { ...this.greeting, ...change };
    if (this.errors.length > 0) this.check();
    this.#changed();
  }
  check(): boolean {
    this.errors = refuseGreeting(this.greeting);
    return this.errors.length === 0;
  }
  errorOf(field: keyof Greeting): Message | null {
    return this.errors.find((e) => e.field === field)?.message ?? null;
  }
  /** What was written before: as it was left, still to be saved. */
  restore(greeting: Greeting): void {
    this.greeting = greeting;
  }
  /** From here on nothing is unsaved. */
  settle(greeting: Greeting = this.greeting): void {
    this.greeting = greeting;
    this.saved = greeting;
    this.errors = [];
  }
  discard(): void {
    this.settle(this.saved);
  }
}

const fields = ["greeting_to", "greeting_message", "greeting_from"] as const;
