import { expect, it } from 'vitest';
import { chooseLocale, type SaidLocales } from './choose-locale.ts';

const server = ['de_DE', 'en_US', 'pl_PL'];

it.each([
  // who goes first
  [{}, 'de_DE', 'de_DE'],
  [{ account: 'en_GB' }, 'en_GB', 'en_US'],
  [{ page: 'fr', account: 'en_GB' }, 'fr_FR', 'en_US'],
  [{ wanted: 'es', page: 'fr', account: 'en_GB' }, 'es_ES', 'en_US'],
  [{ chosen: 'de_DE', wanted: 'es', page: 'fr', account: 'en_GB' }, 'de_DE', 'de_DE'],
  [{ chosen: '', wanted: '', page: '', account: 'en_GB' }, 'en_GB', 'en_US'],
  // any way of writing a language is a locale that a server has
  [{ page: 'en' }, 'en_GB', 'en_US'],
  [{ page: 'en-US' }, 'en_GB', 'en_US'],
  [{ page: 'de-AT' }, 'de_DE', 'de_DE'],
  [{ page: 'DE_de' }, 'de_DE', 'de_DE'],
  [{ wanted: 'fr-CA', page: 'de' }, 'fr_FR', 'de_DE'],
  // without bundled texts: a page says nothing, what is named is waited for, what the server gave out is right
  [{ page: 'pl', account: 'en_GB' }, 'en_GB', 'pl_PL'],
  [{ page: 'nl', account: 'en_GB' }, 'en_GB', 'en_US'],
  [{ wanted: 'pl_PL', page: 'de' }, 'pl_PL', 'pl_PL'],
  [{ wanted: 'nl', page: 'en' }, 'nl', 'en_US'],
  [{ account: 'pl_PL' }, 'pl_PL', 'pl_PL'],
  // what is no language says nothing
  [{ wanted: 'klingon!', page: 'en' }, 'en_GB', 'en_US'],
] as [SaidLocales, string, string][])(
  '%j is %s, and %s once the server has listed its own',
  (said, first, then) => {
    expect([chooseLocale(said), chooseLocale(said, server)]).toEqual([first, then]);
  },
);
