import { type FoyerSdk, getSdk, type SdkOptions } from '@foyer/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { SdkScope } from './sdk-scope.tsx';

/** Either a running SDK, or the options to make one from. */
export type FoyerProviderProps = (
  | ({ readonly sdk: FoyerSdk } & { readonly [K in keyof SdkOptions]?: never })
  | ({ readonly sdk?: never } & SdkOptions)
) & { readonly children: ReactNode };

/**
 * Gives every widget and hook below it one running Foyer: `<FoyerProvider apiBase="…" brand="nordlicht">`. Lingui's
 * `useLingui` and `<Trans>` read the same texts in the same language.
 */
export function FoyerProvider({ sdk, children, ...options }: FoyerProviderProps) {
  const [own] = useState(() => sdk ?? getSdk(options));
  const current = sdk ?? own;
  return (
    <SdkScope sdk={current}>
      <I18nProvider i18n={current.localisation.i18n}>{children}</I18nProvider>
    </SdkScope>
  );
}
