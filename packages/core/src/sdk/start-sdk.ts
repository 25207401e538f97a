import type { CallInput, CallOutput } from '@foyer/contract';
import type { Environment } from '@foyer/contract/environment/environment.contract';
import type { OperationName } from '@foyer/contract/routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { Call, Endpoint } from '../api/call.ts';
import { createBranding } from '../branding/create-branding.ts';
import { createLocalisation } from '../i18n/create-localisation.ts';
import { toTag } from '../i18n/locale-code.ts';
import { createLiveReads } from '../live/live-reads.ts';
import { createNewsMark } from '../menu/news-mark.ts';
import { ownAddress } from '../navigation/own-address.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createResources } from '../resources/create-resources.ts';
import type { Resource } from '../resources/resource.ts';
import { openBrowserStores } from '../session/browser-stores.ts';
import { createSession } from '../session/create-session.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { createUserStorage } from '../storage/user-storage.ts';
import { followLanguage } from './follow-language.ts';
import { startLocale } from './initial-state.ts';
import type { FoyerSdk } from './sdk.ts';
import { sdkKey } from './sdk-key.ts';

type Running = ReturnType<typeof createSession>;

/** Returns the browser's stores, including those of the signed-in user. */
const storageOf = (
  { local, session }: ReturnType<typeof openBrowserStores>,
  keys: ReturnType<typeof sessionKeys>,
  owner: Running['owner'],
): FoyerSdk['storage'] => ({
  local,
  session,
  user: createUserStorage(local, keys.user, owner),
  drafts: { prefix: keys.drafts, owner },
});

/** Creates a separate SDK from valid options. No browser API is used before it is needed. */
export function startSdk({ languageFrom, ...options }: SdkOptions): FoyerSdk {
  const { apiBase = '', ownsDocument = false } = options;
  const brand = options.brand || undefined;
  const keys = sessionKeys(options);
  const stores = openBrowserStores(options);
  const initial = startLocale({ ...options, languageFrom }, stores.session.get(keys.language));

  const language = () => localisation?.$locale.get().tag ?? toTag(initial);
  const onStale = (names: readonly OperationName[]) => resources.invalidate(names);
  const loadUser = () => $userInfo.load();
  const running = createSession({ options, language, keys, stores, loadUser, onStale });
  const { session, call, isSignedIn } = running;

  const live = createLiveReads({
    options,
    freshToken: session.freshToken,
    onChange: running.onChange,
    invalidate: (names, id) => resources.invalidate(names, id),
  });
  const resources = createResources(call, isSignedIn, live.add);
  const $userInfo = resources.get('getUserInfo', { query: { brand } }) as Resource<UserInfo>;
  const $environment = resources.get('getEnvironment', { query: { brand } }) as Resource<Environment>;
  const ends: (() => void)[] = [running.onChange(() => resources.reset())];
  const $branding = createBranding([$userInfo, $environment] as const, apiBase);

  const user = () => $userInfo.value?.data;
  const localisation = createLocalisation({
    call,
    isSignedIn,
    user,
    keys,
    memory: stores.session,
    initial,
    ownsDocument,
    wanted: options.locale,
    place: languageFrom,
    brandingId: () => user()?.branding?.id ?? brand,
  });
  ends.push(followLanguage(localisation, $userInfo, options));
  const news = createNewsMark($userInfo, stores.local, keys.isReadNews);

  return {
    key: sdkKey(options),
    options,
    call: call as Call,
    session,
    localisation,
    $userInfo,
    $environment,
    $branding,
    storage: storageOf(stores, keys, running.owner),
    resource: <N extends OperationName>(name: N, input?: CallInput<Endpoint<N>>) =>
      resources.get(name, input) as Resource<CallOutput<Endpoint<N>>>,
    invalidate: (...names) => resources.invalidate(names),
    href: (target) => ownAddress(options.hrefFor?.(target)),
    hasScreen: (route) => options.hasScreen?.(route) ?? true,
    $hasUnreadNews: news.$hasUnreadNews,
    markNewsRead: news.markRead,
    destroy() {
      for (const end of ends) end();
      live.close();
      resources.close();
      running.close();
    },
  };
}
