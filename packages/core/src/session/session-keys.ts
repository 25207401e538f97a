import type { SdkOptions } from '../options/sdk-options.ts';
import { allModesKey, languageKey, storageScope } from './storage-scope.ts';

/** Names of everything that an SDK stores in the browser (specification section 4; decision 0051). */
export interface SessionKeys {
  readonly selectedMode: string;
  readonly allModes: string;
  readonly expireTime: string;
  readonly selectedCompany: string;
  readonly originCompany: string;
  readonly isReadNews: string;
  readonly tokenCookie: string;
  readonly impersonateCookie: string;
  /** Copy of the impersonate cookie, for when the browser has dropped its cookies. */
  readonly impersonation: string;
  readonly language: string;
  readonly previousLanguage: string;
  readonly returnPath: string;
  readonly drafts: string;
  /** Prefix of the names of a person's data. */
  readonly user: string;
  /** Name of the refresh lock, the lease that replaces it, and the channel between tabs. */
  readonly lock: string;
  /** Name of the channel on which tabs report invalidated reads, and of its replacement. */
  readonly stale: string;
  readonly suffix: string;
}

/** Returns the specification's names, with a suffix for an SDK with a brand or another API. */
export function sessionKeys(options: SdkOptions): SessionKeys {
  const suffix = storageScope(options);
  return {
    selectedMode: `USER_ACCESS_SELECTED_MODE${suffix}`,
    allModes: allModesKey(suffix),
    expireTime: `USER_ACCESS_EXPIRE_TIME${suffix}`,
    selectedCompany: `USER_ACCESS_SELECTED_COMPANY${suffix}`,
    originCompany: `USER_ORIGIN_COMPANY_ID${suffix}`,
    isReadNews: `USER_IS_READ_NEWS${suffix}`,
    tokenCookie: `USER_ACCESS_TOKEN${suffix}`,
    impersonateCookie: `USER_IMPERSONATE${suffix}`,
    impersonation: `foyer.impersonation${suffix}`,
    language: languageKey(suffix),
    previousLanguage: `USER_PREVIOUS_LANGUAGE${suffix}`,
    returnPath: `foyer.return-path${suffix}`,
    drafts: `foyer.draft${suffix}.`,
    user: `foyer.user${suffix}.`,
    lock: `foyer.refresh${suffix}`,
    stale: `foyer.stale${suffix}`,
    suffix,
  };
}
