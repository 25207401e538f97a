// @chunk guard
import type { WritableAtom } from 'nanostores';
import type { AnyCall } from '../api/create-call.ts';
import { isDevelopment } from '../config/development.ts';
import type { LocaleState, Localisation } from './localisation.ts';
import type { LocalisationDependencies } from './localisation-dependencies.ts';
import { nearestLocale } from './nearest-locale.ts';
import { pseudoLocales } from './pseudo-locales.ts';

/** Requests the server's list; a failure gives an empty one. Returns whether it succeeded. */
export async function fetchSupported(call: AnyCall, $locale: WritableAtom<LocaleState>): Promise<boolean> {
  const answer = await call('listLocales');
  const list = answer.ok && Array.isArray(answer.value) ? answer.value.filter(isText) : [];
  $locale.set({ ...$locale.get(), supported: list });
  return answer.ok;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Replaces the bundled texts of embedded widgets, which are shown at once, by the server's when the browser has time; in a portal the guard
 * does both. If the server lacks the locale that the host names, the nearest one is used.
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
  /** Whether no other switch was requested since. */
  readonly isLatest: () => boolean;
}

const isPseudo = (code: string): boolean => isDevelopment && pseudoLocales.includes(code);

/** Fetches the missing texts, then switches texts, document language and the user's setting together. */
export async function switchLocale(wanted: string, parts: SwitchDependencies): Promise<void> {
  const { call, keys, memory, $locale } = parts;
  const list = await parts.loadSupported();
  const code = isPseudo(wanted) ? wanted : nearestLocale(wanted, list);
  await parts.loadTexts(code);
  if (!parts.isLatest()) return;
  memory.set(keys.previousLanguage, $locale.get().code);
  memory.set(keys.language, code);
  parts.show(code);
  // An impersonator does not change the language of the account; a manager in another company is the same person.
  const isAnother = parts.user()?.actor?.kind === 'impersonation';
  if (parts.isSignedIn() && !isAnother && !isPseudo(code))
    await call('setLocale', { body: { locale: code } });
}
