// @chunk guard
import type { WritableAtom } from 'nanostores';
import type { AnyCall } from '../api/create-call.ts';
import { isDevelopment } from '../config/development.ts';
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
export async function followServer(localisation: Localisation, isOver: () => boolean): Promise<void> {
  await localisation.loadSupported();
  if (isOver()) return;
  await localisation.showNearest();
  if (!isOver()) await localisation.loadTexts(localisation.$locale.get().code);
}

interface SwitchDependencies
  extends Pick<LocalisationDependencies, 'call' | 'keys' | 'memory' | 'isSignedIn' | 'user'>,
    Pick<Localisation, '$locale' | 'loadSupported' | 'loadTexts' | 'show'> {
  /** Whether no other switch was asked for since. */
  readonly isLatest: () => boolean;
}

const isPseudo = (code: string): boolean => isDevelopment && pseudoLocales.includes(code);

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
