import { expect, it } from 'vitest';
import { lightText } from './light-text.ts';

const text = { 0: 'Cart, empty', one: 'Cart, # article', other: 'Cart, # articles' };

it('writes a number in a text by itself, by its plural category, and as the language does', () => {
  const written = (count: number, tag: string) => lightText(text, count, tag);
  expect([0, 1, 2, 1234].map((count) => written(count, 'en-GB'))).toEqual([
    'Cart, empty',
    'Cart, 1 article',
    'Cart, 2 articles',
    'Cart, 1,234 articles',
  ]);
  expect(written(1234, 'de-DE')).toBe('Cart, 1.234 articles');
  expect(lightText('Cart', 7, 'en-GB')).toBe('Cart');
});
