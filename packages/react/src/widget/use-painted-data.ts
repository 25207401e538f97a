import { useSyncExternalStore } from 'react';
import { useWidget } from './widget-context.ts';

const subscribe = () => () => undefined;

/**
 * Returns `live`, but while React hydrates a drawing that a first stage has painted, the data of that drawing (`FirstStage.data`). Data that
 * changes before React has hydrated the widget would draw other nodes than the painted ones.
 */
export function usePaintedData<T>(live: T): T {
  const painted = useWidget()?.paintedData as T | undefined;
  return useSyncExternalStore(
    subscribe,
    () => live,
    () => painted ?? live,
  );
}
