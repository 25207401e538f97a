import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../../provider/idempotency-keys.ts';

/** An article to be put into the cart again. */
export interface ReorderLine {
  readonly articleId: string;
  readonly name: string;
  readonly quantity: number;
}
/** An article that was not put into the cart. `reason` is an error code of the API, or `gone`. */
export interface Refusal {
  readonly name: string;
  readonly reason: string;
}
export interface ReorderOutcome {
  readonly added: number;
  readonly refused: readonly Refusal[];
  /** Articles of calls that got no definite answer, to be sent again on a retry. */
  readonly unsure: readonly ReorderLine[];
}

type Item = Pick<Order['items'][number], 'articleId' | 'name' | 'quantity'>;
const batchSize = 100;
/** Error codes that concern a single article, so that the other ones can be sent without it. */
const ofOneArticle = new Set([
  'article_unknown',
  'article_unavailable',
  'quantity_out_of_range',
  'cart_full',
  'validation_failed',
]);

/** Returns the articles of an order, each once with its total quantity; articles that left the catalogue are listed in `gone`. */
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

/** Puts articles into the cart: in batches, and one by one where an article of a batch is refused. */
export interface Reorder {
  run(lines: readonly ReorderLine[]): Promise<ReorderOutcome>;
}

/** @param call the SDK's call; the same lines after a lost answer carry the same idempotency key */
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
        // The batches after a lost call are not sent: they would fail in the same way.
        lost = error;
        outcome.unsure.push(...some);
      };
      for (let start = 0; start < lines.length; start += batchSize)
        await put(lines.slice(start, start + batchSize));
      return outcome;
    },
  };
}
