import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../../provider/idempotency-keys.ts';

/** An article to put into the cart once more. */
export interface ReorderLine {
  readonly articleId: string;
  readonly name: string;
  readonly quantity: number;
}
/** An article that is not in the cart, and why: a code of the API, or `gone`. */
export interface Refusal {
  readonly name: string;
  readonly reason: string;
}
export interface ReorderOutcome {
  readonly added: number;
  readonly refused: readonly Refusal[];
  /** What another try should send, because no answer came for it. */
  readonly unsure: readonly ReorderLine[];
}

type Item = Pick<Order['items'][number], 'articleId' | 'name' | 'quantity'>;
const batchSize = 100;
/** Reasons that lie in one article, so that the others can still be had. */
const ofOneArticle = new Set([
  'article_unknown',
  'article_unavailable',
  'quantity_out_of_range',
  'cart_full',
  'validation_failed',
]);

/** The articles of an order, each once; those that left the catalogue apart. */
export function readReorderLines(items: readonly Item[]): { lines: ReorderLine[]; gone: Refusal[] } {
  const lines = new Map<string, ReorderLine>();
  const gone: Refusal[] = [];
  for (const { articleId, name, quantity } of items) {
    if (articleId === null) gone.push({ name, reason: 'gone' });
    else
      lines.set(articleId, { articleId, name, quantity: quantity + (lines.get(articleId)?.quantity ?? 0) });
  }
  return { lines: [...lines.values()], gone };
}

/** Puts articles into the cart: all at once, and one by one where one of them is refused. */
export interface Reorder {
  run(lines: readonly ReorderLine[]): Promise<ReorderOutcome>;
}

/** @param call the SDK's; the same lines after a lost answer carry the same idempotency key */
export function createReorder(call: FoyerSdk['call']): Reorder {
  const keys = new Map<string, IdempotencyKeys>();
  const send = async (lines: readonly ReorderLine[]): Promise<ApiError | null> => {
    const items = lines.map(({ articleId, quantity }) => ({ articleId, quantity, mode: 'add' as const }));
    const text = JSON.stringify(items);
    const key = keys.get(text) ?? createIdempotencyKeys();
    keys.set(text, key);
    const result = await call('addCartItems', { body: { items }, idempotencyKey: key.keyFor(items) });
    key.settle(result);
    return result.ok ? null : result.error;
  };
  return {
    async run(lines) {
      const outcome = { added: 0, refused: [] as Refusal[], unsure: [] as ReorderLine[] };
      let lost: ApiError | null = null;
      const put = async (some: readonly ReorderLine[]): Promise<void> => {
        const error = lost ?? (await send(some));
        if (error === null) {
          outcome.added += some.length;
          return;
        }
        const isOfOne = ofOneArticle.has(error.code);
        if (isOfOne && some.length > 1) {
          for (const line of some) await put([line]);
          return;
        }
        outcome.refused.push(...some.map(({ name }) => ({ name, reason: error.code })));
        if (isOfOne) return;
        // What comes after it is not sent: it would be lost like this.
        lost = error;
        outcome.unsure.push(...some);
      };
      for (let start = 0; start < lines.length; start += batchSize)
        await put(lines.slice(start, start + batchSize));
      return outcome;
    },
  };
}
