import type { SafeStorage } from '@foyer/core';
import { type ListAddress, readView, writeView } from './list-address.ts';
import type { ListView } from './list-view.ts';

const viewKey = (name: string) => `FOYER_LIST.${name}`;
const markKey = (name: string) => `FOYER_LIST_RETURN.${name}`;

/** Restores the view of a list when the user comes back to it from another page. */
export interface ListReturn {
  /** Returns the stored view; undefined if the user did not come back by a link that `useListReturn` marked. */
  left(session: SafeStorage, address: ListAddress): ListView | undefined;
  /** Ends the return: the next visit starts with the default view. */
  end(session: SafeStorage, address: ListAddress): void;
  /** Stores the current view in this tab. */
  keep(session: SafeStorage, address: ListAddress, view: ListView): void;
}

/** Value of `comeBack` of `useList`, for a list that another page links back to with `useListReturn`. */
export const listReturn: ListReturn = {
  left(session, address) {
    if (session.get(markKey(address.key)) === null) return undefined;
    return readView(new URLSearchParams(session.get(viewKey(address.key)) ?? ''), address);
  },
  end: (session, { key }) => session.remove(markKey(key)),
  keep(session, address, view) {
    const params = new URLSearchParams();
    writeView(params, address, view);
    session.set(viewKey(address.key), params.toString());
  },
};

/** Marks that the user goes back to a list, which then shows the stored view. */
export const markReturn = (session: SafeStorage, name: string): void => session.set(markKey(name), '1');
