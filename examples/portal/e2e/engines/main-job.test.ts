import type { PageDriver } from '@foyer/tooling/browsers/page-driver';
import { expect } from 'playwright/test';
import { engineTest } from './engine-test.ts';
import { errorsOf, signInAt, watchErrors } from './steps.ts';

const menu = 'nav[aria-label=Hauptmenü]';

/** A light scrollbar would stand in the dark bar; what drives Chromium hides them all. */
const scrollbarOfMenu = (screen: PageDriver) =>
  screen.evaluate(() => {
    const findMenu = (root: ParentNode): Element | null =>
      root.querySelector('nav[aria-label=Hauptmenü]') ??
      [...root.querySelectorAll('*')].reduce<Element | null>(
        (found, { shadowRoot }) => found ?? (shadowRoot && findMenu(shadowRoot)),
        null,
      );
    const nodes = [...(findMenu(document)?.querySelectorAll('*') ?? [])];
    const scrolling = nodes
      .map((node) => getComputedStyle(node))
      .find(({ overflowY }) => overflowY === 'auto');
    const isKnown = CSS.supports('scrollbar-color', 'auto');
    return isKnown ? scrolling?.scrollbarColor : 'not known here';
  });

engineTest('the portal: signs in, finds an article, orders it, sees the order', async ({ screen, site }) => {
  await screen.open(`${site}/de_DE/login`);
  await watchErrors(screen);
  await signInAt(screen, 'buyer@nordwind.example', 'form');
  await screen.click({ css: 'a', name: /^Shop$/, within: menu });
  expect(await scrollbarOfMenu(screen)).not.toBe('auto');
  await screen.type({ css: 'input[type=search]', name: 'Artikel suchen' }, 'Wallbox Foyer Pro');
  await expect
    .poll(() => screen.evaluate(() => location.search))
    .toMatch(/shop\.q=Wallbox(\+|%20)Foyer(\+|%20)Pro$/);
  const card = '[part~=article-card]';
  const name = await screen.read({ css: 'h2, h3', name: /^Wallbox Foyer Pro/, within: card });
  await screen.click({ css: 'a', name, within: card });
  await screen.read({ css: 'h1', name });
  await screen.click({ css: 'button', name: /in den Warenkorb/i });
  await screen.read({ css: '*', name: /im Warenkorb/i });
  expect(await errorsOf(screen)).toBe('');

  await screen.open(`${site}/de_DE/cart`);
  await watchErrors(screen);
  const reference = `Engine ${Date.now()}`;
  await screen.type({ css: 'input', name: 'Ihre Referenz' }, reference);
  await screen.click({ css: 'input[type=checkbox]', name: 'Geschäftsbedingungen' });
  await screen.click({ css: 'button', name: 'Zahlungspflichtig bestellen' });
  await screen.read({ css: 'h1, h2', name: 'Vielen Dank für Ihre Bestellung' });
  const number =
    /AB-\d{4}-\d+/.exec(await screen.read({ css: 'p, li, dd, h2', name: /AB-\d{4}-\d+/ }))?.[0] ?? '?';
  await screen.click({ css: 'a', name: 'Bestellung ansehen' });
  await screen.read({ css: 'h1', name: number });
  await screen.read({ css: '*', name: reference });
  await screen.click({ css: 'a', name: /^Bestellungen$/, within: menu });
  await screen.read({ css: '[part~=row]', name: number });
  await screen.type({ css: 'input[type=search]' }, reference);
  await expect.poll(() => screen.evaluate(() => location.search)).toContain('Engine');
  await screen.read({ css: '[part~=row]', name: number });
  expect(await errorsOf(screen)).toBe('');
});
