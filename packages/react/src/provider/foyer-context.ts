import type { FoyerSdk } from '@foyer/core';
import { createContext, useContext } from 'react';

/** SDK of the surrounding provider or widget. */
export const FoyerContext = createContext<FoyerSdk | null>(null);

/**
 * Returns the surrounding SDK.
 * @throws Error if there is no `FoyerProvider` (or widget) around
 */
export function useSdk(): FoyerSdk {
  const sdk = useContext(FoyerContext);
  if (sdk === null) throw new Error('Foyer: put a <FoyerProvider> around this component.');
  return sdk;
}
