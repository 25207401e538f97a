import type { I18n } from '@lingui/core';
import type { ReadableAtom } from 'nanostores';

export interface LocaleState {
  /** `de_DE` */
  readonly code: string;
  /** BCP 47, `de-DE`, for Intl and the lang attribute. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** As the server listed them; empty where that failed. */
  readonly supported: readonly string[];
}

/** ICU messages by id. A bundle may be raw text or compiled at build. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;
/** Texts that lie together: German is bundled, the others are loaded when needed. */
export interface CatalogueSource {
  /** What its ids begin with: `orders.order-list`. Registered once under this name. */
  readonly name: string;
  readonly de: Catalogue;
  /** Loads another language by its code, `en`; nothing for one that it does not have. */
  readonly others: (language: string) => Promise<{ readonly default: Catalogue }> | undefined;
  /** Texts that these need beside them, such as those of the feature; registered with them. */
  readonly within?: CatalogueSource | undefined;
}

export interface Localisation {
  readonly $locale: ReadableAtom<LocaleState>;
  readonly i18n: I18n;
  /** Registers texts and resolves when the active locale's are there. Idempotent. */
  register(source: CatalogueSource): Promise<void>;
  /** Whether they are registered and the active locale's are there. */
  isReady(source: CatalogueSource): boolean;
  /** Fetches what is missing, then switches texts, document language and the user's setting at once. */
  setLocale(code: string): Promise<void>;
  /** Bumps on every change of texts; subscribe to re-render. */
  readonly $version: ReadableAtom<number>;
  /** Loads the list of supported locales, once; empty where that failed. */
  loadSupported(): Promise<readonly string[]>;
  /** Loads bundled and server texts of a locale, merged; a failure is logged and leaves the bundled ones. */
  loadTexts(code: string, brandingId?: string): Promise<void>;
  /**
   * Shows the nearest locale there is to what a host page asks for, without remembering it; what the user chose goes before it. Null
   * takes back what was asked for: the page's language then counts, else the account's. Nothing asks to look at these anew. What is no
   * locale is logged and changes nothing.
   *
   * @param place - where the widgets stand whose `lang` counts from now on
   */
  showNearest(wanted?: string | null, place?: Node): Promise<void>;
  /** Notes the language of the account that is signed in, and shows it where nobody has said another one. */
  showAccount(locale: string): void;
  /** Shows a locale with the texts that are there, without waiting and without remembering it. */
  show(code: string): void;
  /** The language the user chose in this tab (session storage), or null. */
  readonly stored: { get(): string | null; forget(): void };
}
