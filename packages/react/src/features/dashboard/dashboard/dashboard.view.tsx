import type {
  DashboardInformation,
  DashboardUseCase,
  InformationKind,
} from '@foyer/contract/dashboard/dashboard.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { SuccessIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';
import { EntryList } from './entry-list.view.tsx';
import { Figures } from './figures.view.tsx';
import { Notice } from './notice.view.tsx';
import { Requests } from './requests.view.tsx';
import { Shortcuts } from './shortcuts.view.tsx';
import { Tasks } from './tasks.view.tsx';
import { useReachable } from './use-reachable.ts';

// few users have figures, and those can wait for the chart library
const SpendChart = lazyWithTexts(
  () => import('../spend-chart/spend-chart.tsx').then((module) => module.SpendChart),
  () => import('../spend-chart/spend-chart.messages.ts').then((module) => module.spendChartMessages),
);

export interface DashboardViewProps {
  readonly tiles: readonly DashboardInformation[];
  readonly requests: readonly DashboardUseCase[];
  /** Shown in place of the tiles. */
  readonly failure: ReactNode;
  /** Shown in place of the requests. */
  readonly requestsFailure: ReactNode;
  /** Whether the host has a screen for all requests. */
  readonly hasAllRequests: boolean;
}

/** The tiles, grouped by kind; a kind without content is left out. */
export function DashboardView(props: DashboardViewProps) {
  const { tiles, requests, failure, requestsFailure, hasAllRequests } = props;
  const { t } = useDashboardMessages();
  const isReachable = useReachable();
  const of = (...kinds: InformationKind[]) => tiles.filter(({ kind }) => kinds.includes(kind));
  const tasks = of('task', 'reorder').filter(({ link }) => link === null || isReachable(link));
  const shortcuts = of('shortcut').filter(({ link }) => link !== null && isReachable(link));
  const figures = of('figure');
  const lists = of('list').filter(({ entries }) => entries.length > 0);
  const charts = of('chart').filter(({ series }) => series.length > 0);
  const notices = of('notice');
  const isEmpty = [tasks, shortcuts, figures, lists, charts, notices, requests].every(
    (some) => some.length === 0,
  );
  if (isEmpty && !failure && !requestsFailure)
    return (
      <EmptyState icon={<SuccessIcon size={24} />} title={t('dashboard.dashboard.empty.title')}>
        {t('dashboard.dashboard.empty.text')}
      </EmptyState>
    );
  const asked =
    requestsFailure || requests.length > 0 ? (
      <Requests requests={requests} requestsFailure={requestsFailure} hasAll={hasAllRequests} />
    ) : null;
  // requests come first for users without figures
  const isFirst = figures.length === 0;
  return (
    <>
      {failure}
      {notices.map((tile) => (
        <Notice key={tile.id} tile={tile} />
      ))}
      {figures.length > 0 && <Figures tiles={figures} />}
      {tasks.length > 0 && <Tasks tiles={tasks} />}
      {isFirst && asked}
      {charts.length + lists.length > 0 && (
        <div className={css.columns} data-count={lists.length} data-charts={charts.length}>
          {charts.map((tile) => (
            <div key={tile.id} className={css.chart}>
              <Suspense fallback={<WidgetSkeleton height="394px" />}>
                <SpendChart tile={tile} />
              </Suspense>
            </div>
          ))}
          {lists.map((tile) => (
            <EntryList key={tile.id} tile={tile} />
          ))}
        </div>
      )}
      {!isFirst && asked}
      {shortcuts.length > 0 && <Shortcuts tiles={shortcuts} />}
    </>
  );
}
