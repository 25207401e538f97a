import type { Money } from '@foyer/contract';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { useSession } from '../../provider/use-session.ts';
import * as css from './totals.css.ts';
import { GrandTotal } from './totals.view.tsx';

/** The sums of which a list knows the total alone; the others stand where they will be. */
export function KnownTotals({ gross }: { readonly gross: Money }) {
  const isPrivate = useSession().mode === 'b2c_cc';
  const lines = (count: number) =>
    [...Array(count).keys()].map((at) => <Skeleton key={at} shape="text" width="100%" />);
  return (
    <dl className={css.totals} part="totals">
      {lines(isPrivate ? 2 : 4)}
      <GrandTotal gross={gross} />
      {lines(isPrivate ? 1 : 0)}
    </dl>
  );
}
