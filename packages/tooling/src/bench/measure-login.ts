import type { Browser } from 'playwright';
import { openSlowPhone } from './slow-phone.ts';

/** Milliseconds since the navigation began. */
export interface LoginTimes {
  /** Time at which the first field is drawn and accepts typing. */
  readonly usable: number;
  /** Time at which the form's own code listens. */
  readonly wired: number;
  /** Time at which a submit, made as soon as the form was usable, is sent to the server with the typed values. */
  readonly sent: number;
}

type Marks = Partial<Record<keyof LoginTimes, number>>;

/** Runs in the page: types and submits at the first moment, and records the times. */
function watchLogin(): void {
  const marks: Marks = {};
  Object.assign(globalThis, { loginMarks: marks });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const isFull = /"a@b\.example"[\s\S]*"secret"/.test(String(init?.body));
    if (String(input).includes('/security/login') && isFull) marks.sent ??= performance.now();
    return send(input, init);
  };
  const isWired = (field: Element) =>
    document.querySelector('foyer-login') === null ||
    Object.keys(field).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const root = document.querySelector('foyer-login')?.shadowRoot ?? document;
    const form = root.querySelector('form');
    const [user, password] = form?.querySelectorAll('input') ?? [];
    if (form && user && password && user.checkVisibility()) {
      if (marks.usable === undefined) {
        marks.usable = performance.now();
        user.value = 'a@b.example';
        password.value = 'secret';
        form.requestSubmit();
      }
      if (isWired(user)) marks.wired ??= performance.now();
    }
    if (marks.wired === undefined) requestAnimationFrame(look);
  };
  look();
}

/** Opens the page on a slow phone: CPU 4x, 1.6 Mbps, 150 ms, nothing cached. */
export async function measureLogin(browser: Browser, url: string): Promise<LoginTimes> {
  const context = await browser.newContext();
  const { page } = await openSlowPhone(context);
  await page.addInitScript(watchLogin);
  await page.goto(url);
  await page.waitForFunction(() => {
    const { loginMarks } = globalThis as { loginMarks?: Marks };
    return loginMarks?.sent !== undefined && loginMarks.wired !== undefined;
  });
  const times = await page.evaluate(() => (globalThis as unknown as { loginMarks: LoginTimes }).loginMarks);
  await context.close();
  return times;
}
