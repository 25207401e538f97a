import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlayground, seriousViolations } from './open-playground.ts';

let playground: Awaited<ReturnType<typeof openPlayground>>;
beforeAll(async () => {
  playground = await openPlayground();
});
afterAll(() => playground?.close());

const source = path.resolve(import.meta.dirname, '../../../packages/ui/src');

it('shows every primitive in an example', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const examples = files
    .filter((file) => file.endsWith('.example.tsx'))
    .map((file) => ({ folder: file.split('/')[0], text: readFileSync(path.join(source, file), 'utf8') }));
  const primitives = new Set(
    files
      .filter((file) => /^[a-z-]+\/[a-z-]+\.tsx$/.test(file))
      .map((file) => file.split('/')[0] ?? '')
      .filter((folder) => !['style', 'testing', 'icon', 'late'].includes(folder)),
  );
  expect(primitives.size).toBeGreaterThan(25);
  const missing = [...primitives].filter(
    (name) => !examples.some(({ folder, text }) => folder === name || text.includes(`'../${name}/`)),
  );
  expect(missing).toEqual([]);
});

/** Elements that extend beyond the right edge of the window outside a scroll container, and the page if it is too wide, through all shadow roots. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: ParentNode) => {
      for (const node of root.querySelectorAll<HTMLElement>('*')) {
        if (node.shadowRoot) walk(node.shadowRoot);
        const box = node.getBoundingClientRect();
        let scroller = node.parentElement;
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
          scroller = scroller.parentElement;
        const isMeantTo = scroller !== null || node.closest('[part=overlays]') !== null;
        if (!isMeantTo && box.width > 1 && box.right > innerWidth + 1)
          found.push(node.outerHTML.slice(0, 120));
      }
    };
    walk(document);
    const page = document.documentElement.scrollWidth - innerWidth;
    return page > 0 ? [`the page by ${page} px`, ...found] : found;
  });

/** Targets under 24 px whose 24 px circle meets another target's (WCAG 2.5.8). Links in a line of text are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    interface Target {
      readonly node: Element;
      readonly x: number;
      readonly y: number;
      readonly isSmall: boolean;
    }
    const targets: Target[] = [];
    const walk = (root: ParentNode) => {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot) walk(node.shadowRoot);
        if (!node.matches('button, a[href], input:not([type=hidden]), select, textarea')) continue;
        const area = node.closest('label') ?? node;
        const { left, top, width, height } = area.getBoundingClientRect();
        if (width <= 1 || (node.closest('p, li')?.contains(node) && node.localName === 'a')) continue;
        targets.push({ node, x: left + width / 2, y: top + height / 2, isSmall: width < 24 || height < 24 });
      }
    };
    walk(document);
    return targets
      .filter(
        ({ isSmall, x, y, node }) =>
          isSmall &&
          targets.some((other) => other.node !== node && Math.hypot(other.x - x, other.y - y) < 24),
      )
      .map(({ node }) => node.outerHTML.slice(0, 120));
  });

describe('under harder conditions', () => {
  it.each(['from=ui', 'from=react'])('fits 320 px without scrolling sideways: %s', async (query) => {
    const page = await playground.open(query, { viewport: { width: 320, height: 640 } });
    expect(await tooWide(page)).toEqual([]);
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });

  it('bears text of twice the size', async () => {
    const page = await playground.open('from=ui', { viewport: { width: 640, height: 800 } });
    await page.evaluate(() => {
      for (const size of [12, 14, 16, 18, 20]) {
        document.documentElement.style.setProperty(`--foyer-size-${size}`, `${size * 2}px`);
        document.documentElement.style.setProperty(`--foyer-line-${size}`, `${size * 3}px`);
      }
    });
    expect(await tooWide(page)).toEqual([]);
    const cut = await page.evaluate(() => {
      const found: string[] = [];
      for (const host of document.querySelectorAll('[data-stage]'))
        for (const node of host.shadowRoot?.querySelectorAll<HTMLElement>(
          'button, label, [part=badge], h3',
        ) ?? [])
          if (node.scrollHeight > node.clientHeight + 2 && node.clientHeight > 1)
            found.push(`${node.outerHTML.slice(0, 100)} ${node.scrollHeight} in ${node.clientHeight}`);
      return found;
    });
    expect(cut).toEqual([]);
    await page.close();
  });

  it.each(['from=ui', 'from=react'])('has targets of 24 px or room around them: %s', async (query) => {
    const page = await playground.open(query);
    expect(await smallTargets(page)).toEqual([]);
    await page.close();
  });

  it.each([{ contrast: 'more' as const }, { forcedColors: 'active' as const }])(
    'passes axe with %o',
    async (options) => {
      const page = await playground.open('from=ui', options);
      expect(await seriousViolations(page)).toEqual([]);
      await page.close();
    },
  );

  it('shows in forced colours what has focus', async () => {
    const page = await playground.open('only=dialog', { forcedColors: 'active' });
    await page.getByRole('button', { name: 'Konto' }).first().focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Profil' });
    await entry.waitFor();
    await expect.poll(() => entry.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
    await page.close();
  });

  it('shows in forced colours what is chosen', async () => {
    const page = await playground.open('only=shop', { forcedColors: 'active' });
    const outlineOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((node) => getComputedStyle(node).outlineStyle);
    await page.getByRole('button', { name: 'Liste', exact: true }).first().click();
    await expect.poll(() => outlineOf('Liste')).toBe('solid');
    expect(await outlineOf('Kacheln')).toBe('none');
    await page.close();
  });

  it('moves nothing where people ask for less motion', async () => {
    const page = await playground.open('from=ui');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('[data-stage]')].flatMap((host) =>
        [...(host.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((node) =>
          node
            .getAnimations()
            .filter((animation) =>
              JSON.stringify((animation.effect as KeyframeEffect).getKeyframes()).includes('transform'),
            )
            .map(() => node.outerHTML.slice(0, 100)),
        ),
      ),
    );
    expect(moving).toEqual([]);
    await page.close();
  });
});
