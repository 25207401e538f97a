import { setupI18n } from '@lingui/core';
import { atom } from 'nanostores';
import type { AnyCall } from '../api/create-call.ts';
import { wait } from '../api/retry.ts';
import { isDevelopment } from '../config/development.ts';
import type { LocaleState, Localisation } from '../sdk/sdk.ts';
import type { SafeStorage } from '../session/safe-storage.ts';
import type { SessionKeys } from '../session/session-keys.ts';
import { directionOf, nearestLocale, PSEUDO_LOCALE, toLocaleCode, toTag } from './locale-code.ts';
import { createServerTexts } from './server-texts.ts';
import { createTexts } from './texts.ts';

/** A switch of language waits this many milliseconds for the server's texts; later ones are merged when they come. */
const LONGEST_WAIT = 3000;

export interface LocalisationParts {
  readonly call: AnyCall;
  readonly isSignedIn: () => boolean;
  readonly brandingId: () => string | undefined;
  readonly keys: SessionKeys;
  readonly memory: SafeStorage;
  readonly initial: string;
  readonly ownsDocument: boolean;
}

export function createLocalisation(parts: LocalisationParts): Localisation {
  const { call, keys, memory } = parts;
  const $locale = atom(stateOf(parts.initial, []));
  const $version = atom(0);
  const i18n = setupI18n({ missing });
  const texts = createTexts(apply);
  const server = createServerTexts(call);
  let brandingId = parts.brandingId();
  let supported: Promise<readonly string[]> | null = null;
  let switches = 0;
  let pseudo: typeof import('./pseudo.ts').toPseudo | null = null;

  function apply() {
    const { code, tag } = $locale.get();
    const own = texts.merged(code);
    const messages = { ...own, ...server.of(code, brandingId) };
    const shown = code === PSEUDO_LOCALE && pseudo ? pseudo(messages) : messages;
    i18n.loadAndActivate({ locale: code, locales: tag, messages: shown });
    $version.set($version.get() + 1);
  }
  function activate(code: string) {
    if (code !== $locale.get().code) switches += 1;
    $locale.set(stateOf(code, $locale.get().supported));
    apply();
    if (parts.ownsDocument && globalThis.document) {
      document.documentElement.lang = toTag(code);
      document.documentElement.dir = directionOf(code);
    }
  }
  async function loadTexts(code: string, forBranding = parts.brandingId()): Promise<void> {
    brandingId = forBranding;
    if (isDevelopment && code === PSEUDO_LOCALE) {
      pseudo ??= (await import('./pseudo.ts')).toPseudo;
      await texts.load(code);
    } else {
      const fromServer = server.load(code, forBranding);
      await Promise.all([texts.load(code), Promise.race([fromServer, wait(LONGEST_WAIT)])]);
      if (!server.has(code, forBranding)) void fromServer.then(applyIf(code));
    }
    applyIf(code)();
  }
  const applyIf = (code: string) => () => {
    if ($locale.get().code === code) apply();
  };

  async function setLocale(wanted: string): Promise<void> {
    const turn = ++switches;
    const list = await loadSupported();
    const isPseudo = isDevelopment && wanted === PSEUDO_LOCALE;
    const code = isPseudo ? wanted : nearestLocale(wanted, list);
    await loadTexts(code);
    if (turn !== switches) return;
    memory.set(keys.previousLanguage, $locale.get().code);
    memory.set(keys.language, code);
    activate(code);
    if (parts.isSignedIn() && !isPseudo) await call('setLocale', { body: { locale: code } });
  }

  function loadSupported(): Promise<readonly string[]> {
    supported ??= call('listLocales').then((answer) => {
      const list = answer.ok && Array.isArray(answer.value) ? answer.value.filter(isText) : [];
      if (!answer.ok) supported = null;
      $locale.set({ ...$locale.get(), supported: list });
      return list;
    });
    return supported;
  }

  activate(parts.initial);
  return {
    ...{ $locale, $version, i18n, setLocale, loadSupported, loadTexts },
    show: activate,
    isReady: (feature) => texts.isReady(feature, $locale.get().code),
    async register(source) {
      const { code } = $locale.get();
      if (!texts.has(source.feature)) {
        texts.add(source);
        apply();
      }
      if (texts.isReady(source.feature, code)) return;
      await texts.load(code, source.feature);
      applyIf(code)();
    },
    stored: {
      get: () => toLocaleCode(memory.get(keys.language)),
      forget: () => memory.remove(keys.language),
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A reader never sees an id: what even German lacks stays empty and is reported to developers. */
function missing(locale: string, id: string): string {
  console.error(`Foyer: no text "${id}" in ${locale}.`);
  return '';
}

const stateOf = (code: string, supported: readonly string[]): LocaleState => ({
  code,
  tag: toTag(code),
  direction: directionOf(code),
  supported,
});
