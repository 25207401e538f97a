import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applySettings,
  focused,
  hostPage,
  openPlayground,
  policyViolations,
  seriousViolations,
  twoFrames,
} from './open-playground.ts';

let playground: Awaited<ReturnType<typeof openPlayground>>;
beforeAll(async () => {
  playground = await openPlayground();
});
afterAll(() => playground?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Waits until a day of the open calendar has focus, so that keys reach it. */
const dayHasFocus = (page: Page) => page.locator('[role=grid] :focus').waitFor();

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await twoFrames(page);
  }
}

describe.each(['ui', 'react'])('every example of %s', (from) => {
  // Opening the page with all examples costs more than checking it: one page is open, and its switches are changed.
  let page: Page;
  beforeAll(async () => {
    page = await playground.open(`from=${from}`);
  });
  afterAll(() => page?.close());

  it.each<Parameters<typeof applySettings>[1]>([
    {},
    { Scheme: 'dark' },
    { Brand: 'FFB000' },
    { Brand: 'FFFFFF' },
    { Scheme: 'dark', Brand: '000000' },
    { Scheme: 'dark', Brand: '0B5FFF' },
    { Language: 'ar-EG' },
    { Width: '390' },
  ])('has no serious axe violation, policy violation or sideways scrolling: %o', async (settings) => {
    await applySettings(page, settings);
    const stage = page.locator('[data-stage]').first();
    await expect.poll(() => stage.getAttribute('data-scheme')).toBe(settings.Scheme ?? 'light');
    expect(await seriousViolations(page)).toEqual([]);
    expect(await policyViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe('by keyboard in a shadow root', () => {
  it('dialog: focus, a calendar inside, Escape, focus back', async () => {
    const page = await playground.open('only=dialog');
    await button(page, 'Dialog öffnen').focus();
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('Ladekarte sperren');
    expect(await seriousViolations(page)).toEqual([]);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Kalender öffnen' }).focus();
    await press(page, 'Enter');
    await dayHasFocus(page);
    await press(page, 'ArrowRight', 'Enter');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await press(page, 'Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Dialog öffnen');
    expect(await policyViolations(page)).toEqual([]);
    await page.close();
  });

  it('dialog: the page behind it does not scroll, and is as it was before', async () => {
    const page = await playground.open('only=dialog');
    await page.evaluate(() => {
      document.body.style.paddingBlockEnd = '3000px';
    });
    const before = await hostPage(page);
    await button(page, 'Dialog öffnen').click();
    const box = await page.getByRole('dialog').boundingBox();
    const turns = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('wheel', ({ deltaY }) => seen.push(deltaY), { passive: true });
      return seen;
    });
    const places = [
      { x: 10, y: 800 },
      { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 30 },
    ];
    for (const [at, { x, y }] of places.entries()) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => turns.evaluate(({ length }) => length)).toBe(at + 1);
      // scrolling caused by the wheel begins in the next frame
      await twoFrames(page);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await press(page, 'Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => hostPage(page)).toEqual(before);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.close();
  });

  it('required dialog: stays through any number of Escapes', async () => {
    const page = await playground.open('only=dialog');
    await button(page, 'Rückfrage').click();
    await press(page, 'Escape', 'Escape', 'Escape');
    expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
    await page.close();
  });

  it.each(['Enter', 'ArrowDown'])(
    'menu: opens with %s, arrows, typing ahead, Escape and action',
    async (key) => {
      const page = await playground.open('only=dialog');
      await button(page, 'Konto').focus();
      await press(page, key);
      await expect.poll(() => focused(page)).toBe('Profil');
      expect(await seriousViolations(page)).toEqual([]);
      await press(page, 'a');
      await expect.poll(() => focused(page)).toBe('Abmelden');
      await press(page, 'Escape');
      await expect.poll(() => focused(page)).toBe('Konto');
      await press(page, key);
      await expect.poll(() => focused(page)).toBe('Profil');
      await press(page, 'Enter');
      await page.getByRole('status').getByText('profile', { exact: true }).waitFor();
      await expect.poll(() => focused(page)).toBe('Konto');
      await page.close();
    },
  );

  it('combo box: filters, points to its option, chooses, passes axe while open, and closes on Tab', async () => {
    const page = await playground.open('only=select');
    const input = page.getByRole('combobox', { name: 'Land suchen' });
    await input.focus();
    await page.keyboard.type('schwei', { delay: 30 });
    const options = page.getByRole('listbox').getByRole('option');
    await expect.poll(() => options.allTextContents()).toEqual(['Schweiz']);
    await press(page, 'ArrowDown');
    const pointsToOption = (element: HTMLElement | SVGElement) =>
      (element.getRootNode() as ShadowRoot).getElementById(
        element.getAttribute('aria-activedescendant') ?? '',
      )?.role;
    await expect.poll(() => input.evaluate(pointsToOption)).toBe('option');
    await press(page, 'Enter');
    await expect.poll(() => input.inputValue()).toBe('Schweiz');
    await press(page, 'ArrowDown');
    await options.first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await press(page, 'Tab');
    await expect.poll(() => page.locator('[role=option]').count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });

  const dateField = (page: Page) => ({
    input: page.getByRole('textbox', { name: 'Ablesedatum' }),
    value: page.locator('input[type=hidden][name=date]'),
    calendar: page.locator('[part=date-field]').filter({ hasText: 'Ablesedatum' }).getByRole('button'),
  });

  it('date field: typing and picking give an ISO date', async () => {
    const page = await playground.open('only=select');
    const { input, value, calendar } = dateField(page);
    await input.fill('05.11.2026');
    await expect.poll(() => value.inputValue()).toBe('2026-11-05');
    await calendar.focus();
    await press(page, 'Enter');
    await dayHasFocus(page);
    expect(await seriousViolations(page)).toEqual([]);
    await press(page, 'ArrowDown', 'Enter');
    await expect.poll(() => value.inputValue()).toBe('2026-11-12');
    await expect.poll(() => input.inputValue()).toBe('12.11.2026');
    await expect.poll(() => focused(page)).toBe('Kalender öffnen');
    expect(await policyViolations(page)).toEqual([]);
    await page.close();
  });

  it('date field: a day that does not exist, and limits, in words tied to the field', async () => {
    const page = await playground.open('only=select');
    const { input, value } = dateField(page);
    for (const [typed, words] of [
      ['31.02.2026', 'Den Tag 31.02.2026 gibt es nicht.'],
      ['30.11.2026', 'Spätestens am 20.11.2026.'],
    ] as const) {
      await input.fill(typed);
      await press(page, 'Tab');
      const problem = page.getByText(words);
      await problem.waitFor();
      const id = await problem.evaluate((node) => node.closest('[id]')?.id ?? '');
      await expect.poll(async () => (await input.getAttribute('aria-describedby'))?.split(' ')).toContain(id);
      await expect.poll(() => input.inputValue()).toBe(typed);
    }
    expect(await seriousViolations(page)).toEqual([]);
    await input.fill('18.11.2026');
    await press(page, 'Tab');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull();
    await expect.poll(() => value.inputValue()).toBe('2026-11-18');
    await page.close();
  });

  it.each([
    ['de-DE', '05112026'],
    ['en-US', '11/05/2026'],
    ['fr-FR', '5/11/26'],
  ])('date field in %s: typed in its own order', async (locale, keys) => {
    const page = await playground.open(`only=select&locale=${locale}`);
    const { input, value } = dateField(page);
    await input.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(keys);
    await press(page, 'Tab');
    await expect.poll(() => value.inputValue()).toBe('2026-11-05');
    await page.close();
  });

  it('date range: two days from one calendar, by keyboard', async () => {
    const page = await playground.open('only=select');
    const group = page.getByRole('group', { name: 'Zeitraum' });
    await group.getByRole('textbox', { name: 'von' }).fill('10.11.2026');
    await group.getByRole('textbox', { name: 'bis' }).fill('12.11.2026');
    await group.getByRole('button').focus();
    await press(page, 'Enter');
    await dayHasFocus(page);
    expect(await seriousViolations(page)).toEqual([]);
    await press(page, 'ArrowDown', 'Enter', 'ArrowDown', 'Enter');
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    const values = () =>
      ['from', 'to'].map((name) => page.locator(`input[type=hidden][name=${name}]`).inputValue());
    await expect.poll(() => Promise.all(values())).toEqual(['2026-11-17', '2026-11-25']);
    await page.close();
  });

  it('windowed table: from the first to the ten thousandth row and back', async () => {
    const page = await playground.open('only=window-table');
    await page.getByRole('grid').getByRole('row').nth(1).focus();
    await press(page, 'End');
    await expect.poll(() => focused(page)).toContain('Artikel 10000');
    const grid = page.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).toBe('10001');
    const last = grid.getByRole('row', { name: /Artikel 10000/ });
    expect(await last.getAttribute('aria-rowindex')).toBe('10001');
    const isInView = (row: HTMLElement | SVGElement) => {
      const [inner, outer] = [row, row.closest('[role=grid]')].map((node) => node?.getBoundingClientRect());
      return (
        inner !== undefined && outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
      );
    };
    await expect.poll(() => last.evaluate(isInView)).toBe(true);
    await press(page, 'ArrowUp');
    await expect.poll(() => focused(page)).toContain('Artikel 9999');
    await press(page, 'Home');
    await expect.poll(() => focused(page)).toMatch(/^Artikel 1\D?0,00/);
    await press(page, 'PageDown');
    await expect.poll(() => focused(page)).toContain('Artikel 6');
    expect(await page.getByRole('row').count()).toBeLessThan(40);
    expect(await seriousViolations(page)).toEqual([]);
    await page.close();
  });
});

describe('windowed table', () => {
  it('keeps the row with focus while it is scrolled away', async () => {
    const page = await playground.open('only=window-table');
    const grid = page.getByRole('grid');
    await grid.getByRole('row').nth(1).focus();
    await grid.evaluate((element) => element.scrollTo(0, 200_000));
    await grid.getByRole('row', { name: /^Artikel 4168\b/ }).waitFor();
    await expect.poll(() => focused(page)).toBe('Artikel 10,00 €');
    expect(await grid.getByRole('row').count()).toBeLessThan(50);
    await page.close();
  });
});

describe('overlays and files', () => {
  it('are not clipped by the host', async () => {
    const page = await playground.open('only=dialog');
    await page.locator('[data-stage]').evaluate((host: HTMLElement) => {
      host.style.cssText = 'overflow: hidden; position: relative; block-size: 120px';
    });
    await button(page, 'Konto').focus();
    await press(page, 'ArrowDown', 'End');
    const item = page.getByRole('menuitem', { name: 'Abmelden' });
    const isOnTop = (element: HTMLElement | SVGElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = (element.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    };
    await expect.poll(() => item.evaluate(isOnTop)).toBe(true);
    await page.close();
  });

  it('draw a picture that was chosen, though the policy forbids blob addresses', async () => {
    const page = await playground.open('only=file-drop');
    const red =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const buffer = Buffer.from(red, 'base64');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'rot.png', mimeType: 'image/png', buffer });
    const canvas = page.getByRole('listitem').filter({ hasText: 'rot.png' }).locator('canvas');
    const isPainted = (element: HTMLElement | SVGElement) => {
      const pixel = (element as unknown as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(48, 48, 1, 1).data;
      return (pixel?.[3] ?? 0) > 0;
    };
    await expect.poll(() => canvas.evaluate(isPainted)).toBe(true);
    expect(await policyViolations(page)).toEqual([]);
    await page.close();
  });
});
