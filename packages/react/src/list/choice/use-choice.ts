import { type ReactNode, useState } from 'react';
import type { AnyList } from '../list-state.ts';

/** Which entries of a list somebody has chosen, on whatever page. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** All that match, those on other pages too. */
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], isChosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

/** What a list needs so that its entries can be chosen. */
export interface ListChoice<Item> {
  /** An entry's title with its box before it (`ChoiceBox`): the kit does not carry it for lists that have none. */
  readonly box: (item: Item, title: ReactNode) => ReactNode;
  /** What says how many there are and does something with them (`ChoiceBar`); its room is kept from the start. */
  readonly bar: ReactNode;
}

interface Chosen {
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
}

/** Entries are chosen until search or filters make another list; order and page do not. */
export function useChoice({
  query,
  items,
}: Pick<AnyList<{ readonly id: string }>, 'query' | 'items'>): Choice {
  const { sort: _, ...narrowing } = query;
  const of = JSON.stringify(narrowing);
  const nothing: Chosen = { of, ids: new Set(), isAll: false };
  const [kept, keep] = useState(nothing);
  const { ids, isAll } = kept.of === of ? kept : nothing;
  return {
    ids,
    isAll,
    has: (id) => isAll || ids.has(id),
    set: (changed, isChosen) => {
      // One less than all: those on this page are what somebody sees.
      const next = new Set(isAll ? items.map(({ id }) => id) : ids);
      for (const id of changed) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      keep({ of, ids: next, isAll: false });
    },
    chooseAll: () => keep({ of, ids: new Set(), isAll: true }),
    clear: () => keep(nothing),
  };
}
