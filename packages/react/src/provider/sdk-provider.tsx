import type { FoyerSdk } from '@foyer/core';
import { type ReactNode, useMemo } from 'react';
import { firstMessages } from '../i18n/first/first.messages.ts';
import { FoyerContext } from './foyer-context.ts';

/** Provides an SDK to the components below. */
export function SdkProvider({ sdk, children }: { readonly sdk: FoyerSdk; readonly children: ReactNode }) {
  // Before the first child is drawn, so that even a loading state has its text; repeated calls do nothing.
  useMemo(() => void sdk.localisation.register(firstMessages), [sdk]);
  return <FoyerContext value={sdk}>{children}</FoyerContext>;
}
