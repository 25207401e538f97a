import { useCallback } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { markReturn } from './list-return.ts';

/** Returns the `onFollow` of a link back to a list on another page, which then restores its view: `onFollow={useListReturn('orders')}`. */
export function useListReturn(name: string): () => void {
  const { session } = useSdk().storage;
  return useCallback(() => markReturn(session, name), [session, name]);
}
