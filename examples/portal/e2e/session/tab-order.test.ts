import { expect, type Page, test } from 'playwright/test';

/** Name of the element that has focus, through all shadow roots. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute('aria-label') || label || element?.textContent || '')
      .replace('*', '')
      .trim();
  });

/** Stops of the tab key on each form before the sign-in, from its first field: fields, submit button, and links after it. */
const forms = [
  {
    path: '/de_DE/login',
    stops: [
      'E-Mail-Adresse oder Benutzername',
      'Passwort',
      'Anmelden',
      'Passwort anzeigen',
      'Passwort vergessen?',
    ],
  },
  { path: '/de_DE/forget-password', stops: ['E-Mail-Adresse', 'Link anfordern', 'Zur Anmeldung'] },
] as const;

for (const { path, stops } of forms)
  test(`${path}: the tab key goes from the fields to the submit button, then to the links`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('#portal form').waitFor();
    await page.locator('#portal input').first().focus();
    const found = [await focusedName(page)];
    while (found.length < stops.length) {
      await page.keyboard.press('Tab');
      found.push(await focusedName(page));
    }
    expect(found).toEqual(stops);
  });
