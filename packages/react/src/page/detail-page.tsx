import type { NavigationTarget } from '@foyer/core';
import type { ReactNode } from 'react';
import { useListReturn } from '../list/use-list-return.ts';
import { WidgetBreadcrumb } from '../widget/links/widget-breadcrumb.tsx';
import { container } from './container.css.ts';
import { layout } from './detail-page.css.ts';

export interface DetailPageProps {
  /** Name of the page's `::part()`. */
  readonly part: string;
  /** List above the record: its route, its heading, and the name under which it stores its view. */
  readonly overview: {
    readonly route: NavigationTarget['route'];
    readonly label: string;
    readonly list: string;
  };
  /** Heading of the record; undefined while unknown. */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

/** Page of one record, below its breadcrumb. */
export function DetailPage({ part, overview: { route, label, list }, current, children }: DetailPageProps) {
  const onFollow = useListReturn(list);
  return (
    <div className={container}>
      <div className={layout} part={part}>
        <WidgetBreadcrumb steps={[{ label, target: { route }, onFollow }]} current={current} />
        {children}
      </div>
    </div>
  );
}
