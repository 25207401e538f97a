import type { Money } from '@foyer/contract';
import { Card } from '@foyer/ui/card/card.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { useSession } from '../../provider/use-session.ts';
import * as css from './totals.css.ts';
import { GrandTotal } from './totals.view.tsx';

export interface KnownTotalsProps {
  readonly title: string;
  /** Grand total; undefined while unknown. */
  readonly gross: Money | null | undefined;
  /** Height of the skeleton in px, while the grand total is unknown. */
  readonly height: number;
}

/** Totals while only the grand total is known from a list: the other lines are skeletons. */
export function KnownTotals({ title, gross, height }: KnownTotalsProps) {
  const isPrivate = useSession().mode === 'b2c_cc';
  if (!gross) return <Skeleton width="100%" height={height} />;
  const lines = (count: number) =>
    [...Array(count).keys()].map((at) => <Skeleton key={at} shape="text" width="100%" />);
  return (
    <Card title={title}>
      <dl className={css.totals} part="totals">
        {lines(isPrivate ? 2 : 4)}
        <GrandTotal gross={gross} />
        {lines(isPrivate ? 1 : 0)}
      </dl>
    </Card>
  );
}
