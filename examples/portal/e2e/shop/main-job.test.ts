import { expect, test } from 'playwright/test';
import { menuOf } from '../page-parts.ts';
import { signIn, watchTrouble } from '../sign-in.ts';

const customers = [
  { who: 'manager', email: 'manager@nordwind.example' },
  { who: 'buyer', email: 'buyer@nordwind.example' },
  { who: 'private customer', email: 'private@kunde.example' },
] as const;

for (const { who, email } of customers) {
  test(`${who}: signs in, finds an article, orders it, sees the order`, async ({ page }) => {
    const trouble = watchTrouble(page);
    await signIn(page, email);
    await menuOf(page).getByRole('link', { name: 'Shop' }).click();
    await expect(page).toHaveURL(/\/de_DE\/shop$/);

    // typed with a pause that starts the search: the text typed after it must be kept
    const search = page.getByRole('searchbox', { name: 'Artikel suchen' });
    await search.pressSequentially('Wallbox');
    await expect(page).toHaveURL(/\/de_DE\/shop\?shop\.q=Wallbox$/);
    await page.keyboard.type(' Foyer Pro');
    await expect(search).toHaveValue('Wallbox Foyer Pro');
    await expect(page).toHaveURL(/\?shop\.q=Wallbox(\+|%20)Foyer(\+|%20)Pro$/);
    await expect(
      page.getByRole('heading', { level: 2, name: /^(?!Wallbox Foyer Pro)(Last|Lade|Doppel)/ }),
    ).toHaveCount(0);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Wallbox/ }) })
      .first();
    await expect(card).toBeVisible();
    const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
    await card.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page
      .getByRole('button', { name: /in den Warenkorb/i })
      .first()
      .click();
    await expect(page.getByText(/im Warenkorb/i).first()).toBeVisible();

    await page.goto('/de_DE/cart');
    await expect(page.getByText(name).first()).toBeVisible();
    const reference = `E2E ${who} ${Date.now()}`;
    await page.getByLabel('Ihre Referenz').fill(reference);
    await page.getByLabel(/Geschäftsbedingungen/).check();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
    const number =
      /[A-Z]{2}-\d{4}-\d+/.exec(
        (await page
          .getByText(/AB-\d{4}/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? '?';

    await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();

    await menuOf(page).getByRole('link', { name: 'Bestellungen' }).click();
    await page.getByRole('searchbox').first().fill(reference);
    await expect(page.getByText(number).first()).toBeVisible();
    expect(trouble).toEqual([]);
  });
}
