import { chooseLocale } from './choose-locale.ts';
import type { LocalisationDependencies } from './localisation-dependencies.ts';
import { pageLanguage } from './page-language.ts';

/** Notes the requested languages by source, and determines the locale to show. */
export interface LocalePreference {
  /** Sets the locale that a host requests: undefined keeps the previous one, null clears it. */
  ask(wanted: string | null | undefined, node: Node | undefined): void;
  /** Notes the language of the signed-in account. Returns whether it differs from the previous one. */
  noteAccount(locale: string): boolean;
  /** Returns the locale to show, of those that the server has listed. */
  locale(supported: readonly string[]): string;
}

export function createLocalePreference({
  wanted: first,
  place,
  memory,
  keys,
}: LocalisationDependencies): LocalePreference {
  let wanted: string | null | undefined = first;
  // the widget may be removed long before the SDK
  let from = place && new WeakRef(place);
  let account: string | null = null;
  return {
    ask(text, node) {
      if (text !== undefined) wanted = text;
      if (node) from = new WeakRef(node);
    },
    noteAccount(locale) {
      const isOther = locale !== account;
      account = locale;
      return isOther;
    },
    locale: (supported) =>
      chooseLocale(
        { chosen: memory.get(keys.language), wanted, page: pageLanguage(from?.deref()), account },
        supported,
      ),
  };
}
