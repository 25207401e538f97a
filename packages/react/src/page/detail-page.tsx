import type { NavigationTarget } from '@foyer/core';
import type { ReactNode } from 'react';
import { useListReturn } from '../list/use-list-return.ts';
import { Trail } from '../widget/trail.tsx';
import { container } from './container.css.ts';
import { layout } from './detail-page.css.ts';

export interface DetailPageProps {
  /** The page's `::part()`. */
  readonly part: string;
  /** The list above the record: its route and heading, and the name it keeps its view under. */
  readonly overview: {
    readonly route: NavigationTarget['route'];
    readonly label: string;
    readonly list: string;
  };
  /** The record's heading; undefined while it is not known. */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

/** The page of one record, below its breadcrumb. */
export function DetailPage({ part, overview: { route, label, list }, current, children }: DetailPageProps) {
  const onFollow = useListReturn(list);
  return (
    <div className={container}>
      <div className={layout} part={part}>
        <Trail steps={[{ label, target: { route }, onFollow }]} current={current} />
        {children}
      </div>
    </div>
  );
}
