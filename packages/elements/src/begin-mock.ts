import { withMock } from '@foyer/core';
import { type PageSettings, pageSettings } from './page-settings.ts';

/** Whether a page asks no server. */
export const isMock = ({ api }: PageSettings): boolean => api?.startsWith('mock:') ?? false;

/**
 * Settings by which every element whose API is `mock:` is answered without a server; the scenario that the page names becomes part
 * of the address. All elements of one address and brand share an SDK, so its options are made once.
 */
export function mockSettings(settings: PageSettings = pageSettings()): PageSettings {
  const made = new Map<string, ReturnType<typeof withMock>>();
  return {
    ...settings,
    api: settings.api === 'mock:' && settings.scenario ? `mock:${settings.scenario}` : (settings.api ?? ''),
    withMock(options) {
      const key = `${options.apiBase} ${options.brand}`;
      const mockOptions = made.get(key) ?? withMock(options);
      made.set(key, mockOptions);
      return mockOptions;
    },
  };
}
