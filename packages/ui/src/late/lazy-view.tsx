import { type ComponentType, lazy, useState } from 'react';

/** ms that a failure stands: the boundary around it has seen it by then, and its retry asks anew. */
const failureStands = 300;

let eager: Promise<unknown> | undefined;

/** All that loads at once is there, or cannot be loaded. */
export const eagerViews = async (): Promise<unknown> => eager;

export interface LazyViewOptions {
  /** Loads at once, for what is drawn with the first entries: beside them and not after. @default when it is first drawn */
  readonly isEager?: boolean;
}

/**
 * A component that is loaded when it is first drawn, inside a `Suspense` and an `ErrorBoundary` (every widget
 * has one). Where that fails, the boundary's retry loads again, which `lazy` alone never does. What is there already is drawn at once:
 * React lets a fallback that was shown stand for 300 ms.
 */
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
    // the same one as long as it is drawn
    const [View] = useState(() => view ?? begin());
    return <View {...props} />;
  };
}
