import { isHeldBy, type Permission } from '@foyer/contract/role-permissions';
import type { OperationName, routes } from '@foyer/contract/routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { isDue } from '../session/expiry.ts';
import type { SessionState } from '../session/session.ts';
import { callToken } from '../session/session-record.ts';
import { askAs } from './ask-as.ts';
import type { FollowedRecord } from './follow-record.ts';

/** What a widget shows: a read without parameters, for whoever the row of the permission table means. */
export interface LightRead {
  readonly name: OperationName;
  /** Its path below the API's root. */
  readonly path: string;
  readonly access: Permission;
}

/** What the server has said. */
export interface LightAnswers {
  /** Who is signed in; undefined while that is not known. */
  readonly user?: UserInfo;
  /** The answer of the read; undefined while there is none. */
  readonly answer?: unknown;
  /** As the server sends it, unchecked; undefined for the default. */
  readonly primaryColor?: string | undefined;
  /** Whether everything is known that there is to know. */
  readonly isSettled?: boolean;
}

type Branded = { readonly branding?: { readonly primaryColor: string } | null };

/** Written out for size: a page with light widgets alone has no table of all paths. */
const userInfoPath: (typeof routes)['getUserInfo'][1] = '/user-info';
const environmentPath: (typeof routes)['getEnvironment'][1] = '/environment';

/** Whether whoever is signed in may see what the read is about; false while that is not known. */
export function mayRead({ access }: LightRead, state: SessionState, info: UserInfo | undefined): boolean {
  const { mode, isImpersonating } = state;
  return (
    info !== undefined && mode !== null && isHeldBy(access, { roles: info.user.roles, mode, isImpersonating })
  );
}

/** The language that whoever is signed in brings along; whoever acts as somebody keeps their own. */
export const accountLocale = (info: UserInfo | undefined): string | undefined =>
  info?.actor ? undefined : info?.user.locale;

/** Asks who is signed in, then what they may see, then for the brand where the person has none. `onLearnt` hears of each answer. */
export function createAnswers(
  options: SdkOptions,
  read: LightRead,
  current: FollowedRecord,
  { onLearnt, needSdk }: { readonly onLearnt: () => void; readonly needSdk: () => void },
) {
  const { brand } = options;
  const ofBrand = brand ? `?${new URLSearchParams({ brand })}` : '';
  let known: LightAnswers = {};
  let loadedAt = 0;
  let turn = 0;

  async function load(): Promise<void> {
    turn += 1;
    const own = turn;
    /** Whether the answer still counts. */
    const isLearnt = (more: LightAnswers) => {
      if (own !== turn) return false;
      known = { ...known, ...more };
      onLearnt();
      return true;
    };
    const record = current.record();
    const token = record && callToken(record);
    if (record === null) return void isLearnt({ isSettled: true });
    if (token === null || isDue(record, Date.now())) return needSdk();
    const locale = chooseLocale({
      chosen: current.chosenLocale(),
      wanted: options.locale,
      page: pageLanguage(options.languageFrom),
      account: accountLocale(known.user),
    });
    const ask = (path: string, by: string | null) => askAs({ ...options, locale }, path, by);
    try {
      const user = (await ask(userInfoPath + ofBrand, token)) as UserInfo;
      // what is no answer of this API is told by an SDK
      if (!user.user) return needSdk();
      const { primaryColor } = user.branding ?? known;
      if (!isLearnt({ user, primaryColor })) return;
      const answer = mayRead(read, current.state(), user) ? await ask(read.path, token) : undefined;
      if (own === turn) loadedAt = Date.now();
      if (!isLearnt({ answer, isSettled: true }) || user.branding) return;
      const { branding } = (await ask(environmentPath + ofBrand, null)) as Branded;
      isLearnt({ primaryColor: branding?.primaryColor });
    } catch {
      if (own === turn) needSdk();
    }
  }
  return {
    load,
    known: () => known,
    loadedAt: () => loadedAt,
    /** Another person, or nobody. */
    forget: () => {
      known = {};
    },
    /** What is on its way counts no longer. */
    close: () => {
      turn += 1;
    },
  };
}
