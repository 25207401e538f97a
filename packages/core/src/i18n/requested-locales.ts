import type { ReadableAtom } from 'nanostores';
import { toLocaleCode } from './locale-code.ts';
import type { LocalePreference } from './locale-preference.ts';
import type { LocaleState, Localisation } from './localisation.ts';

interface Parts extends Pick<Localisation, 'show' | 'loadSupported' | 'loadTexts'> {
  readonly preference: LocalePreference;
  readonly $locale: ReadableAtom<LocaleState>;
  /** Begins a switch; the returned function tells whether no other has begun since. */
  readonly takeTurn: () => () => boolean;
  /** Whether nothing is rendered yet. */
  readonly isEmpty: () => boolean;
  /** Whether a choice of the user is under way. */
  readonly isChoosing: () => boolean;
}

/** Applies the languages requested by the host page and the account. The user's own choice takes precedence, also while it is under way. */
export function createRequestedLocales(parts: Parts): Pick<Localisation, 'showNearest' | 'showAccount'> {
  const { preference, $locale, show, takeTurn, isEmpty, isChoosing } = parts;
  const preferredLocale = () => preference.locale($locale.get().supported);
  const isShown = () => preferredLocale() === $locale.get().code;
  return {
    async showNearest(wanted, place) {
      if (wanted && toLocaleCode(wanted) === null) {
        console.error(`Foyer: the locale "${wanted}" must look like "de_DE".`);
        return;
      }
      preference.ask(wanted, place);
      if (isChoosing()) return;
      // widgets that are not rendered yet begin in the right language, so that they load no texts of another one
      if (isEmpty()) show(preferredLocale());
      // a check of the existing requests does not cancel a switch that is under way
      if (wanted === undefined && isShown()) return;
      const isLatest = takeTurn();
      if (isShown()) return;
      await parts.loadSupported();
      const code = preferredLocale();
      await parts.loadTexts(code);
      if (isLatest()) show(code);
    },
    showAccount(locale) {
      if (!preference.noteAccount(locale) || isChoosing() || isShown()) return;
      const code = preferredLocale();
      // at once: widgets that wait for the account appear in its language
      show(code);
      void parts.loadTexts(code);
    },
  };
}
