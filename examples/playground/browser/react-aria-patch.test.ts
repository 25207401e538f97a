import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patches, substitutes } from '../../../packages/tooling/src/vite/react-aria-patch.ts';
import { hostPage, openPlayground, policyViolations, twoFrames } from './open-playground.ts';

const names = [...patches, ...substitutes].map(({ name }) => name);
const countries = (page: Page) => page.getByRole('combobox', { name: 'Land suchen' });

async function openCountries(page: Page) {
  await countries(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
}

async function openRange(page: Page) {
  await page.getByRole('group', { name: 'Zeitraum' }).getByRole('button').click();
  await page.getByRole('grid').waitFor();
}

/** Reports the height of a combo box's list once react-aria has placed it: without height the list may close again at once. */
const watchList = (page: Page) =>
  page.evaluateHandle(() => {
    const root = document.querySelector('[data-stage]')?.shadowRoot as ShadowRoot;
    const height = new Promise<number>((resolve) =>
      new MutationObserver(() => {
        const popup = root.querySelector('[role=listbox]')?.parentElement;
        if (popup?.style.maxHeight) resolve(popup.getBoundingClientRect().height);
      }).observe(root, { subtree: true, childList: true, attributes: true }),
    );
    return { height };
  });

/** By the name of a patch: checks whether a page shows the defect that the patch avoids. */
const defects: Record<string, (page: Page) => Promise<boolean>> = {
  'no style element in the page': async (page) => {
    await openRange(page);
    return (await policyViolations(page)).length > 0;
  },
  'an open combo box does not hide the page': async (page) => {
    const before = await hostPage(page);
    await openCountries(page);
    return JSON.stringify(await hostPage(page)) !== JSON.stringify(before);
  },
  'a popup follows its scrolling trigger': async (page) => {
    await page.evaluate(() => {
      document.body.style.paddingBlock = '100px 3000px';
    });
    await openCountries(page);
    await page.mouse.move(10, 500);
    await page.mouse.wheel(0, 40);
    await page.waitForFunction(() => scrollY === 40);
    // a popup that closes on scroll has closed
    await twoFrames(page);
    return (await page.getByRole('listbox').count()) === 0;
  },
  'a popup keeps its height on a scrolled page': async (page) => {
    await page.evaluate(() => {
      document.body.style.paddingBlock = '2000px';
    });
    await countries(page).focus();
    await twoFrames(page);
    const placed = await watchList(page);
    await page.keyboard.press('ArrowDown');
    return (await placed.evaluate(({ height }) => height)) < 100;
  },
  'live announcements are in the widget': async (page) => {
    await countries(page).focus();
    await page.keyboard.type('schwei', { delay: 30 });
    const region = page.locator('[data-live-announcer]');
    await region.waitFor({ state: 'attached' });
    return region.evaluate((node) => !(node.getRootNode() instanceof ShadowRoot));
  },
  'a description is an ARIA attribute': async (page) => {
    await openRange(page);
    const described = await page.locator('[role=gridcell] [aria-description]').count();
    const inPage = await page.locator('body > [id^=react-aria-description]').count();
    return described === 0 && inPage > 0;
  },
};

describe.each([
  { isPatched: true, build: 'with the patch' },
  { isPatched: false, build: 'without the patch' },
])('react-aria $build', ({ isPatched }) => {
  let playground: Awaited<ReturnType<typeof openPlayground>>;
  beforeAll(async () => {
    playground = await openPlayground({ isPatched });
  });
  afterAll(() => playground?.close());

  it.each(names)(`${isPatched ? 'keeps' : 'breaks'}: %s`, async (name) => {
    const page = await playground.open('only=select');
    expect(await defects[name]?.(page)).toBe(!isPatched);
    await page.close();
  });
});
