import type { SdkOptions } from '../options/sdk-options.ts';
import { allModesKey, languageKey, storageScope } from './storage-scope.ts';

/** Names of everything an SDK keeps in the browser (specification section 4; decision 0051). */
export interface SessionKeys {
  readonly selectedMode: string;
  readonly allModes: string;
  readonly expireTime: string;
  readonly selectedCompany: string;
  readonly originCompany: string;
  readonly isReadNews: string;
  readonly tokenCookie: string;
  readonly impersonateCookie: string;
  /** What the impersonate cookie holds, for when the browser has forgotten its cookies. */
  readonly impersonation: string;
  readonly language: string;
  readonly previousLanguage: string;
  readonly returnPath: string;
  readonly drafts: string;
  /** Begins the names of what is kept for one person. */
  readonly user: string;
  /** Of the refresh lock, the lease that stands in for it, and the channel between tabs. */
  readonly lock: string;
  /** Of the channel on which tabs say what is stale, and what stands in for it. */
  readonly stale: string;
  readonly suffix: string;
}

/** The specification's names, with a suffix for an SDK that has a brand or an API elsewhere. */
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
