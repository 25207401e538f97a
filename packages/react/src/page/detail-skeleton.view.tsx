import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import * as page from './detail-page.css.ts';

export interface DetailSkeletonProps {
  /** Text for screen readers: the record that is loading. */
  readonly label: string;
  /** Head of the record, if the list it was opened from has provided it. */
  readonly head: ReactNode;
  /** Height of the head while nothing is known, in px. @default 32 */
  readonly headHeight?: number;
  /** Height of the content between head and columns, in px. @default no such content */
  readonly facts?: number;
  /** Height of the wide column, in px. */
  readonly main: number;
  /** The narrow column. */
  readonly beside: ReactNode;
}

/** Skeleton of a detail page, as large as most records, with the known parts of the record. */
export function DetailSkeleton(props: DetailSkeletonProps) {
  const { label, head, headHeight = 32, facts, main, beside } = props;
  return (
    <>
      {head}
      <SkeletonGroup label={label} className={page.layout}>
        {!head && <Skeleton width="min(360px, 90%)" height={headHeight} />}
        {facts && <Skeleton width="100%" height={facts} />}
        <div className={page.columns}>
          <Skeleton width="100%" height={main} />
          {beside}
        </div>
      </SkeletonGroup>
    </>
  );
}
