import { type FoyerSdk, openDrafts } from '@foyer/core';
import { mostRows } from './change-rows.ts';
import { isBlank, type QuickOrderRow } from './quick-order-row.ts';
import type { OrderLine } from './read-order-lines.ts';

const draftKey = 'shop.quick-order';
const pause = 300;

/** Keeps lines as a draft of this user in this browser, until they are in the cart. */
export function keepRows(sdk: FoyerSdk, rows: () => readonly QuickOrderRow[]) {
  const drafts = openDrafts(sdk);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    // Nothing was changed here: do not overwrite the lines of another tab.
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const lines = rows()
      .filter((row) => !isBlank(row))
      .map(({ text, quantity }) => [text, quantity]);
    if (lines.length > 0) drafts.save(draftKey, { lines });
    else drafts.clear(draftKey);
  };
  return {
    keep,
    keepSoon() {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    },
    load(): OrderLine[] {
      const { lines } = drafts.load(draftKey) ?? {};
      if (!Array.isArray(lines)) return [];
      return lines.slice(0, mostRows).map(([text, quantity]) => ({
        text: String(text),
        quantity: String(quantity),
      }));
    },
  };
}
