import type { FoyerSdk, SessionState } from '@foyer/core';
import { useSdk } from '../provider/foyer-context.ts';
import { useSession } from '../provider/use-session.ts';
import type { ItemOf, ListName } from './list-types.ts';
import type { RowLink, RowLinkOf } from './row-link.ts';

/** Entry of a list whose link was followed last. */
interface KnownRow {
  readonly operation: string;
  readonly row: unknown;
  /** Session state when the link was followed; another user, company or mode has another state. */
  readonly session: SessionState;
}

const followed = new WeakMap<FoyerSdk['session'], KnownRow>();

/** Makes the link of an entry remember the entry when it is followed, so that the next page can show it at once. */
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

/** Does the same as {@link useKnownLink} for the links of a list. */
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
 * Returns this entry as the list showed it whose link was followed; undefined if another link led here, or if user, company or mode
 * changed since. A page shows it until the entry itself is loaded: `useKnownRow('listOrders', orderId)`.
 */
export function useKnownRow<N extends ListName>(operation: N, id: string): ItemOf<N> | undefined {
  const now = useSession();
  const known = followed.get(useSdk().session);
  const isRequestedRow = known?.operation === operation && known.session === now && hasId(known.row, id);
  return isRequestedRow ? (known.row as ItemOf<N>) : undefined;
}
