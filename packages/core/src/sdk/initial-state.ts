import { chooseLocale } from '../i18n/choose-locale.ts';
import { toLocaleCode } from '../i18n/locale-code.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { allModesKey, languageKey, storageScope } from '../session/storage-scope.ts';
import { readStored } from '../storage/read-stored.ts';
import { sdkKey } from './sdk-key.ts';
import { sdkRegistry } from './sdk-registry.ts';

/** Returns the locale that an SDK starts with. A portal's locale is part of its URL, which the guard evaluates. */
export const startLocale = (
  { locale, languageFrom, ownsDocument = false }: SdkOptions,
  chosen: string | null,
): string =>
  (ownsDocument ? toLocaleCode(locale) : null) ??
  chooseLocale({ chosen, wanted: locale, page: pageLanguage(languageFrom) });

/** Facts about an SDK that are known before it starts. */
export interface InitialState {
  readonly key: string;
  readonly locale: string;
  /** Whether nobody is signed in and no SDK is running that could know more. */
  readonly isSignedOut: boolean;
}

/** Returns the initial state of an SDK with these options, without starting it. For browsers. */
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
