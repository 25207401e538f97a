import { expect, test } from 'playwright/test';
import { signIn, watchTrouble } from './sign-in.ts';

/** What a person may have to do from the home page on: each press, and each field that is filled. */
const mostSteps = 12;
const wanted = ['Wallbox Foyer Pro', 'Ladekabel Typ 2', 'Standfuß'];

test(`an order of three articles takes at most ${mostSteps} steps`, async ({ page }) => {
  const trouble = watchTrouble(page);
  const steps: string[] = [];
  const step = async (what: string, act: () => Promise<unknown>) => {
    steps.push(what);
    await test.step(what, act);
  };
  await signIn(page, 'buyer@nordwind.example');

  await step('to the shop', () => page.getByRole('navigation').getByRole('link', { name: 'Shop' }).click());
  const search = page.getByRole('searchbox', { name: 'Artikel suchen' });
  const names: string[] = [];
  for (const words of wanted) {
    await step(`search for ${words}`, () => search.fill(words));
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${words}`) }) })
      .filter({ hasText: 'Auf Lager' })
      .first();
    await expect(card).toBeVisible();
    const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
    names.push(name);
    await step(`add ${name}`, () => card.getByRole('button', { name: /^Hinzufügen/ }).click());
    await expect(card.getByText(/\d+ im Warenkorb/)).toBeVisible();
  }
  await step('to the cart', () => page.getByRole('link', { name: /^Warenkorb, \d+ Artikel/ }).click());
  for (const name of names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Rechnungsadresse')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Geschäftsbedingungen lesen' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await step('own reference', () => page.getByLabel('Ihre Referenz').fill(`Drei Artikel ${Date.now()}`));
  await step('the terms', () => page.getByLabel(/Geschäftsbedingungen/).check());
  await step('order', () => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click());
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(steps.length, steps.join(', ')).toBeLessThanOrEqual(mostSteps);
  expect(trouble).toEqual([]);
});
