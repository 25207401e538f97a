import { type FoyerSdk, getSdk, type SdkOptions } from '@foyer/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { baseMessages } from '../i18n/base.messages.ts';
import { FoyerContext } from './foyer-context.ts';

/** Either a running SDK, or the options to make one from. */
export type FoyerProviderProps = (
  | ({ readonly sdk: FoyerSdk } & { readonly [K in keyof SdkOptions]?: never })
  | ({ readonly sdk?: never } & SdkOptions)
) & { readonly children: ReactNode };

/** Gives every widget and hook below it one running Foyer: `<FoyerProvider apiBase="…" brand="nordlicht">`. */
export function FoyerProvider({ sdk, children, ...options }: FoyerProviderProps) {
  const [own] = useState(() => sdk ?? getSdk(options));
  return <SdkScope sdk={sdk ?? own}>{children}</SdkScope>;
}

/** Makes an SDK and its texts the current ones. */
export function SdkScope({ sdk, children }: { sdk: FoyerSdk; children: ReactNode }) {
  // Before the first child is drawn, so that even a loading state has its text; a second time it does nothing.
  useMemo(() => void sdk.localisation.register(baseMessages), [sdk]);
  return (
    <FoyerContext value={sdk}>
      <I18nProvider i18n={sdk.localisation.i18n}>{children}</I18nProvider>
    </FoyerContext>
  );
}
