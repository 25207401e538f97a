import { chooseLocale } from '../i18n/choose-locale.ts';
import { toLocaleCode } from '../i18n/locale-code.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { allModesKey, languageKey, storageScope } from '../session/storage-scope.ts';
import { readStored } from '../storage/read-stored.ts';
import { sdkKey } from './sdk-key.ts';
import { sdkRegistry } from './sdk-registry.ts';

/** The locale an SDK starts with. That of a portal stands in its address, which the guard judges. */
export const startLocale = (
  { locale, languageFrom, ownsDocument = false }: SdkOptions,
  chosen: string | null,
): string =>
  (ownsDocument ? toLocaleCode(locale) : null) ??
  chooseLocale({ chosen, wanted: locale, page: pageLanguage(languageFrom) });

/** What is known of an SDK before it starts. */
export interface InitialState {
  readonly key: string;
  readonly locale: string;
  /** Nobody is signed in, and no SDK runs that could know better. */
  readonly isSignedOut: boolean;
}

/** Looks at what an SDK of these options would start with, without starting it. For browsers. */
export function readInitialState(options: SdkOptions): InitialState {
  const key = sdkKey(options);
  const scope = storageScope(options);
  return {
    key,
    locale: startLocale(
      options,
      readStored(() => sessionStorage, languageKey(scope)),
    ),
    isSignedOut: !sdkRegistry().has(key) && readStored(() => localStorage, allModesKey(scope)) === null,
  };
}
