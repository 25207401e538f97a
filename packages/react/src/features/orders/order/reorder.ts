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
  const sendEach = async (lines: readonly ReorderLine[]): Promise<ReorderOutcome> => {
    const refused: Refusal[] = [];
    for (const [index, line] of lines.entries()) {
      const error = await send([line]);
      if (error === null) continue;
      if (ofOneArticle.has(error.code)) refused.push({ name: line.name, reason: error.code });
      else
        return merge({ added: index - refused.length, refused, unsure: [] }, lost(lines.slice(index), error));
    }
    return { added: lines.length - refused.length, refused, unsure: [] };
  };
  const sendBatch = async (lines: readonly ReorderLine[]): Promise<ReorderOutcome> => {
    const error = await send(lines);
    if (error === null) return { added: lines.length, refused: [], unsure: [] };
    return ofOneArticle.has(error.code) ? sendEach(lines) : lost(lines, error);
  };
  return {
    async run(lines) {
      let outcome: ReorderOutcome = { added: 0, refused: [], unsure: [] };
      for (let start = 0; start < lines.length; start += batchSize) {
        outcome = merge(outcome, await sendBatch(lines.slice(start, start + batchSize)));
      }
      return outcome;
    },
  };
}

const lost = (lines: readonly ReorderLine[], { code }: ApiError): ReorderOutcome => ({
  added: 0,
  refused: lines.map(({ name }) => ({ name, reason: code })),
  unsure: lines,
});
const merge = (one: ReorderOutcome, other: ReorderOutcome): ReorderOutcome => ({
  added: one.added + other.added,
  refused: [...one.refused, ...other.refused],
  unsure: [...one.unsure, ...other.unsure],
});
