import { expect, it } from 'vitest';
import { chooseLocale, type RequestedLocales } from './choose-locale.ts';

const server = ['de_DE', 'en_US', 'pl_PL'];

it.each([
  // order of precedence
  [{}, 'de_DE', 'de_DE'],
  [{ account: 'en_GB' }, 'en_GB', 'en_US'],
  [{ page: 'fr', account: 'en_GB' }, 'fr_FR', 'en_US'],
  [{ wanted: 'es', page: 'fr', account: 'en_GB' }, 'es_ES', 'en_US'],
  [{ chosen: 'de_DE', wanted: 'es', page: 'fr', account: 'en_GB' }, 'de_DE', 'de_DE'],
  [{ chosen: '', wanted: '', page: '', account: 'en_GB' }, 'en_GB', 'en_US'],
  // any notation of a language gives a locale that the server has
  [{ page: 'en' }, 'en_GB', 'en_US'],
  [{ page: 'en-US' }, 'en_GB', 'en_US'],
  [{ page: 'de-AT' }, 'de_DE', 'de_DE'],
  [{ page: 'DE_de' }, 'de_DE', 'de_DE'],
  [{ wanted: 'fr-CA', page: 'de' }, 'fr_FR', 'de_DE'],
  // without bundled texts: a page's language is ignored, a requested one is waited for, one from the server is taken
  [{ page: 'pl', account: 'en_GB' }, 'en_GB', 'pl_PL'],
  [{ page: 'nl', account: 'en_GB' }, 'en_GB', 'en_US'],
  [{ wanted: 'pl_PL', page: 'de' }, 'pl_PL', 'pl_PL'],
  [{ wanted: 'nl', page: 'en' }, 'nl', 'en_US'],
  [{ account: 'pl_PL' }, 'pl_PL', 'pl_PL'],
  // a text that is not a language is ignored
  [{ wanted: 'klingon!', page: 'en' }, 'en_GB', 'en_US'],
] as [RequestedLocales, string, string][])(
  '%j is %s, and %s once the server has listed its own',
  (said, first, then) => {
    expect([chooseLocale(said), chooseLocale(said, server)]).toEqual([first, then]);
  },
);
