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
   * The settings that the loader reads from its script tag: `{ api: 'https://portal.example', brand: 'nordlicht', hrefCart: '/cart' }`.
   * Earlier settings of the page take precedence; an element's own attributes take precedence over both.
   */
  readonly settings?: PageSettings;
}

function addSettings(settings: PageSettings): void {
  const all = { ...settings, ...pageSettings() };
  const merged = isMock(all) && !all.withMock ? mockSettings(all) : all;
  Object.assign(globalThis, { [Symbol.for('foyer.settings')]: merged });
}

/** Defines the elements of all widgets; may be called repeatedly, by several bundles and with several prefixes. Does nothing on a server. */
export function defineAll({ prefix = 'foyer', only, settings }: DefineOptions = {}): void {
  if (globalThis.customElements === undefined) return;
  if (settings || prefix !== 'foyer') addSettings({ ...settings, prefix });
  for (const widget of features.flatMap(({ widgets }) => widgets)) {
    if (!only || only.includes(widget.tag)) defineElement(widget, prefix);
  }
  watchPage();
  // report a session named by the settings before there is an element; after a failure the next call of `Foyer` retries
  if (settings?.api || settings?.brand) Foyer.ready.catch(() => {});
}
