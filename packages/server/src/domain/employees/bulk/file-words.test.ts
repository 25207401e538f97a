import { languageCodes } from '@foyer/contract/languages';
import { roles } from '@foyer/contract/roles';
import { describe, expect, it } from 'vitest';
import { inheritedNames } from '../../../../test/hostile-values.ts';
import { employeeTexts } from '../mail/employee-texts.ts';
import { columnOf, localeOfWord, roleOf, roleWords, salutationOf } from './file-words.ts';

describe('words of a file, including names of inherited object properties', () => {
  it.each(inheritedNames)('%s is no salutation, role, language or column', (word) => {
    expect([salutationOf(word), roleOf(word), localeOfWord(word), columnOf(word)]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(roleWords(word)).toEqual([word]);
  });

  it('maps salutations in several languages', () => {
    expect([salutationOf('Herr'), salutationOf('Señora'), salutationOf('')]).toEqual([
      'MR',
      'MRS',
      'NO_SALUTATION',
    ]);
  });

  it.each([
    ['ROLE_SHOP', 'ROLE_SHOP'],
    ['shop', 'ROLE_SHOP'],
    ['fleet financial', 'ROLE_FLEET_FINANCIAL'],
    ['Einkauf', 'ROLE_SHOP'],
    ['EINKAUF', 'ROLE_SHOP'],
    ['Purchasing', 'ROLE_SHOP'],
    ['Achats', 'ROLE_SHOP'],
    ['Compras', 'ROLE_SHOP'],
    ['réservations', 'ROLE_RESERVATION_TOOL'],
    ['Verwaltung der Mitarbeitenden', 'ROLE_FLEET_MANAGE_EMPLOYEES'],
    ['Technik, Teamleitung', 'ROLE_TECHNICIAN_SUB_ADMIN'],
    ['Chef', undefined],
    ['role', undefined],
  ])('maps the role %s', (word, role) => expect(roleOf(word)).toBe(role));

  it('knows every role by its name in every language, and no name for two roles', () => {
    for (const role of roles)
      for (const code of languageCodes)
        expect([code, role, roleOf(employeeTexts(code, `role.${role}`))]).toEqual([code, role, role]);
  });

  it.each([
    ['Anliegen|Einkauf', ['Anliegen', 'Einkauf']],
    ['ROLE_SHOP, Finanzen / USE_CASES', ['ROLE_SHOP', 'Finanzen', 'USE_CASES']],
    ['Technik, Teamleitung | Einkauf', ['Technik, Teamleitung', 'Einkauf']],
    [' ; | ', []],
  ])('splits the cell %s', (cell, words) => expect(roleWords(cell)).toEqual(words));

  it.each([
    ['de', 'de_DE'],
    ['DE-at', 'de_DE'],
    ['Deutsch', 'de_DE'],
    ['German', 'de_DE'],
    ['allemand', 'de_DE'],
    ['Alemán', 'de_DE'],
    ['Deutsch (Deutschland)', 'de_DE'],
    ['Englisch', 'en_GB'],
    ['English', 'en_GB'],
    ['FRANÇAIS', 'fr_FR'],
    ['español', 'es_ES'],
    ['Italienisch', undefined],
    ['Klingonisch', undefined],
  ])('maps the language %s', (word, locale) => expect(localeOfWord(word)).toBe(locale));
});
