import type { FoyerSdk } from '@foyer/core';
import { createContext, useContext } from 'react';

/** The running Foyer of the surrounding provider or widget. */
export const FoyerContext = createContext<FoyerSdk | null>(null);

/**
 * The surrounding SDK.
 * @throws where there is no `FoyerProvider` (or widget) around
 */
export function useSdk(): FoyerSdk {
  const sdk = useContext(FoyerContext);
  if (sdk === null) throw new Error('Foyer: put a <FoyerProvider> around this component.');
  return sdk;
}
