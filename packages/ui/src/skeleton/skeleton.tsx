import type { ReactNode } from 'react';
import { useShownState } from '../style/use-shown-state.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { group, shapes, skeleton } from './skeleton.css.ts';

export interface SkeletonProps {
  /** Shape; `text` is as high as one 20 px line. @default 'block' */
  readonly shape?: keyof typeof shapes;
  /** Width in px or any CSS length; use the size of the final content to avoid layout shifts. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** A grey placeholder of the final size. Wrap several of them in `SkeletonGroup`, which announces the loading. */
export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  return (
    <span
      className={`${skeleton} ${shapes[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
      part="skeleton"
    />
  );
}

/** Several skeletons with one text for screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  useShownState('loading');
  return (
    <div role="status" aria-busy="true" className={className ?? group} part="skeleton-group">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
