import { newIdempotencyKey, type Result } from '@foyer/core';

/** Provides one idempotency key per intended effect. */
export interface IdempotencyKeys {
  /** Returns the same key for the same input until `settle` receives a definite answer. */
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

/** Creates keys: a repeat of the same input after a lost answer keeps its key; any other call gets a new one. */
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
