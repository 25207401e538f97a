import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { directionOf } from './direction.ts';

it.each(['ar_EG', 'fa', 'he-IL', 'ur_PK', 'ckb', 'ps', 'yi', 'dv', 'sd'])(
  '%s is written from the right',
  (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  },
);

// `arn` begins like a language that is written from the right
it.each([...languages.map(({ locale }) => locale), 'en_XA', 'ja', 'xx_YY', 'arn'])(
  '%s is written from the left',
  (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  },
);
