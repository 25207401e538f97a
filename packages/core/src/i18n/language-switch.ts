// @chunk guard
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { WritableAtom } from 'nanostores';
import type { AnyCall } from '../api/create-call.ts';
import { isDevelopment } from '../config/development.ts';
import type { Resource } from '../resources/resource.ts';
import { toLocaleCode } from './locale-code.ts';
import type { LocaleState, Localisation } from './localisation.ts';
import type { LocalisationDependencies } from './localisation-dependencies.ts';
import { nearestLocale } from './nearest-locale.ts';
import { pseudoLocales } from './pseudo-locales.ts';

/** Asks the server for its list; a failure gives an empty one. Answers whether it came. */
export async function fetchSupported(call: AnyCall, $locale: WritableAtom<LocaleState>): Promise<boolean> {
  const answer = await call('listLocales');
  const list = answer.ok && Array.isArray(answer.value) ? answer.value.filter(isText) : [];
  $locale.set({ ...$locale.get(), supported: list });
  return answer.ok;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Embedded widgets show bundled texts at once and take the server's when the browser has time; a portal does both in
 * its guard. Where the host names a locale the server lacks, the nearest one is used.
 */
export async function followServer(
  localisation: Localisation,
  isOver: () => boolean,
  { $userInfo, begun }: { readonly $userInfo: Resource<UserInfo> | undefined; readonly begun: string },
): Promise<() => void> {
  const list = await localisation.loadSupported();
  const { code } = localisation.$locale.get();
  if (isOver()) return stopped;
  const nearest = nearestLocale(code, list);
  await localisation.loadTexts(nearest);
  const isUnchanged = localisation.$locale.get().code === code;
  if (!isOver() && nearest !== code && isUnchanged) localisation.show(nearest);
  // who has said which language by now is right
  if (isOver() || !$userInfo || code !== begun || !isUnchanged) return stopped;
  return followAccount(localisation, $userInfo);
}

const stopped = () => {};

/** Shows the account's language, until the host or somebody in this tab says another one. Whoever acts as somebody keeps their own. */
function followAccount(localisation: Localisation, $userInfo: Resource<UserInfo>): () => void {
  let shown = localisation.$locale.get().code;
  return $userInfo.subscribe(({ data }) => {
    const isSaid = localisation.stored.get() !== null || localisation.$locale.get().code !== shown;
    if (!data || data.actor !== null || isSaid) return;
    const own = nearestLocale(data.user.locale, localisation.$locale.get().supported);
    if (own === shown) return;
    void localisation.loadTexts(own).then(() => {
      if (localisation.$locale.get().code !== shown) return;
      shown = own;
      localisation.show(own);
    });
  });
}

interface SwitchDependencies
  extends Pick<LocalisationDependencies, 'call' | 'keys' | 'memory' | 'isSignedIn' | 'user'>,
    Pick<Localisation, '$locale' | 'loadSupported' | 'loadTexts' | 'show'> {
  /** Whether no other switch was asked for since. */
  readonly isLatest: () => boolean;
}

const isPseudo = (code: string): boolean => isDevelopment && pseudoLocales.includes(code);

/** What a host page asks for; see {@link Localisation.showNearest}. */
export async function showNearest(
  wanted: string,
  parts: Pick<SwitchDependencies, 'loadSupported' | 'loadTexts' | 'show' | 'isLatest'>,
): Promise<void> {
  if (toLocaleCode(wanted) === null) {
    console.error(`Foyer: the locale "${wanted}" must look like "de_DE".`);
    return;
  }
  const list = await parts.loadSupported();
  const code = isPseudo(wanted) ? wanted : nearestLocale(wanted, list);
  await parts.loadTexts(code);
  if (parts.isLatest()) parts.show(code);
}

/** Fetches what is missing, then switches texts, document language and the user's setting at once. */
export async function switchLocale(wanted: string, parts: SwitchDependencies): Promise<void> {
  const { call, keys, memory, $locale } = parts;
  const list = await parts.loadSupported();
  const code = isPseudo(wanted) ? wanted : nearestLocale(wanted, list);
  await parts.loadTexts(code);
  if (!parts.isLatest()) return;
  memory.set(keys.previousLanguage, $locale.get().code);
  memory.set(keys.language, code);
  parts.show(code);
  // Who acts as another leaves that account's language alone; a manager in another company is the same person.
  const isAnother = parts.user()?.actor?.kind === 'impersonation';
  if (parts.isSignedIn() && !isAnother && !isPseudo(code))
    await call('setLocale', { body: { locale: code } });
}
