import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'short'],
    ['Vx7#qLm2p', 'short'],
    ['1234567890', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['passwort123456', 'weak'],
    ['abcabcabcabcabc', 'weak'],
    ['Sommerwetter26', 'fair'],
    ['Vx7#qLm2pT', 'good'],
    ['kran-lampe-tulpe', 'good'],
    ['drei Wolken über Altona', 'strong'],
  ])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});
