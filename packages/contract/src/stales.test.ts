import { expect, test } from 'vitest';
import { pageRoutes } from './routes.ts';
import { stales, ticketChanged } from './stales.ts';

const pathOf = (name: string) => Object.entries(pageRoutes).find(([each]) => each === name)?.[1][1] ?? '';

test('a change of a ticket makes stale whatever any effect on a ticket does', () => {
  const effects = Object.entries(stales).filter(([name]) => pathOf(name).startsWith('/ticket'));
  expect(effects.length).toBeGreaterThan(6);
  expect([...ticketChanged].sort()).toEqual([...new Set(effects.flatMap(([, reads]) => reads))].sort());
});
