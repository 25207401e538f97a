import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';
import { atom, type ReadableAtom } from 'nanostores';
import { createIdempotencyKeys } from '../../../provider/idempotency-keys.ts';
import { rowOf, withArticle, withBlanks, withFound, withLines, withRefusals } from './change-rows.ts';
import { findArticles } from './find-articles.ts';
import { keepRows } from './keep-rows.ts';
import { isBlank, problemOf, type QuickOrderRow } from './quick-order-row.ts';
import type { OrderLine } from './read-order-lines.ts';

/** Outcome of putting all lines into the cart. */
export type QuickOrderOutcome =
  | { readonly status: 'added'; readonly items: readonly { articleId: string; quantity: number }[] }
  | { readonly status: 'empty' | 'faulty' }
  | { readonly status: 'failed'; readonly error: ApiError };

export interface QuickOrderStore {
  readonly $rows: ReadableAtom<readonly QuickOrderRow[]>;
  /** Whether lines of an earlier visit were restored. */
  readonly isRestored: boolean;
  setText(key: string, text: string): void;
  choose(key: string, article: ArticleSummary): void;
  setQuantity(key: string, quantity: string): void;
  remove(key: string): void;
  /** Inserts lines at a row and moves the rows from there down; changes nothing and returns false if the maximum is exceeded. */
  fill(key: string, lines: readonly OrderLine[]): boolean;
  /** Looks up the lines that have no result yet; resolves with the error, or null. */
  lookUp(): Promise<ApiError | null>;
  /** Looks up all lines again: after a change of company, mode or language. */
  lookUpAgain(): void;
  clear(): void;
  /** Restores removed lines. */
  restore(rows: readonly QuickOrderRow[]): void;
  submit(): Promise<QuickOrderOutcome>;
  /** Saves the draft at once. */
  keep(): void;
}

type Rows = readonly QuickOrderRow[];

/** The rows, saved as a draft on each change. */
function createRows(sdk: FoyerSdk) {
  const $rows = atom<Rows>([]);
  const { load, keep, keepSoon } = keepRows(sdk, () => $rows.get());
  const kept = load();
  $rows.set(withBlanks(kept.map(rowOf)));
  const set = (rows: Rows) => {
    $rows.set(withBlanks(rows));
    keepSoon();
  };
  return {
    $rows,
    set,
    keep,
    isRestored: kept.length > 0,
    change: (key: string, changed: (row: QuickOrderRow) => QuickOrderRow) =>
      set($rows.get().map((row) => (row.key === key ? changed(row) : row))),
  };
}

/** Puts all lines into the cart in one call, with the same idempotency key until an answer has arrived. */
function createSubmit(sdk: FoyerSdk, { $rows, set, keep }: ReturnType<typeof createRows>) {
  const keys = createIdempotencyKeys();
  return async (): Promise<QuickOrderOutcome> => {
    const rows = $rows.get().filter((row) => !isBlank(row));
    if (rows.length === 0) return { status: 'empty' };
    if (rows.some((row) => problemOf(row) !== null)) return { status: 'faulty' };
    const items = rows.map(({ article, quantity }) => ({
      articleId: article?.id ?? '',
      quantity: Number(quantity),
      mode: 'add' as const,
    }));
    const answer = await sdk.call('addCartItems', { body: { items }, idempotencyKey: keys.keyFor(items) });
    keys.settle(answer);
    if (!answer.ok) {
      const refused = withRefusals($rows.get(), rows, answer.error.fields);
      if (refused === null) return { status: 'failed', error: answer.error };
      set(refused);
      return { status: 'faulty' };
    }
    sdk.resource('getCart').set(answer.value);
    const gone = new Set(rows.map(({ key }) => key));
    set($rows.get().filter(({ key }) => !gone.has(key)));
    keep();
    return { status: 'added', items };
  };
}

/** State of the quick order. A typed line stays until it is in the cart or the user removes it. */
export function createQuickOrderStore(sdk: FoyerSdk, locale: () => string): QuickOrderStore {
  const rows = createRows(sdk);
  const { $rows, set, change, keep, isRestored } = rows;
  const send = createSubmit(sdk, rows);
  const lookUp = async (): Promise<ApiError | null> => {
    const asked = $rows.get().filter((row) => row.article === undefined && row.text.trim() !== '');
    if (asked.length === 0) return null;
    const numbers = asked.map(({ text }) => text);
    const found = await findArticles(sdk, numbers, locale());
    if (!found.ok) return found.error;
    set(withFound($rows.get(), asked, found.articles));
    return null;
  };
  return {
    $rows,
    isRestored,
    lookUp,
    keep,
    submit: async () => {
      const error = await lookUp();
      return error ? { status: 'failed', error } : send();
    },
    setText: (key, text) =>
      change(key, (row) => (row.text === text ? row : { ...row, text, article: undefined, refusal: null })),
    choose: (key, article) => change(key, (row) => withArticle(row, article)),
    setQuantity: (key, quantity) =>
      change(key, (row) => ({ ...row, quantity, isQuantityTyped: true, refusal: null })),
    remove: (key) => set($rows.get().filter((row) => row.key !== key)),
    fill: (key, lines) => {
      const filled = withLines($rows.get(), key, lines);
      if (filled !== null) set(filled);
      return filled !== null;
    },
    lookUpAgain: () => {
      set($rows.get().map((row) => ({ ...row, article: undefined, refusal: null })));
      void lookUp();
    },
    restore: set,
    clear: () => {
      set([]);
      keep();
    },
  };
}
