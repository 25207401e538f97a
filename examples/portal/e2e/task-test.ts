import { expect, type Page, test } from 'playwright/test';
import { startOwnServer } from './own-server.ts';
import { demoPassword, watchTrouble } from './sign-in.ts';
import tasks from './ten-tasks.json' with { type: 'json' };

/** A user who does a task: signed in, on the home page. */
export interface Doing {
  readonly page: Page;
  /** Performs a step that counts: a press, or a field that is filled. */
  readonly step: (what: string, act: () => Promise<unknown>) => Promise<void>;
  /** The steps so far. */
  readonly taken: readonly string[];
}

const locales = { de: 'de_DE', fr: 'fr_FR' } as const;
const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * A test for one of the tasks of `ten-tasks.json`, which lists user, device and language by title. The test takes exactly the number of steps
 * listed there, without an error. Tasks change the data, so that a retry starts with a new server, as the first attempt did.
 */
export const taskTest = test.extend<{ doing: Doing }>({
  baseURL: async ({ baseURL }, use, { retry, repeatEachIndex }) => {
    if (retry + repeatEachIndex === 0) return use(baseURL);
    const own = await startOwnServer();
    await use(own.url);
    await own.end();
  },
  doing: async ({ browser, baseURL }, use, { title }) => {
    const task = Object.entries(tasks).find(([name]) => name === title)?.[1];
    if (!task) throw new Error(`ten-tasks.json has no task “${title}”.`);
    const locale = locales[task.language as keyof typeof locales];
    const device = devices[task.on as keyof typeof devices];
    const context = await browser.newContext({ ...device, baseURL, locale: locale.replace('_', '-') });
    const page = await context.newPage();
    const trouble = watchTrouble(page);
    await page.goto('/de_DE/login');
    // the language chosen here takes precedence over the user's language
    if (locale !== 'de_DE') await page.getByLabel('Sprache').selectOption(locale);
    // the form painted by the document, until React replaces it
    await page.locator('[name=username]').first().fill(task.who);
    await page.locator('[name=password]').first().fill(demoPassword);
    await page.locator('[name=password]').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${locale}$`));
    await expect(page.locator('#main')).toBeVisible();
    const taken: string[] = [];
    await use({
      page,
      taken,
      step: async (what, act) => {
        taken.push(what);
        await test.step(what, act);
      },
    });
    expect(taken, taken.join(', ')).toHaveLength(task.steps);
    expect(trouble).toEqual([]);
    await context.close();
  },
});
