import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import * as page from './detail-page.css.ts';

export interface DetailSkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Which it is, where the list that somebody comes from has said so. */
  readonly head: ReactNode;
  /** Height of the head where nothing is known, in px. @default 32 */
  readonly headHeight?: number;
  /** Height of what stands between head and columns, in px. @default nothing stands there */
  readonly facts?: number;
  /** Height of the wide column. */
  readonly main: number;
  /** The narrow one. */
  readonly beside: ReactNode;
}

/** Stands where one order, one invoice … will be, as large as most, with what is known of it. */
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
