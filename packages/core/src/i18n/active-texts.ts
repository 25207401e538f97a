import { setupI18n } from '@lingui/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { AnyCall } from '../api/create-call.ts';
import { isDevelopment } from '../config/development.ts';
import { PSEUDO_LOCALE, PSEUDO_LOCALE_RTL } from './locale-code.ts';
import type { LocaleState } from './localisation.ts';
import type { ServerTexts } from './server-texts.ts';
import { createTexts } from './texts.ts';

/** Creates the texts of the active locale: the server's override the features' own, which override German. */
export function createActiveTexts(call: AnyCall, $locale: ReadableAtom<LocaleState>) {
  const $version = atom(0);
  const i18n = setupI18n({ missing: createMissing() });
  const texts = createTexts(apply);
  let server: ServerTexts | undefined;
  let brandingId: string | undefined;
  let pseudo: typeof import('./pseudo.ts').toPseudo | null = null;

  function apply() {
    const { code, tag } = $locale.get();
    const messages = { ...texts.merged(code), ...server?.of(code, brandingId) };
    const shown =
      isDevelopment && pseudo && (code === PSEUDO_LOCALE || code === PSEUDO_LOCALE_RTL)
        ? pseudo(messages, code === PSEUDO_LOCALE_RTL)
        : messages;
    i18n.loadAndActivate({ locale: code, locales: tag, messages: shown });
    $version.set($version.get() + 1);
  }
  const applyIf = (code: string) => {
    if ($locale.get().code === code) apply();
  };
  async function loadFromServer(code: string): Promise<void> {
    const forBranding = brandingId;
    const module = await import('./server-texts.ts').catch(() => null);
    if (!module) return console.error('Foyer: the texts of the server could not be loaded.');
    server ??= module.createServerTexts(call);
    await server.load(code, forBranding, () => applyIf(code));
  }
  return {
    $version,
    i18n,
    texts,
    apply,
    applyIf,
    async load(code: string, forBranding: string | undefined): Promise<void> {
      brandingId = forBranding;
      if (isDevelopment && (code === PSEUDO_LOCALE || code === PSEUDO_LOCALE_RTL)) {
        pseudo ??= (await import('./pseudo.ts')).toPseudo;
        await texts.load(code);
      } else await Promise.all([texts.load(code), loadFromServer(code)]);
      applyIf(code);
    },
  };
}

/** Returns an empty text for a text that is missing even in German, so that a reader never sees an id; reported to developers once. */
function createMissing() {
  const reported = new Set<string>();
  return (locale: string, id: string): string => {
    if (!reported.has(id)) console.error(`Foyer: no text "${id}" in ${locale}.`);
    reported.add(id);
    return '';
  };
}
