import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { trailRoom } from './late-trail.css.ts';
import type { TrailProps } from './trail.tsx';
import { hasPage } from './trail-step.ts';

const Trail = lazyView<TrailProps>(async () => (await import('./trail.tsx')).Trail);

/** The trail of a widget whose first bytes are needed for other things; its room is kept. */
export function LateTrail(props: TrailProps) {
  const sdk = useSdk();
  if (!props.isText && !props.steps?.some((step) => hasPage(sdk, step))) return null;
  return (
    <Suspense fallback={<div className={trailRoom} />}>
      <Trail {...props} />
    </Suspense>
  );
}
