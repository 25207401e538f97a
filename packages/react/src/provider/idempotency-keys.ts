import { newIdempotencyKey, type Result } from '@foyer/core';

/** Gives one idempotency key per intended effect. */
export interface IdempotencyKeys {
  /** The same key for the same input until `settle` has seen an answer that settles the matter. */
  keyFor(input: object): string;
  settle(result: Result<unknown>): void;
}

const asText = (input: object): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File
      ? [value.name, value.size, value.lastModified]
      : value instanceof Blob
        ? value.size
        : value,
  );

/** Whether the effect may have happened although no proper answer came. */
const isUnsure = (status: number): boolean => status === 0 || status >= 500 || status === 409;

/** A repeat of the same input after a lost answer keeps its key; anything else gets a fresh one. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let open: { text: string; key: string } | null = null;
  return {
    keyFor(input) {
      const text = asText(input);
      if (open === null || open.text !== text) open = { text, key: newIdempotencyKey() };
      return open.key;
    },
    settle(result) {
      if (result.ok || !isUnsure(result.error.status)) open = null;
    },
  };
}
