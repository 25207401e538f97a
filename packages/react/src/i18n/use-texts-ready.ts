import type { CatalogueSource } from '@foyer/core';
import { useEffect, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';

/** Loads texts that a widget's first screen does not need; returns whether they are loaded. */
export function useTextsReady(source: CatalogueSource): boolean {
  const { localisation } = useSdk();
  const [isReady, setReady] = useState(() => localisation.isReady(source));
  useEffect(() => {
    void localisation.register(source).then(() => setReady(true));
  }, [localisation, source]);
  return isReady;
}
