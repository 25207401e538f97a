import { expect, type Page, test } from 'playwright/test';
import { headingOf } from '../page-parts.ts';
import { openScreen, ownScreens } from '../screens.ts';
import { fillLogin } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Records layout shifts without user input, from the page's first moment. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      type Source = { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
      const sides = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ');
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        // The boxes identify the moved nodes: most nodes are in shadow roots, which an observer does not see.
        const what = sources.map(
          ({ previousRect, currentRect }) => `${sides(previousRect)} → ${sides(currentRect)}`,
        );
        if (!hadRecentInput && value >= 0.001) shifts.push(`${value.toFixed(4)} ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Outlined {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Records the position of the heading that the document drew before any code was loaded. */
const watchOutline = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('.shell-title');
      const { x, y } = title?.getBoundingClientRect() ?? { x: 0, y: 0 };
      if (title && y > 0) Object.assign(globalThis, { outlined: { text: title.textContent, x, y } });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/**
 * Reads the look of a screen once its data are loaded: the sizes of its headings of level 1, the other headings whose size is not in the scale,
 * and the width by which it exceeds the window.
 */
function readLook() {
  const headings: string[] = [];
  const offScale: string[] = [];
  const walk = (root: Document | ShadowRoot) => {
    for (const node of root.querySelectorAll('*')) {
      if (/^H[1-6]$/.test(node.tagName) && node.checkVisibility()) {
        const { fontSize } = getComputedStyle(node);
        const title = `${node.tagName.toLowerCase()} ${fontSize}`;
        if (node.tagName === 'H1') headings.push(fontSize);
        else if (!/^h2 (14|16|18|20)px|^h3 (14|16)px/.test(title)) offScale.push(title);
      }
      if (node.shadowRoot) walk(node.shadowRoot);
    }
  };
  walk(document);
  const { scrollWidth, clientWidth } = document.documentElement;
  return { headings, offScale, overflow: scrollWidth - clientWidth };
}

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('nothing moves while a screen loads; each has one heading, titles of one scale, and fits the window', async ({
      page,
    }) => {
      await watchShifts(page);
      await watchOutline(page);
      await page.goto('/de_DE/login');
      await expect(headingOf(page)).toHaveText('Anmelden');
      // the demo accounts appear last
      await expect(page.locator('[part~=demo-accounts]')).toBeVisible();
      expect(await page.evaluate('shifts')).toEqual([]);
      await fillLogin(page, 'manager@nordwind.example');
      await expect(page.getByRole('heading', { level: 1, name: 'Katharina' })).toBeVisible();
      for (const screen of ownScreens) {
        await openScreen(page, screen);
        await expect
          .poll(() => page.evaluate(readLook), screen)
          .toEqual({ headings: ['24px'], offScale: [], overflow: 0 });
        expect([screen, await page.evaluate('shifts')]).toEqual([screen, []]);
        const outlined = await page.evaluate<Outlined | undefined>('globalThis.outlined');
        if (!outlined) continue;
        await expect(headingOf(page), screen).toHaveText(outlined.text);
        const { x, y } = (await headingOf(page).boundingBox()) ?? {};
        expect([screen, x, y]).toEqual([screen, outlined.x, outlined.y]);
      }
    });
  });
}

test('behind a forced prompt stands the outline of a screen, and nothing is asked for', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await openAs(page, 'driver@nordwind.example');
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Kilometerstand');
  await expect(page.locator('main [part=skeleton]')).toHaveCount(5);
  expect((await page.locator('main').innerText()).trim()).toBe('');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/de_DE\/use-cases\?kind=mileage-status-report$/);
  await expect(headingOf(page)).toBeVisible();
  await expect(prompt).toBeHidden();
  expect(refused).toEqual([]);
});
