import { useCallback } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { markReturn } from './list-return.ts';

/** For the link that leads back to a list on another page: `onFollow={useListReturn('orders')}`. The list stands as it was left. */
export function useListReturn(name: string): () => void {
  const { session } = useSdk().storage;
  return useCallback(() => markReturn(session, name), [session, name]);
}
