import { DEFAULT_LOCALE, toLocaleCode } from '../i18n/locale-code.ts';
import { allModesKey, languageKey, storageScope } from '../session/storage-scope.ts';
import { readStored } from '../storage/safe-storage.ts';
import type { SdkOptions } from './sdk.ts';
import { instances } from './sdk-instances.ts';
import { sdkKey } from './sdk-key.ts';

/** The locale an SDK starts with: the one it is given, the user's choice in this tab, the page's. */
export const startLocale = ({ locale }: SdkOptions, chosen: string | null): string =>
  toLocaleCode(locale) ??
  toLocaleCode(chosen) ??
  toLocaleCode(globalThis.document?.documentElement.lang) ??
  DEFAULT_LOCALE;

/** What is known of an SDK before it starts. */
export interface FirstLook {
  readonly key: string;
  readonly locale: string;
  /** Nobody is signed in, and no SDK runs that could know better. */
  readonly isSignedOut: boolean;
}

/** Looks at what an SDK of these options would start with, without starting it. For browsers. */
export function lookAhead(options: SdkOptions): FirstLook {
  const key = sdkKey(options);
  const scope = storageScope(options);
  return {
    key,
    locale: startLocale(
      options,
      readStored(() => sessionStorage, languageKey(scope)),
    ),
    isSignedOut: !instances().has(key) && readStored(() => localStorage, allModesKey(scope)) === null,
  };
}
