import type { PageDriver } from '@foyer/tooling/browsers/page-driver';
import { expect } from 'playwright/test';
import { engineTest } from './engine-test.ts';
import { errorsOf, signInAt, watchErrors } from './steps.ts';

const menu = 'nav[aria-label=Hauptmenü]';

/** The colour of the menu's scrollbar, which must not be light in the dark bar; Chromium's driver hides all scrollbars. */
const scrollbarOfMenu = (driver: PageDriver) =>
  driver.evaluate(() => {
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

engineTest('the portal: signs in, finds an article, orders it, sees the order', async ({ driver, site }) => {
  await driver.open(`${site}/de_DE/login`);
  await watchErrors(driver);
  await signInAt(driver, 'buyer@nordwind.example', 'form');
  await driver.click({ css: 'a', name: /^Shop$/, within: menu });
  expect(await scrollbarOfMenu(driver)).not.toBe('auto');
  await driver.type({ css: 'input[type=search]', name: 'Artikel suchen' }, 'Wallbox Foyer Pro');
  await expect
    .poll(() => driver.evaluate(() => location.search))
    .toMatch(/shop\.q=Wallbox(\+|%20)Foyer(\+|%20)Pro$/);
  const card = '[part~=article-card]';
  const name = await driver.read({ css: 'h2, h3', name: /^Wallbox Foyer Pro/, within: card });
  await driver.click({ css: 'a', name, within: card });
  await driver.read({ css: 'h1', name });
  await driver.click({ css: 'button', name: /in den Warenkorb/i });
  await driver.read({ css: '*', name: /im Warenkorb/i });
  expect(await errorsOf(driver)).toBe('');

  await driver.open(`${site}/de_DE/cart`);
  await watchErrors(driver);
  const reference = `Engine ${Date.now()}`;
  await driver.type({ css: 'input', name: 'Ihre Referenz' }, reference);
  await driver.click({ css: 'input[type=checkbox]', name: 'Geschäftsbedingungen' });
  await driver.click({ css: 'button', name: 'Zahlungspflichtig bestellen' });
  await driver.read({ css: 'h1, h2', name: 'Vielen Dank für Ihre Bestellung' });
  const number =
    /AB-\d{4}-\d+/.exec(await driver.read({ css: 'p, li, dd, h2', name: /AB-\d{4}-\d+/ }))?.[0] ?? '?';
  await driver.click({ css: 'a', name: 'Bestellung ansehen' });
  await driver.read({ css: 'h1', name: number });
  await driver.read({ css: '*', name: reference });
  await driver.click({ css: 'a', name: /^Bestellungen$/, within: menu });
  await driver.read({ css: '[part~=row]', name: number });
  await driver.type({ css: 'input[type=search]' }, reference);
  await expect.poll(() => driver.evaluate(() => location.search)).toContain('Engine');
  await driver.read({ css: '[part~=row]', name: number });
  expect(await errorsOf(driver)).toBe('');
});
