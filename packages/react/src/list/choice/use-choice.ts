import { type ReactNode, useState } from 'react';
import type { AnyList } from '../list-state.ts';

/** Entries of a list that the user has chosen, on any page. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** All matching entries are chosen, those on other pages included. */
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], isChosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

/** Parts that let the entries of a list be chosen. */
export interface ListChoice<Item> {
  /** Puts a checkbox (`ChoiceBox`) before the title of an entry. Passed in, so that lists without a choice do not load its code. */
  readonly box: (item: Item, title: ReactNode) => ReactNode;
  /** Bar with the number of chosen entries and actions for them (`ChoiceBar`); its space is reserved from the start. */
  readonly bar: ReactNode;
}

interface Chosen {
  readonly queryKey: string;
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
}

/** Keeps the chosen entries of a list. A new search or filter clears the choice; another order or page does not. */
export function useChoice({
  query,
  items,
}: Pick<AnyList<{ readonly id: string }>, 'query' | 'items'>): Choice {
  const { sort: _, ...narrowing } = query;
  const queryKey = JSON.stringify(narrowing);
  const nothing: Chosen = { queryKey, ids: new Set(), isAll: false };
  const [kept, keep] = useState(nothing);
  const { ids, isAll } = kept.queryKey === queryKey ? kept : nothing;
  return {
    ids,
    isAll,
    has: (id) => isAll || ids.has(id),
    set: (changed, isChosen) => {
      // Removing an entry from "all" leaves the other entries of the visible page.
      const next = new Set(isAll ? items.map(({ id }) => id) : ids);
      for (const id of changed) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      keep({ queryKey, ids: next, isAll: false });
    },
    chooseAll: () => keep({ queryKey, ids: new Set(), isAll: true }),
    clear: () => keep(nothing),
  };
}
