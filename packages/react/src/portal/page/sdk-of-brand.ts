import { buildPortalPath, type FoyerSdk, getSdk, type NavigationTarget, toLocaleCode } from '@foyer/core';

/** Returns the SDK of a brand, or of the default one. Its links stay below the brand and the active locale. */
export function sdkOfBrand(brand: string | null): FoyerSdk {
  const locale = toLocaleCode(location.pathname.split('/')[1]);
  const sdk: FoyerSdk = getSdk({
    ownsDocument: true,
    // one session for all brands, under the exact names of the specification
    storageScope: '',
    ...(brand ? { brand } : {}),
    ...(locale ? { locale } : {}),
    hrefFor: (target: NavigationTarget) =>
      buildPortalPath(target, { locale: sdk.localisation.$locale.get().code, brand }),
  });
  return sdk;
}
