import type { SafeStorage } from '@foyer/core';
import { type ListAddress, writeView } from './list-address.ts';
import type { ListView } from './list-view.ts';

const viewKey = (name: string) => `FOYER_LIST.${name}`;
const markKey = (name: string) => `FOYER_LIST_RETURN.${name}`;

/** Keeps in this tab how a list is looked at. */
export function keepView(session: SafeStorage, address: ListAddress, view: ListView): void {
  const params = new URLSearchParams();
  writeView(params, address, view);
  const text = params.toString();
  if (text === '') session.remove(viewKey(address.key));
  else session.set(viewKey(address.key), text);
}

/** Somebody goes back to a list: it is to stand as it was left. */
export const markReturn = (session: SafeStorage, name: string): void => session.set(markKey(name), '1');

/** The query of a list that somebody goes back to; null for one that is opened anew. */
export const returnQuery = (session: SafeStorage, name: string): string | null =>
  session.get(markKey(name)) === null ? null : session.get(viewKey(name));

/** They are back. */
export const endReturn = (session: SafeStorage, name: string): void => session.remove(markKey(name));
