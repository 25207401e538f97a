import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { focused, hostPage, openPlayground, policyViolations } from './open-playground.ts';

let playground: Awaited<ReturnType<typeof openPlayground>>;
beforeAll(async () => {
  playground = await openPlayground();
});
afterAll(() => playground?.close());

const account = (page: Page) => page.getByRole('button', { name: 'Konto' }).first();
const menu = (page: Page) => page.getByRole('menu');

interface Popup {
  readonly only: string;
  readonly open: (page: Page) => Promise<void>;
  readonly popup: (page: Page) => Locator;
}

const popups: Record<string, Popup> = {
  menu: { only: 'dialog', open: (page) => account(page).click(), popup: menu },
  'combo box': {
    only: 'select',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Land suchen' }).focus();
      await page.keyboard.press('ArrowDown');
    },
    popup: (page) => page.getByRole('listbox'),
  },
  calendar: {
    only: 'select',
    open: (page) =>
      page.locator('[part=date-field]').filter({ hasText: 'Ablesedatum' }).getByRole('button').click(),
    popup: (page) => page.getByRole('grid'),
  },
};

describe.each(Object.entries(popups))('%s', (_, { only, open, popup }) => {
  it('writes nothing on the page around it', async () => {
    const page = await playground.open(`only=${only}`);
    const before = await hostPage(page);
    await open(page);
    await popup(page).waitFor();
    expect(await hostPage(page)).toEqual(before);
    expect(await policyViolations(page)).toEqual([]);
    await page.close();
  });

  it('goes along with what is scrolled, and closes when its place is out of view', async () => {
    const page = await playground.open(`only=${only}`);
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.locator('[data-stage]').evaluate((host: HTMLElement) => {
      const scroller = document.createElement('div');
      scroller.id = 'scroller';
      scroller.style.cssText = 'block-size: 1000px; overflow: auto';
      const [above, below] = [100, 3000].map((height) => {
        const space = document.createElement('div');
        space.style.blockSize = `${height}px`;
        return space;
      });
      host.before(scroller);
      scroller.append(above ?? '', host, below ?? '');
    });
    await open(page);
    await popup(page).waitFor();
    const top = async () => (await popup(page).boundingBox())?.y ?? 0;
    const scrollTo = (y: number) =>
      page.locator('#scroller').evaluate((scroller, to) => scroller.scrollTo(0, to), y);
    const before = await top();
    await scrollTo(40);
    await expect.poll(async () => Math.round(before - (await top()))).toBe(40);
    await scrollTo(1800);
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.close();
  });
});

describe('menu', () => {
  it('Tab closes it and goes on from the button, both ways', async () => {
    const page = await playground.open('only=dialog');
    for (const [key, next] of [
      ['Tab', 'Mehr'],
      ['Shift+Tab', 'Davor'],
    ] as const) {
      await account(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Profil');
      await page.keyboard.press(key);
      await expect.poll(() => menu(page).count()).toBe(0);
      expect(await focused(page)).toBe(next);
    }
    await page.close();
  });

  it('closes by its button and by a press beside it, which keeps its own effect', async () => {
    const page = await playground.open('only=dialog');
    await account(page).click();
    await menu(page).waitFor();
    await account(page).click();
    await expect.poll(() => menu(page).count()).toBe(0);
    await account(page).click();
    await menu(page).waitFor();
    await page.getByRole('button', { name: 'Rückfrage' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await menu(page).count()).toBe(0);
    await page.close();
  });

  it('stays inside the viewport at the edges of a narrow one', async () => {
    const page = await playground.open('only=dialog');
    await page.setViewportSize({ width: 320, height: 480 });
    for (const name of ['Konto', 'Mehr']) {
      await page.getByRole('button', { name }).first().click();
      await menu(page).waitFor();
      const box = await menu(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
      await expect.poll(() => menu(page).count()).toBe(0);
    }
    await page.close();
  });
});

describe('tooltip', () => {
  it('can be pointed at, goes with Escape wherever the focus is, and when the pointer leaves', async () => {
    const page = await playground.open('only=tooltip');
    const tip = page.getByRole('tooltip').filter({ hasText: 'Der Hinweis steht oben' });
    const anchor = page.getByRole('button', { name: 'Oben' });
    await page.clock.install();
    await anchor.hover();
    await tip.waitFor();
    await tip.hover();
    await page.clock.fastForward(10_000);
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await page.mouse.move(5, 5);
    await anchor.hover();
    await tip.waitFor();
    await page.mouse.move(5, 5);
    await tip.waitFor({ state: 'hidden' });
    await page.close();
  });
});

describe('live announcements', () => {
  const announcer = (page: Page) => page.locator('[data-live-announcer]');
  it('are in the widget that has focus', async () => {
    const page = await playground.open('only=select');
    await page.getByRole('combobox', { name: 'Land suchen' }).focus();
    await page.keyboard.type('schwei', { delay: 30 });
    await announcer(page).waitFor({ state: 'attached' });
    expect(await announcer(page).evaluate((node) => node.getRootNode() instanceof ShadowRoot)).toBe(true);
    await expect.poll(() => announcer(page).textContent()).not.toBe('');
    await page.close();
  });

  it('are in an open dialog, since everything else is inert', async () => {
    const page = await playground.open('only=dialog');
    await page.getByRole('button', { name: 'Dialog öffnen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kalender öffnen' }).click();
    await page.getByRole('button', { name: 'Weiter' }).first().click();
    await page.locator('dialog [data-live-announcer]').waitFor({ state: 'attached' });
    await expect.poll(() => announcer(page).textContent()).toMatch(/20\d\d/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => announcer(page).count()).toBe(0);
    await page.close();
  });
});
