import type { Store } from "../../local/cloudflare-api.ts";
import { LetterLabelSchema } from "../../worker/contact/kept-letter.ts";
import * as v from "valibot";

interface Letter {
  value: string;
  metadata: unknown;
}

/** The KV store of dead letters. It outlives the isolates. */
export class Letters implements Store {
  readonly #letters = new Map<string, Letter>();

  put(key: string, letter: Letter): void {
    this.#letters.set(key, letter);
  }

  async list() {
    const keys = [...this.#letters].map(([name, { metadata }]) => ({ name, metadata }));
    return { keys, list_complete: true };
  }

  async get(key: string): Promise<string | null> {
    return this.#letters.get(key)?.value ?? null;
  }

  async delete(key: string): Promise<void> {
    this.#letters.delete(key);
  }

  get references(): string[] {
    return [...this.#letters.values()].flatMap(({ metadata }) => {
      const label = v.safeParse(LetterLabelSchema, metadata);
      return label.success && label.output.reference ? [label.output.reference] : [];
    });
  }

  /** Everything that is kept, as text. */
  get values(): string[] {
    return [...this.#letters.values()].map(({ value }) => value);
  }
}
