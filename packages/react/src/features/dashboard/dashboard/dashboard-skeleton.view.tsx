import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useFirstMessages } from '../../../i18n/first/first.messages.ts';
import * as css from './dashboard.css.ts';
import * as figures from './figures.css.ts';

/** The skeleton of the home page, with figures for roles that have them. */
export function DashboardSkeleton({ hasFigures }: { readonly hasFigures: boolean }) {
  const { t } = useFirstMessages();
  return (
    <SkeletonGroup label={t('base.loading')} className={css.layout}>
      {hasFigures && (
        <div className={figures.figures} data-count={3}>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} width="100%" height={110} />
          ))}
        </div>
      )}
      <Skeleton width="100%" height={hasFigures ? 320 : 192} />
      <div className={css.columns} data-count={2} data-charts={hasFigures ? 1 : 0}>
        {hasFigures && (
          <div className={css.chart}>
            <Skeleton width="100%" height={404} />
          </div>
        )}
        <Skeleton width="100%" height={404} />
        <Skeleton width="100%" height={404} />
      </div>
    </SkeletonGroup>
  );
}
