import type { SafeStorage } from '@foyer/core';
import { type ListAddress, readView, writeView } from './list-address.ts';
import type { ListView } from './list-view.ts';

const viewKey = (name: string) => `FOYER_LIST.${name}`;
const markKey = (name: string) => `FOYER_LIST_RETURN.${name}`;

/** How a list is found as it was left by those who come back to it from another page. */
export interface ListReturn {
  /** The view it was left with; undefined where it is opened anew. */
  left(session: SafeStorage, address: ListAddress): ListView | undefined;
  /** They are back. */
  end(session: SafeStorage, address: ListAddress): void;
  /** Keeps in this tab how it is looked at. */
  keep(session: SafeStorage, address: ListAddress, view: ListView): void;
}

/** For `useList`'s `comeBack`, in a list that another page leads back to with `useListReturn`. */
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

/** Somebody goes back to a list: it is to stand as it was left. */
export const markReturn = (session: SafeStorage, name: string): void => session.set(markKey(name), '1');
