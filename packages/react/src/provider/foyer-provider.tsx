import { type FoyerSdk, followFavicon, getSdk, ownAddress, type SdkOptions } from '@foyer/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SdkProvider } from './sdk-provider.tsx';

/** Either a running SDK, or options to create one. */
export type FoyerProviderProps = (
  | ({ readonly sdk: FoyerSdk } & { readonly [K in keyof SdkOptions]?: never })
  | ({ readonly sdk?: never } & SdkOptions)
) & { readonly children: ReactNode };

/**
 * Returns the SDK with this provider's own addresses: the shared SDK may have been created by an element or another provider, and
 * `hrefFor` must be that of the latest render.
 */
function useAddresses(sdk: FoyerSdk, hrefFor: SdkOptions['hrefFor']): FoyerSdk {
  const latest = useRef(hrefFor);
  latest.current = hrefFor;
  const hasOwn = hrefFor !== undefined;
  return useMemo(
    () => (hasOwn ? { ...sdk, href: (target) => ownAddress(latest.current?.(target)) } : sdk),
    [sdk, hasOwn],
  );
}

/**
 * Provides all widgets and hooks below it with one running Foyer: `<FoyerProvider apiBase="…" brand="nordlicht">`. Lingui's
 * `useLingui` and `<Trans>` read the same texts in the same language.
 */
export function FoyerProvider({ sdk, children, ...options }: FoyerProviderProps) {
  const [providedSdk] = useState(() => sdk ?? getSdk(options));
  const current = useAddresses(sdk ?? providedSdk, options.hrefFor);
  useEffect(() => followFavicon(sdk ?? providedSdk), [sdk, providedSdk]);
  return (
    <SdkProvider sdk={current}>
      <I18nProvider i18n={current.localisation.i18n}>{children}</I18nProvider>
    </SdkProvider>
  );
}
