import { expect, test } from 'vitest';
import { pageRoutes } from './routes.ts';
import { stales, ticketChanged } from './stales.ts';

const pathOf = (name: string) => Object.entries(pageRoutes).find(([each]) => each === name)?.[1][1] ?? '';

test('a changed ticket invalidates every read that an effect on a ticket invalidates', () => {
  const effects = Object.entries(stales).filter(([name]) => pathOf(name).startsWith('/ticket'));
  expect(effects.length).toBeGreaterThan(6);
  expect([...ticketChanged].sort()).toEqual([...new Set(effects.flatMap(([, reads]) => reads))].sort());
});
