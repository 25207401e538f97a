import { features } from '@foyer/react/internal';
import { isMock, mockSettings } from './begin-mock.ts';
import { defineElement } from './define-element.ts';
import { Foyer, watchPage } from './host/foyer.ts';
import { type PageSettings, pageSettings } from './page-settings.ts';

export interface DefineOptions {
  /** First part of the tags. @default 'foyer' */
  readonly prefix?: string;
  /** Only these widgets, by tag without prefix. @default all */
  readonly only?: readonly string[];
  /**
   * What the loader's script tag says elsewhere: `{ api: 'https://portal.example', brand: 'nordlicht', hrefCart: '/cart' }`.
   * What was said first stays; an element's own attributes go before it.
   */
  readonly settings?: PageSettings;
}

function addSettings(settings: PageSettings): void {
  const all = { ...settings, ...pageSettings() };
  const own = isMock(all) && !all.withMock ? mockSettings(all) : all;
  Object.assign(globalThis, { [Symbol.for('foyer.settings')]: own });
}

/** Defines every widget's element; may be called again, by several bundles and with several prefixes. On a server it does nothing. */
export function defineAll({ prefix = 'foyer', only, settings }: DefineOptions = {}): void {
  if (globalThis.customElements === undefined) return;
  if (settings || prefix !== 'foyer') addSettings({ ...settings, prefix });
  for (const widget of features.flatMap(({ widgets }) => widgets)) {
    if (!only || only.includes(widget.tag)) defineElement(widget, prefix);
  }
  watchPage();
  // a session that the settings name is told of before there is an element; what failed is tried again when it is asked
  if (settings?.api || settings?.brand) Foyer.ready.catch(() => {});
}
