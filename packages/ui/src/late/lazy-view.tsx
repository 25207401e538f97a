import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** ms that a failure stands: the boundary around it has seen it by then, and its retry asks anew. */
const failureStands = 300;

/**
 * A component that is loaded when it is first drawn, inside a `Suspense` and an `ErrorBoundary` (every widget
 * has one). Where that fails, the boundary's retry loads again, which `lazy` alone never does.
 */
export function lazyView<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: LazyExoticComponent<ComponentType<P>> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = async () => {
    try {
      return { default: await load() };
    } catch (error) {
      setTimeout(forget, failureStands);
      throw error;
    }
  };
  return function LazyView(props: P) {
    loading ??= lazy(start);
    const View = loading as unknown as ComponentType<P>;
    return <View {...props} />;
  };
}
