import { expect, test } from 'playwright/test';
import { menuOf } from '../page-parts.ts';
import { fillLogin, signIn, watchTrouble } from '../sign-in.ts';

const everyone = ['Startseite', 'Neuigkeiten', 'Dokumente', 'Wissensplattform'];
const papers = ['Bestellungen', 'Lieferungen', 'Rechnungen', 'Angebote'];
const shop = ['Shop', ...papers];

/** Every demo account and the menu it has (specification section 2). */
const accounts: readonly [email: string, menu: readonly string[]][] = [
  [
    'manager@nordwind.example',
    [...everyone, ...shop, 'Mitarbeitende', 'Protokoll', 'Anliegen', 'Smart Connect', 'Reservierung'],
  ],
  ['people@nordwind.example', [...everyone, 'Mitarbeitende']],
  ['buyer@nordwind.example', [...everyone, ...shop]],
  ['finance@nordwind.example', [...everyone, ...papers]],
  ['driver@nordwind.example', [...everyone, 'Anliegen']],
  ['newcomer@nordwind.example', [...everyone, ...shop, 'Anliegen']],
  ['norole@nordwind.example', everyone],
  ['private@kunde.example', [...everyone, ...shop, 'Anliegen']],
  ['buyer@wuerth-beispiel.example', [...everyone, 'Mitarbeitende', 'Protokoll', 'Anliegen']],
  ['technician@service.example', [...everyone, 'Tickets', 'Ladeerlebnis']],
  ['technician.sub@service.example', [...everyone, 'Tickets', 'Ladeerlebnis']],
  ['technician.admin@service.example', [...everyone, 'Tickets', 'Ladeerlebnis']],
  ['support@service.example', everyone],
];

for (const [email, menu] of accounts) {
  test(`${email} sees its menu without errors`, async ({ page }) => {
    const trouble = watchTrouble(page);
    await signIn(page, email);
    const links = menuOf(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = async () =>
      (await links.allTextContents()).map((text) => text.replace(/(ungelesene|öffnet).*$/, '').trim()).sort();
    await expect.poll(names).toEqual([...menu].sort());
    expect(trouble).toEqual([]);
  });
}

test('a deactivated account is told so', async ({ page }) => {
  await page.goto('/de_DE/login');
  await fillLogin(page, 'inactive@nordwind.example');
  await expect(page.getByRole('alert')).toContainText(/deaktiviert/i);
});

test('a wrong password and an unknown account read the same, and keep what was typed', async ({ page }) => {
  await page.goto('/de_DE/login');
  await fillLogin(page, 'buyer@nordwind.example', 'falsch');
  const alert = page.getByRole('alert');
  const refused = 'Benutzername oder Passwort ist nicht korrekt.';
  await expect(alert).toHaveText(refused);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('buyer@nordwind.example');
  await page.goto('/de_DE/login');
  await fillLogin(page, 'niemand@nordwind.example', 'falsch');
  await expect(alert).toHaveText(refused);
});

// An unknown account: locking is the same for all addresses, and other tests use the demo's accounts.
test('an account is locked after too many tries, and says for how long', async ({ page }) => {
  await page.goto('/de_DE/login');
  for (let attempt = 0; attempt < 11; attempt++) {
    const answered = page.waitForResponse(/security\/login/);
    await fillLogin(page, 'zu.oft@nordwind.example', `falsch ${attempt}`);
    await answered;
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeEnabled();
  }
  await expect(page.getByRole('alert')).toContainText(/gesperrt.*Minute/);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('zu.oft@nordwind.example');
});
