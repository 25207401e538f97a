import type { CatalogueSource } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import type { ComponentType, ReactNode } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { TextsContext } from './texts-context.ts';

/** Suspends until texts are loaded, as `lazy` does for code. */
function WithTexts({ source, children }: { source: CatalogueSource; children: ReactNode }) {
  const { localisation } = useSdk();
  // After this render: registering updates everything that shows texts, which is not allowed during a render.
  if (!localisation.isReady(source)) throw Promise.resolve().then(() => localisation.register(source));
  return <TextsContext value={source}>{children}</TextsContext>;
}

/**
 * Creates a component that is loaded with its texts when it is first drawn, inside a `Suspense`; for content that a widget shows only later,
 * such as another widget opened in its place.
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
