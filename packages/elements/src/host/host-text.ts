import { pageSettings } from '../page-settings.ts';

/** Written by the build from `locales/`: all languages, since nothing more can be loaded when they are needed. */
declare const __FOYER_HOST_TEXTS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text in the language of the page's script or its `html`, else in the first available one. */
export function hostText(id: 'not-loaded' | 'retry' | 'to-portal' | 'sign-in' | 'close'): string {
  const wanted = (pageSettings().locale || document.documentElement.lang).split(/[_-]/)[0] ?? '';
  const texts = __FOYER_HOST_TEXTS__[wanted] ?? Object.values(__FOYER_HOST_TEXTS__)[0];
  return texts?.[`host.${id}`] ?? '';
}
