import type { PageDriver } from '@foyer/tooling/browsers/page-driver';
import { demoPassword } from '../sign-in.ts';

/** Signs in with the form inside `within`, as a user does. */
export async function signInAt(driver: PageDriver, email: string, within: string): Promise<void> {
  await driver.type({ css: 'input', name: 'E-Mail-Adresse', within }, email);
  await driver.type({ css: 'input[type=password]', within }, demoPassword);
  await driver.click({ css: 'button', name: /^Anmelden$/, within });
}

/** Records errors of the page from now on, until another page is opened. */
export const watchErrors = (driver: PageDriver): Promise<void> =>
  driver.evaluate(() => {
    const list: string[] = [];
    Object.assign(globalThis, { foyerErrors: list });
    addEventListener('error', ({ message }) => list.push(message));
    addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      list.push(`${effectiveDirective} ${blockedURI}`),
    );
  });

/** Errors since {@link watchErrors}, one per line. */
export const errorsOf = (driver: PageDriver): Promise<string> =>
  driver.evaluate(
    () =>
      (globalThis as { foyerErrors?: string[] }).foyerErrors?.join('\n') ??
      `the page was left for ${location}`,
  );
