import { describe, expect, it } from 'vitest';
import { isGuessable } from './is-guessable.ts';

const known = ['Emma', 'Schröder', 'newcomer@nordwind.example', 'Nordwind Logistik GmbH', 'Foyer'];

describe('a password anybody would try', () => {
  it.each([
    'Foyer-Demo-2026',
    'Passwort12345!',
    'Willkommen2026!',
    'qwertz123456',
    'Nordwind-2027!',
    'Emma.Schroder1',
    'SCHRÖDER-emma-99',
    'abcdefghijkl',
    '1234567890',
    '!!!!!!!!!!!!',
    'Sommer2026Sommer',
    'newcomer-newcomer',
  ])('%s is one', (password) => expect(isGuessable(password, known)).toBe(true));

  it.each([
    'drei Wolken über Altona',
    'kran-lampe-tulpe',
    'Vx7#qLm2pT',
    'пароль-вокзал',
    '月が綺麗ですね今夜は',
  ])('%s is none', (password) => expect(isGuessable(password, known)).toBe(false));

  it('depends on what is known of the account', () => {
    expect(isGuessable('nordwind-kiel7', known)).toBe(true);
    expect(isGuessable('nordwind-kiel7', ['Thomas', 'Weber'])).toBe(false);
  });
});
