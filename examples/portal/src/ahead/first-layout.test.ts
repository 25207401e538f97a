import { afterEach, expect, test, vi } from 'vitest';
import { beginFirstLayout, endFirstLayout } from './first-layout.ts';

const html = document.documentElement;
const cameBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);

afterEach(() => {
  vi.restoreAllMocks();
  endFirstLayout(html);
});

test.each([
  ['navigate', true],
  // somebody may come back to where they were
  ['reload', false],
  ['back_forward', false],
])('a page that was come to by %s', (type, isFresh) => {
  cameBy(type);
  beginFirstLayout(html);
  expect('fresh' in html.dataset).toBe(isFresh);
});

test('nothing is left out any more when the screen is left', () => {
  cameBy('navigate');
  beginFirstLayout(html);
  endFirstLayout(html);
  expect('fresh' in html.dataset).toBe(false);
});
