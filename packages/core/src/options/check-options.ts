import { toLocaleCode } from '../i18n/locale-code.ts';
import { mockScenarioOf, mockScenarios } from '../mock/mock-scenario.ts';
import type { SdkOptions } from './sdk-options.ts';

/**
 * Checks options, and refuses invalid ones with the fault and the expected value.
 *
 * @throws TypeError for the developer of the host page.
 */
export function checkOptions(options: SdkOptions): SdkOptions {
  const refuse = (name: keyof SdkOptions, should: string): never => {
    throw new TypeError(`Foyer: the option "${name}" ${should}, not ${JSON.stringify(options[name])}.`);
  };
  const { apiBase = '', brand, locale, storageScope = '' } = options;
  if (`${apiBase}`.startsWith('mock:') && mockScenarioOf(apiBase) === null)
    refuse(
      'apiBase',
      `must be "mock:" or one of ${mockScenarios.map((name) => `"mock:${name}"`).join(', ')}`,
    );
  if (typeof apiBase !== 'string' || !isBase(apiBase)) {
    refuse('apiBase', 'must be empty, a path like "/portal" or an address like "https://portal.example"');
  }
  if (brand !== undefined && !(typeof brand === 'string' && /^[\w-]{0,64}$/.test(brand))) {
    refuse('brand', 'must be a brand id of letters, digits, "-" and "_"');
  }
  if (locale !== undefined && toLocaleCode(locale) === null) refuse('locale', 'must look like "de_DE"');
  if (!/^[\w.-]*$/.test(storageScope))
    refuse('storageScope', 'must consist of letters, digits, ".", "-" and "_"');
  for (const name of ['fetch', 'hrefFor', 'hasScreen'] as const) {
    if (options[name] !== undefined && typeof options[name] !== 'function')
      refuse(name, 'must be a function');
  }
  return options;
}

function isBase(text: string): boolean {
  if (text === '' || /^\/(?!\/)|^mock:/.test(text)) return true;
  try {
    return /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
  } catch {
    return false;
  }
}
