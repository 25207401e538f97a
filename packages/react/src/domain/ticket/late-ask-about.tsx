import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import type { AskAboutProps } from './ask-about.tsx';

const AskAbout = lazyView<AskAboutProps>(async () => (await import('./ask-about.tsx')).AskAbout);

/** The same, loaded beside what stands first; its line is kept for it. */
export function LateAskAbout(props: AskAboutProps) {
  return (
    <Suspense fallback={<Skeleton height={20} width={140} />}>
      <AskAbout {...props} />
    </Suspense>
  );
}
