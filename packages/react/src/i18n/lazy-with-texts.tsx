import type { CatalogueSource } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import type { ComponentType, ReactNode } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { TextsContext } from './texts-context.ts';

/** Waits for texts as `lazy` waits for code. */
function WithTexts({ source, children }: { source: CatalogueSource; children: ReactNode }) {
  const { localisation } = useSdk();
  // After this drawing: registering tells everything that shows texts, which nothing may do while it is drawn.
  if (!localisation.isReady(source)) throw Promise.resolve().then(() => localisation.register(source));
  return <TextsContext value={source}>{children}</TextsContext>;
}

/**
 * A component that is loaded with its texts when it is first drawn, inside a `Suspense`: what a widget shows only later,
 * such as another one opened in its place.
 */
export function lazyWithTexts<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: () => Promise<CatalogueSource>,
) {
  return lazyView<P>(async () => {
    const [View, source] = await Promise.all([load(), texts()]);
    const Loaded = (props: P) => (
      <WithTexts source={source}>
        <View {...props} />
      </WithTexts>
    );
    return Loaded;
  });
}
