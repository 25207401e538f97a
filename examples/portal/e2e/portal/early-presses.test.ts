import { isFullRun } from '@foyer/testing/full-run';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { holdCode } from '../page-start.ts';
import { openAs } from '../signed-in.ts';

const shell = (page: Page) => page.locator('#shell');
const reactForm = (page: Page) => page.locator('#portal .login-panel form');
const leadsTo = (path: RegExp, name: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(path);
};

interface Pressable {
  readonly name: string;
  readonly find: (within: Locator) => Locator;
  /** The key that presses it. */
  readonly key: 'Enter' | 'Space';
  /** Waits for the result of a press. */
  readonly done: (page: Page) => Promise<void>;
}

/** Everything in the login's document that can be pressed before the portal's code is loaded. */
const pressables: readonly Pressable[] = [
  {
    name: 'Passwort vergessen?',
    find: (within) => within.getByRole('link', { name: 'Passwort vergessen?' }),
    key: 'Enter',
    done: leadsTo(/\/de_DE\/forget-password$/, 'Passwort vergessen'),
  },
  {
    name: 'Mit Kundennummer registrieren',
    find: (within) => within.getByRole('link', { name: 'Mit Kundennummer registrieren' }),
    key: 'Enter',
    done: leadsTo(/\/de_DE\/activate-invitation$/, 'Registrieren'),
  },
  {
    name: 'Passwort anzeigen',
    find: (within) => within.getByRole('button', { name: 'Passwort anzeigen' }),
    key: 'Space',
    done: async (page) => {
      await expect(shell(page)).toHaveCount(0);
      await expect(page.getByLabel(/^Passwort\s*\*?$/)).toHaveAttribute('type', 'text');
    },
  },
  {
    name: 'Anmelden',
    find: (within) => within.getByRole('button', { name: 'Anmelden', exact: true }),
    key: 'Space',
    done: async (page) => {
      await expect(shell(page)).toHaveCount(0);
      await expect(page.locator('#portal [part=error]').first()).toBeVisible();
    },
  },
];

/** Moves the mouse to a target and presses the button; returns the function that releases it. */
async function pressMouse(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.hover();
  await page.mouse.down();
  return () => page.mouse.up();
}

async function pressKey(page: Page, target: Locator, key: string): Promise<() => Promise<void>> {
  await target.focus();
  await page.keyboard.down(key);
  return () => page.keyboard.up(key);
}

test('the table names all that can be pressed in the login’s document', async ({ page }) => {
  await holdCode(page);
  await page.goto('/de_DE/login', { waitUntil: 'commit' });
  const all = shell(page).locator('a, button, select, summary, [tabindex], [role=button]');
  await expect(all.first()).toBeVisible();
  await expect(all).toHaveCount(pressables.length);
  for (const { find } of pressables) await expect(find(shell(page))).toHaveCount(1);
});

test('the outline of a screen behind the login has nothing to press', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example');
  const release = await holdCode(page);
  await page.goto('/de_DE/order-overview', { waitUntil: 'commit' });
  await expect(shell(page)).toBeVisible();
  await expect(shell(page).locator('a, button, input, select, summary, [tabindex]')).toHaveCount(0);
  release();
  await expect(shell(page)).toHaveCount(0);
});

for (const { name, find, key, done } of pressables) {
  test(`“${name}” takes effect if pressed before the portal’s code is loaded`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/de_DE/login', { waitUntil: 'commit' });
    await find(shell(page)).click();
    release();
    await done(page);
  });

  test(`“${name}” takes effect if pressed by ${key} before the portal’s code is loaded`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/de_DE/login', { waitUntil: 'commit' });
    await find(shell(page)).press(key);
    release();
    await done(page);
  });

  for (const [way, press] of [
    ['mouse', pressMouse],
    ...(key === 'Space' ? ([['key', pressKey]] as const) : []),
  ] as const)
    test(`“${name}” takes effect on release if its ${way} is held while React takes over the login`, async ({
      page,
    }) => {
      const release = await holdCode(page);
      await page.goto('/de_DE/login', { waitUntil: 'commit' });
      const target = find(shell(page));
      await expect(target).toBeVisible();
      const lift = await press(page, target, key);
      release();
      await expect(reactForm(page)).toHaveCount(1);
      // the guard has run: only the press is still open
      await expect(page.locator('.login-footer a').first()).toBeAttached();
      await lift();
      await done(page);
    });
}

/** Throttles the page's processor to the speed of a cheap phone. */
async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A throttled page takes many times the processor time of another one: the default run tries one link, once. */
const slow = isFullRun
  ? { rates: [10, 20], pressed: pressables }
  : { rates: [10], pressed: pressables.slice(0, 1) };

for (const rate of slow.rates)
  for (const { name, find, done } of slow.pressed)
    test(`“${name}” takes effect on a processor ${rate} times as slow, pressed as soon as it is visible`, async ({
      page,
    }) => {
      await throttle(page, rate);
      await page.goto('/de_DE/login', { waitUntil: 'commit' });
      await find(page.locator('body')).first().click();
      await done(page);
    });
