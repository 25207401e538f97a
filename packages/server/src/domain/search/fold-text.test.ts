import { describe, expect, it } from 'vitest';
import { languageOf, localized } from '../languages/language.ts';
import { toLikePatterns, toSearchText, toWordPatterns, toWords } from './fold-text.ts';

describe('folding', () => {
  it('keeps both spellings of umlauts, and numbers without separators', () => {
    const text = toSearchText(['Ladeständer'], ['FH-11-S']);
    for (const wanted of ['ladestander', 'ladestaender', 'fh-11-s', 'fh11s']) expect(text).toContain(wanted);
  });

  it('makes harmless patterns of anything typed', () => {
    expect(toLikePatterns('50% _a\\b')).toEqual(['%50\\%%', '%\\_a\\\\b%']);
    expect(toLikePatterns('   ')).toEqual([]);
  });

  it('takes one or two letters for the start of a word, and signs alone for nothing', () => {
    expect(toWordPatterns('Öl - 11_ kabel')).toEqual([['ol%', '% ol%', '%-ol%'], ['%11\\_%'], ['%kabel%']]);
    expect(toWordPatterns('小明')).toEqual([['%小明%']]);
    expect(toWordPatterns('!!! %')).toEqual([]);
  });

  it('finds a domain by its ASCII form as by its letters', () => {
    for (const word of ['info@xn--mller-kva.example', 'info@Müller.example'])
      expect(toWordPatterns(word)).toEqual([['%info@muller.example%']]);
    expect(toLikePatterns('info@xn--mller-kva.example')).toEqual(['%info@muller.example%']);
    expect(toWordPatterns('xn--mller-kva.example xn--')).toEqual([['%muller.example%'], ['%xn--%']]);
  });

  it('parts words at an apostrophe and keeps them whole, too', () => {
    expect(toSearchText(["L'énergie d’Öl"])).toBe('l energie d ol l energie d oel lenergie dol');
    expect(toWords('l’énergie')).toEqual(['l', 'energie']);
  });

  it('finds the bare words', () => {
    expect(toWords(' VT-300/D15, Größe\tÉté ')).toEqual(['vt', '300', 'd15', 'grosse', 'ete']);
  });
});

describe('languages', () => {
  it('reads locales and falls back to German', () => {
    expect([languageOf('en_GB'), languageOf('fr'), languageOf('pl_PL')]).toEqual(['en', 'fr', 'de']);
    expect(localized({ de: 'Tag', en: 'day' }, 'fr')).toBe('day');
    expect(localized({ de: 'Tag' }, 'en')).toBe('Tag');
    expect(localized({ fr: 'jour' }, 'en')).toBe('jour');
    expect([localized({}, 'en'), localized(null, 'en')]).toEqual([undefined, undefined]);
  });
});
