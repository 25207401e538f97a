import { languageCodes } from '@foyer/contract/languages';
import { expect, it } from 'vitest';
import { loadTexts } from './load-texts.ts';

const german = {
  'days.left': '{count, plural, =0 {heute} one {noch # Tag} other {noch # Tage}}',
  'order.gross': 'Summe: {amount}',
};
const english = {
  'days.left': '{count, plural, =0 {today} one {# day left} other {# days left}}',
  'order.gross': 'Total: {amount}',
};
const load = async (language: string) => ({ default: language === 'de' ? german : english });

it('reads a file per language of the list, and speaks each with its own plurals', async () => {
  const asked: string[] = [];
  const say = await loadTexts<keyof typeof german>((language) => {
    asked.push(language);
    return load(language);
  });
  expect(asked).toEqual(languageCodes);
  expect([0, 1, 2000].map((count) => say('de', 'days.left', { count }))).toEqual([
    'heute',
    'noch 1 Tag',
    'noch 2.000 Tage',
  ]);
  expect(say('en', 'days.left', { count: 2000 })).toBe('2,000 days left');
});

it('fills values in as they are', async () => {
  const say = await loadTexts<keyof typeof german>(load);
  expect(say('de', 'order.gross', { amount: '{x} <b> 1,00 €' })).toBe('Summe: {x} <b> 1,00 €');
});

it('knows which ids there are', async () => {
  const say = await loadTexts<keyof typeof german>(load);
  expect([say.has('order.gross'), say.has('order.net'), say.has('toString')]).toEqual([true, false, false]);
});

it('refuses an invalid ICU message', async () => {
  const broken = loadTexts(async () => ({ default: { a: '{count, plural, one {#}' } }));
  await expect(broken).rejects.toThrow();
});
