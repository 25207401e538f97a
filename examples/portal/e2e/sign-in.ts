import { expect, type Page } from 'playwright/test';
import { followRequests, menuOf, untilRead } from './page-parts.ts';

export const demoPassword = 'Foyer-Demo-2026';

/** Fills in and submits the login form: the one painted by the document, until React replaces it. */
export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').first().fill(email);
  await page
    .getByLabel(/^Passwort\s*\*?$/)
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Signs in on the login page and waits for the home page; support accounts reach it by its address. */
export async function signIn(page: Page, email: string, path = '/de_DE/login'): Promise<void> {
  followRequests(page);
  await page.goto(path);
  await fillLogin(page, email);
  if (email === 'support@service.example') {
    await expect(page).toHaveURL(/\/select-account$/);
    await page.goto('/de_DE');
  }
  await expect(menuOf(page)).toBeVisible();
}

/**
 * Ends the session only on the server, as if it had expired while the pages were idle. Waits for open calls of the pages first, which would
 * otherwise report the end before the test continues.
 */
export async function endOnServer(page: Page): Promise<void> {
  for (const each of page.context().pages()) await untilRead(each);
  await page.evaluate(async () => {
    const tokens = JSON.parse(localStorage.getItem('USER_ACCESS_ALL_MODE') ?? '[]');
    await fetch('/api/portal/security/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tokens }),
    });
  });
}

/** Collects errors of a page: script errors, CSP violations, failed requests of our own. */
export function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/status of 4\d\d|status of 501|ERR_FAILED|ERR_CONNECTION/.test(message.text())
    ) {
      trouble.push(`console: ${message.text()}`);
    }
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500 && answer.status() !== 501) trouble.push(`${answer.status()} ${answer.url()}`);
  });
  return trouble;
}
