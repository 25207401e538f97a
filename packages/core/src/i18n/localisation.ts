import type { I18n } from '@lingui/core';
import type { ReadableAtom } from 'nanostores';

export interface LocaleState {
  /** `de_DE` */
  readonly code: string;
  /** BCP 47, `de-DE`, for Intl and the lang attribute. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Locales that the server listed; empty where that failed. */
  readonly supported: readonly string[];
}

/** ICU messages by id. A bundle may contain raw text or messages compiled at build time. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;
/** Texts that belong together: German is bundled, other languages are loaded on demand. */
export interface CatalogueSource {
  /** Prefix of the ids: `orders.order-list`. A catalogue is registered once under this name. */
  readonly name: string;
  readonly de: Catalogue;
  /** Loads another language by its code, `en`; undefined for a language that it does not have. */
  readonly others: (language: string) => Promise<{ readonly default: Catalogue }> | undefined;
  /** Catalogue whose texts these need as well, such as the one of the feature; registered together. */
  readonly within?: CatalogueSource | undefined;
}

export interface Localisation {
  readonly $locale: ReadableAtom<LocaleState>;
  readonly i18n: I18n;
  /** Registers texts and resolves when those of the active locale are loaded. Idempotent. */
  register(source: CatalogueSource): Promise<void>;
  /** Whether the texts are registered and those of the active locale are loaded. */
  isReady(source: CatalogueSource): boolean;
  /** Fetches the missing texts, then switches texts, document language and the user's setting together. */
  setLocale(code: string): Promise<void>;
  /** Rises with every change of texts; subscribe to re-render. */
  readonly $version: ReadableAtom<number>;
  /** Loads the list of supported locales, once; empty where that failed. */
  loadSupported(): Promise<readonly string[]>;
  /** Loads bundled and server texts of a locale, merged; a failure is logged and leaves the bundled ones. */
  loadTexts(code: string, brandingId?: string): Promise<void>;
  /**
   * Shows the supported locale nearest to the one that a host page requests, without storing it; the user's choice takes precedence. Null
   * removes the request: then the page's language counts, else the account's. Undefined evaluates the requests again. A text that is not a
   * locale is logged and changes nothing.
   *
   * @param place - Node of the widgets in the page, whose `lang` counts from now on
   */
  showNearest(wanted?: string | null, place?: Node): Promise<void>;
  /** Notes the language of the signed-in account, and shows it where no other language is requested. */
  showAccount(locale: string): void;
  /** Shows a locale with the texts that are loaded, without waiting and without storing it. */
  show(code: string): void;
  /** The language that the user chose in this tab (session storage), or null. */
  readonly stored: { get(): string | null; forget(): void };
}
