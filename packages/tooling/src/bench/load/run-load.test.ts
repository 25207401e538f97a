import { expect, it } from 'vitest';
import { type LoadFigures, medianOf } from './run-load.ts';

const round = (perSecond: number, p99: number, faults: LoadFigures['faults'] = new Map()): LoadFigures => ({
  perSecond,
  p50: 1,
  p99,
  serverMs: 2,
  databaseMs: 3,
  faults,
});

it('takes the median of each figure by itself and forgets no failure', () => {
  const told = medianOf([
    round(900, 70, new Map([[500, 1]])),
    round(1100, 50),
    round(1000, 90, new Map([[500, 2]])),
  ]);
  expect(told).toEqual(round(1000, 70, new Map([[500, 3]])));
});

it('of one round is that round', () => {
  expect(medianOf([round(900, 70)])).toEqual(round(900, 70));
});
