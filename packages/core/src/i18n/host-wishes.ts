import type { ReadableAtom } from 'nanostores';
import { toLocaleCode } from './locale-code.ts';
import type { LocaleState, Localisation } from './localisation.ts';
import type { SaidLocale } from './said-locale.ts';

interface Parts extends Pick<Localisation, 'show' | 'loadSupported' | 'loadTexts'> {
  readonly said: SaidLocale;
  readonly $locale: ReadableAtom<LocaleState>;
  /** Begins a switch; answers whether no other has begun since. */
  readonly takeTurn: () => () => boolean;
  /** Nothing is drawn yet. */
  readonly isEmpty: () => boolean;
  /** A choice of the user is on its way. */
  readonly isChoosing: () => boolean;
}

/** Shows what host page and account say of the language. The user's own choice goes first, also while it is on its way. */
export function createHostWishes(parts: Parts): Pick<Localisation, 'showNearest' | 'showAccount'> {
  const { said, $locale, show, takeTurn, isEmpty, isChoosing } = parts;
  const saidLocale = () => said.locale($locale.get().supported);
  const isShown = () => saidLocale() === $locale.get().code;
  return {
    async showNearest(wanted, place) {
      if (wanted && toLocaleCode(wanted) === null) {
        console.error(`Foyer: the locale "${wanted}" must look like "de_DE".`);
        return;
      }
      said.ask(wanted, place);
      if (isChoosing()) return;
      // what is not drawn yet begins in the right language, so that it reads nothing in another one
      if (isEmpty()) show(saidLocale());
      // a look at what has been said ends no switch that is under way
      if (wanted === undefined && isShown()) return;
      const isLatest = takeTurn();
      if (isShown()) return;
      await parts.loadSupported();
      const code = saidLocale();
      await parts.loadTexts(code);
      if (isLatest()) show(code);
    },
    showAccount(locale) {
      if (!said.noteAccount(locale) || isChoosing() || isShown()) return;
      const code = saidLocale();
      // at once: whoever waits for the account reads in its language
      show(code);
      void parts.loadTexts(code);
    },
  };
}
