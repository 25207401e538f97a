import { type ComponentType, lazy, useState } from 'react';

/** Milliseconds that a failure is kept, until the surrounding boundary has shown it; a later retry loads again. */
const failureStands = 300;

let eager: Promise<unknown> | undefined;

/** Resolves when all eager views are loaded or have failed. */
export const eagerViews = async (): Promise<unknown> => eager;

export interface LazyViewOptions {
  /** Loads at once, for content of the first entries, in parallel with their data. @default when it is first drawn */
  readonly isEager?: boolean;
}

/**
 * Creates a component that is loaded when it is first drawn, inside a `Suspense` and an `ErrorBoundary` (every widget has one). After a failure
 * the boundary's retry loads again, which `lazy` alone never does. A loaded component is drawn at once, without a fallback: React keeps a
 * fallback that was shown for 300 ms.
 */
export function lazyView<View extends ComponentType<never>>(
  load: () => Promise<View>,
  options?: LazyViewOptions,
): View;
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options?: LazyViewOptions,
): ComponentType<P>;
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isEager = false }: LazyViewOptions = {},
): ComponentType<P> {
  let view: ComponentType<P> | undefined;
  const begin = (): ComponentType<P> => {
    const ready = load().then((loaded) => {
      view = loaded;
      return { default: loaded };
    });
    if (isEager) eager = Promise.allSettled([eager, ready]);
    ready.catch(() => setTimeout(() => (view = undefined), failureStands));
    view = lazy(() => ready) as unknown as ComponentType<P>;
    return view;
  };
  if (isEager) begin();
  return function LazyView(props: P) {
    // the same component as long as it is mounted
    const [View] = useState(() => view ?? begin());
    return <View {...props} />;
  };
}
