import { expect, it } from 'vitest';
import { bakeLight } from './bake-light.ts';
import type { LightSample, RenderedLight } from './render-light.tsx';

const words = {
  de: ['Korb', 'Korb, leer', 'Stück', 'Stück'],
  en: ['Cart', 'Cart, empty', 'piece', 'pieces'],
};
type Language = keyof typeof words;

/** A drawing as React's server renderer would write it. */
const draw = (lang: string, link: string, label: string, count: string) =>
  `<div lang="${lang}"><${link} aria-label="${label}">${count && `<b>${count}</b>`}</${link.split(' ')[0]}></div>`;

function render(
  link: string,
  spoil: (html: string, language: Language) => string = (html) => html,
): RenderedLight {
  const sampleOf = (language: Language, form: LightSample['form'], count: number): LightSample => {
    const [unknown = '', empty = '', one = '', other = ''] = words[language];
    const tag = { de: 'de-DE', en: 'en-GB' }[language];
    const shown = new Intl.NumberFormat(tag).format(count);
    const label = count === 0 ? empty : `${unknown}, ${shown} ${count === 1 ? one : other}`;
    const html =
      form === 'none'
        ? `<div lang="${tag}"></div>`
        : draw(tag, link, form === 'unknown' ? unknown : label, form === 'some' ? shown : '');
    return { form, count, shown, html: spoil(html, language), texts: { unknown, label } };
  };
  const samplesOf = (language: Language) => [
    ...(['none', 'unknown', 'empty'] as const).map((form) => sampleOf(language, form, 0)),
    ...[1, 2, 1234].map((count) => sampleOf(language, 'some', count)),
  ];
  const template = (label: string, count = '') => draw('de-DE', link, label, count);
  return {
    templates: {
      none: '<div lang="de-DE"></div>',
      unknown: template('⟦unknown⟧'),
      empty: template('⟦label⟧'),
      some: template('⟦label⟧', '⟦count⟧'),
    },
    samples: { de: samplesOf('de'), en: samplesOf('en') },
    read: { name: 'getCart', path: '/cart', access: {} },
  };
}
const linked = render('a href="⟦href:cart⟧"');

it('takes texts with a number apart, by language', () => {
  const { texts, route, forms } = bakeLight({ linked, plain: render('button type="button"') });
  expect(texts).toEqual({
    de: ['Korb', { 0: 'Korb, leer', other: 'Korb, # Stück' }],
    en: ['Cart', { 0: 'Cart, empty', one: 'Cart, # piece', other: 'Cart, # pieces' }],
  });
  expect(route).toBe('cart');
  expect(forms.none).toEqual(['div', { lang: 4 }]);
});

it('refuses what would come out another way than React draws it', () => {
  const spoilt = render('button type="button"', (html, language) =>
    language === 'en' ? html.replace('<b>', '<b class="x">') : html,
  );
  expect(() => bakeLight({ linked, plain: spoilt })).toThrow("differs from React's drawing in en");
});
