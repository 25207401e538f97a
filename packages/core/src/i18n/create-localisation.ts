import { directionOf } from '@foyer/contract/direction';
import { atom, type WritableAtom } from 'nanostores';
import type { AnyCall } from '../api/create-call.ts';
import { createActiveTexts } from './active-texts.ts';
import { toLocaleCode, toTag } from './locale-code.ts';
import { createLocalePreference } from './locale-preference.ts';
import type { CatalogueSource, LocaleState, Localisation } from './localisation.ts';
import type { LocalisationDependencies } from './localisation-dependencies.ts';
import { createRequestedLocales } from './requested-locales.ts';

export function createLocalisation(dependencies: LocalisationDependencies): Localisation {
  const { call, keys, memory } = dependencies;
  const $locale = atom(stateOf(dependencies.initial, []));
  const active = createActiveTexts(call, $locale);
  const { $version, i18n, texts } = active;
  const loadSupported = createSupported(call, $locale);
  let switches = 0;
  /** Number of the user's choices that are under way. */
  let choosing = 0;

  function show(code: string) {
    // A later decision for another language cancels a switch that is still waiting.
    if (code !== $locale.get().code) switches += 1;
    $locale.set(stateOf(code, $locale.get().supported));
    active.apply();
    if (dependencies.ownsDocument && globalThis.document) {
      document.documentElement.lang = toTag(code);
      document.documentElement.dir = directionOf(code);
    }
  }
  const loadTexts = (code: string, forBranding = dependencies.brandingId()) => active.load(code, forBranding);

  /** Begins a switch; the returned function tells whether no other has begun since. */
  const takeTurn = () => {
    const turn = ++switches;
    return () => turn === switches;
  };
  const setLocale = async (wanted: string): Promise<void> => {
    const isLatest = takeTurn();
    choosing += 1;
    try {
      const { switchLocale } = await import('./language-switch.ts');
      await switchLocale(wanted, { ...dependencies, $locale, loadSupported, loadTexts, show, isLatest });
    } finally {
      choosing -= 1;
    }
  };
  const requestedLocales = createRequestedLocales({
    preference: createLocalePreference(dependencies),
    $locale,
    show,
    takeTurn,
    loadSupported,
    loadTexts,
    isEmpty: texts.isEmpty,
    isChoosing: () => choosing > 0,
  });

  show(dependencies.initial);
  return {
    $locale,
    $version,
    i18n,
    loadSupported,
    loadTexts,
    show,
    register: createRegister(active, $locale),
    setLocale,
    ...requestedLocales,
    isReady: (source) => withOuter(source).every(({ name }) => texts.isReady(name, $locale.get().code)),
    stored: {
      get: () => toLocaleCode(memory.get(keys.language)),
      forget: () => memory.remove(keys.language),
    },
  };
}

/** Adds a catalogue and loads its texts in the current language. */
function createRegister(
  active: ReturnType<typeof createActiveTexts>,
  $locale: WritableAtom<LocaleState>,
): Localisation['register'] {
  const { texts } = active;
  return async (source) => {
    const { code } = $locale.get();
    const all = withOuter(source);
    const added = all.filter(({ name }) => !texts.has(name));
    added.forEach(texts.add);
    if (added.length > 0) active.apply();
    const missing = all.filter(({ name }) => !texts.isReady(name, code));
    if (missing.length === 0) return;
    await Promise.all(missing.map(({ name }) => texts.load(code, name)));
    active.applyIf(code);
  };
}

/** Returns a catalogue and the catalogues it needs. */
const withOuter = (source: CatalogueSource): readonly CatalogueSource[] =>
  source.within ? [...withOuter(source.within), source] : [source];

/** Loads the server's list once; a failure leaves it empty, and the next call tries again. */
function createSupported(call: AnyCall, $locale: WritableAtom<LocaleState>) {
  let task: Promise<unknown> | null = null;
  const fetchList = async () => {
    const { fetchSupported } = await import('./language-switch.ts');
    if (!(await fetchSupported(call, $locale))) task = null;
  };
  return async () => {
    task ??= fetchList().catch(() => {
      task = null;
    });
    await task;
    return $locale.get().supported;
  };
}

const stateOf = (code: string, supported: readonly string[]): LocaleState => ({
  code,
  tag: toTag(code),
  direction: directionOf(code),
  supported,
});
