import type { SdkOptions } from '../sdk/sdk.ts';

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
  readonly language: string;
  readonly previousLanguage: string;
  readonly wayBack: string;
  readonly drafts: string;
  /** Of the refresh lock, the lease that stands in for it, and the channel between tabs. */
  readonly lock: string;
  readonly suffix: string;
}

/** The specification's names, with a suffix for an SDK that has a brand or an API elsewhere. */
export function sessionKeys(options: SdkOptions): SessionKeys {
  const suffix = options.storageScope ?? defaultScope(options);
  return {
    selectedMode: `USER_ACCESS_SELECTED_MODE${suffix}`,
    allModes: `USER_ACCESS_ALL_MODE${suffix}`,
    expireTime: `USER_ACCESS_EXPIRE_TIME${suffix}`,
    selectedCompany: `USER_ACCESS_SELECTED_COMPANY${suffix}`,
    originCompany: `USER_ORIGIN_COMPANY_ID${suffix}`,
    isReadNews: `USER_IS_READ_NEWS${suffix}`,
    tokenCookie: `USER_ACCESS_TOKEN${suffix}`,
    impersonateCookie: `USER_IMPERSONATE${suffix}`,
    language: `USER_LANGUAGE${suffix}`,
    previousLanguage: `USER_PREVIOUS_LANGUAGE${suffix}`,
    wayBack: `foyer.way-back${suffix}`,
    drafts: `foyer.draft${suffix}.`,
    lock: `foyer.refresh${suffix}`,
    suffix,
  };
}

function defaultScope({ apiBase = '', brand = '' }: SdkOptions): string {
  const api = apiOrigin(apiBase);
  return `${api === '' ? '' : `.${api}`}${brand === '' ? '' : `.${brand}`}`;
}

/** The API's address without scheme, empty for the page's own origin. Cookie names allow letters, digits, - . _ only. */
function apiOrigin(apiBase: string): string {
  const own = globalThis.location?.origin;
  const base = apiBase.replace(/\/+$/, '');
  const rest = own && own !== 'null' && base.startsWith(own) ? base.slice(own.length) : base;
  return rest.replace(/^https?:\/\//, '').replace(/[^\w.-]+/g, '_');
}
