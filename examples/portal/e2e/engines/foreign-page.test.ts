import { serveExample } from '@foyer/tooling/serve-example';
import { expect } from 'playwright/test';
import { engineTest } from './engine-test.ts';
import { errorsOf, signInAt, watchErrors } from './steps.ts';

for (const name of ['strict-csp', 'plain-html'] as const) {
  engineTest(
    `${name}: the main job with foyer-login, foyer-shop and foyer-cart`,
    async ({ driver, site }) => {
      const example = await serveExample({ name, api: site });
      await driver.open(example.url);
      await watchErrors(driver);
      await driver.read({ css: '*', name: 'Zur Anmeldung', within: 'foyer-shop' });
      await signInAt(driver, 'buyer@nordwind.example', 'foyer-login');
      await driver.read({ css: '*', name: 'Angemeldet als', within: 'foyer-login' });
      await driver.type({ css: 'input[type=search]', within: 'foyer-shop' }, 'Wallbox');
      const card = '[part~=article-card]';
      await driver.read({ css: 'h2, h3', name: /^Wallbox/, within: card });
      await driver.click({ css: 'button', name: /Warenkorb|Hinzufügen/, within: card });
      await driver.click({ css: 'input[type=checkbox]', name: 'Geschäftsbedingungen', within: 'foyer-cart' });
      await driver.click({ css: 'button', name: 'Zahlungspflichtig bestellen', within: 'foyer-cart' });
      const thanks = await driver.read({ css: '[part~=root]', name: 'Vielen Dank', within: 'foyer-cart' });
      const number = /AB-\d{4}-\d+/.exec(thanks)?.[0] ?? 'no number';
      expect(await errorsOf(driver)).toBe('');
      await driver.open(example.url);
      await driver.read({ css: '*', name: number, within: 'foyer-orders' });
      if (name === 'strict-csp') expect(await driver.read({ css: '#violations' })).toBe('0');
      await example.close();
    },
  );
}
