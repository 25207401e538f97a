import type { Result } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const done: Result<unknown> = { ok: true, value: null };
const failed = (status: number): Result<unknown> => ({
  ok: false,
  error: { code: 'x', status, requestId: null, retryAfter: null, fields: [] },
});

describe('the key of an intended effect', () => {
  it.each([0, 409, 500, 503])('is kept after %i: the effect may have happened', (status) => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ a: 1 });
    keys.settle(failed(status));
    expect(keys.keyFor({ a: 1 })).toBe(first);
  });

  it.each([400, 403, 404, 422, 429])('is replaced after %i: the effect has not happened', (status) => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ a: 1 });
    keys.settle(failed(status));
    expect(keys.keyFor({ a: 1 })).not.toBe(first);
  });

  it('is another once it is done, so that the same can be wanted twice', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ a: 1 });
    keys.settle(done);
    expect(keys.keyFor({ a: 1 })).not.toBe(first);
  });

  it('is another for anything else, also while nobody knows', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ quantity: 1 });
    keys.settle(failed(0));
    expect(keys.keyFor({ quantity: 2 })).not.toBe(first);
  });

  it('tells files by name, size and date, and other content by its size', () => {
    const keyOf = (keys: ReturnType<typeof createIdempotencyKeys>, file: Blob) => keys.keyFor({ file });
    const photo = (name: string, text: string, lastModified = 1) => new File([text], name, { lastModified });
    const keys = createIdempotencyKeys();
    const first = keyOf(keys, photo('a.png', 'xx'));
    expect(keyOf(keys, photo('a.png', 'yy'))).toBe(first);
    expect(keyOf(keys, photo('b.png', 'xx'))).not.toBe(first);
    const others = [photo('a.png', 'xxx'), photo('a.png', 'xx', 2), new Blob(['x']), new Blob(['xx'])];
    expect(new Set([first, ...others.map((other) => keyOf(keys, other))]).size).toBe(5);
  });
});
