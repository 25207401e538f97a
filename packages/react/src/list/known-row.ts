import type { FoyerSdk, SessionState } from '@foyer/core';
import { useSdk } from '../provider/foyer-context.ts';
import { useSession } from '../provider/use-session.ts';
import type { ItemOf, ListName } from './list-types.ts';
import type { RowLink, RowLinkOf } from './row-link.ts';

/** The entry of a list that was followed last. */
interface KnownRow {
  readonly operation: string;
  readonly row: unknown;
  /** Of whom it is: what the session was then. Another user, company or mode has another. */
  readonly session: SessionState;
}

const followed = new WeakMap<FoyerSdk['session'], KnownRow>();

/** Has the link of an entry keep what the entry says when it is followed, so that what it leads to can begin with it. */
export function useKnownLink(operation: string): <Link extends RowLink>(row: unknown, link: Link) => Link {
  const { session } = useSdk();
  return (row, link) => ({
    ...link,
    onFollow: () => {
      followed.set(session, { operation, row, session: session.$state.get() });
      link.onFollow?.();
    },
  });
}

/** The same for a list. */
export function useKnownLinks<Item>(
  operation: string,
  linkOf: RowLinkOf<Item> | undefined,
): RowLinkOf<Item> | undefined {
  const keep = useKnownLink(operation);
  return (
    linkOf &&
    ((row) => {
      const link = linkOf(row);
      return link && keep(row, link);
    })
  );
}

const hasId = (row: unknown, id: string): boolean => (row as { readonly id?: unknown }).id === id;

/**
 * What the list that somebody comes from says of this entry; undefined for who comes from elsewhere, or is somebody else by now. To be
 * shown until the entry itself is there: `useKnownRow('listOrders', orderId)`.
 */
export function useKnownRow<N extends ListName>(operation: N, id: string): ItemOf<N> | undefined {
  const now = useSession();
  const known = followed.get(useSdk().session);
  const isIt = known?.operation === operation && known.session === now && hasId(known.row, id);
  return isIt ? (known.row as ItemOf<N>) : undefined;
}
