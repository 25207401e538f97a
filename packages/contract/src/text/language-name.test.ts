import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it('names a language in itself, with a capital', () => {
  expect(['de_DE', 'en_GB', 'fr_FR'].map(languageName)).toEqual(['Deutsch', 'English', 'Français']);
});
