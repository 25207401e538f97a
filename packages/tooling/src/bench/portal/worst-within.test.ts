import { describe, expect, it } from 'vitest';
import { worstWithin } from './worst-within.ts';

const told = (...entries: readonly (readonly [number, number])[]) =>
  entries.map(([at, value]) => ({ at, value }));

describe('the worst values while a screen was used', () => {
  it('are the slowest answer, the longest task and the sum of layout shifts', () => {
    const worked = {
      answers: told([110, 72], [400, 96]),
      tasks: told([120, 60], [405, 88]),
      shifts: told([130, 0.01], [500, 0.02]),
    };
    const worst = worstWithin(worked, [{ from: 100, to: 600 }]);
    expect(worst).toMatchObject({ answer: 96, task: 88 });
    expect(worst.shift).toBeCloseTo(0.03);
  });

  it('leave out entries that began between two presses, when the bench itself looks for its next button', () => {
    const worked = {
      answers: told([10, 300], [150, 40]),
      tasks: told([90, 200], [150, 55], [260, 300]),
      shifts: told([250, 0.5]),
    };
    const spans = [
      { from: 100, to: 200 },
      { from: 300, to: 400 },
    ];
    expect(worstWithin(worked, spans)).toEqual({ answer: 40, task: 55, shift: 0 });
  });

  it('are 0 without entries', () => {
    const nothing = { answers: [], tasks: [], shifts: [] };
    expect(worstWithin(nothing, [{ from: 0, to: 100 }])).toEqual({ answer: 0, task: 0, shift: 0 });
  });
});
