import type { ReactNode } from 'react';
import { useShownState } from '../style/use-shown-state.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { group, shapes, skeleton } from './skeleton.css.ts';

export interface SkeletonProps {
  /** `text` takes the room of one 20 px line. @default 'block' */
  readonly shape?: keyof typeof shapes;
  /** px or any CSS length; give what the final content has, so that nothing jumps. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** A grey stand-in of the final size. Wrap a group of them in `SkeletonGroup`, which says that it is loading. */
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

/** Several skeletons with one word for screen readers. */
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
