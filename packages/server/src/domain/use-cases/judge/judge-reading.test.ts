import { describe, expect, it } from 'vitest';
import { judgeReading } from './judge-reading.ts';

const last = { readingKm: 10_000, readOn: '2026-05-01' };

describe('plausibility of a reading', () => {
  it.each([
    [{ readingKm: 10_000, readOn: '2026-05-01' }, null],
    [{ readingKm: 9_999, readOn: '2026-05-02' }, 'reading_below_last'],
    [{ readingKm: 10_001, readOn: '2026-04-30' }, 'reading_date_before_last'],
    [{ readingKm: 11_500, readOn: '2026-05-02' }, null],
    [{ readingKm: 11_501, readOn: '2026-05-02' }, 'reading_implausible'],
    [{ readingKm: 11_501, readOn: '2026-05-01' }, 'reading_implausible'],
    [{ readingKm: 13_000, readOn: '2026-05-03' }, null],
  ] as const)('%j gives %s', (next, problem) => {
    expect(judgeReading(last, next, false)).toBe(problem);
  });

  it('believes an explanation for many kilometres, but not for fewer than before', () => {
    expect(judgeReading(last, { readingKm: 90_000, readOn: '2026-05-02' }, true)).toBeNull();
    expect(judgeReading(last, { readingKm: 9_000, readOn: '2026-05-02' }, true)).toBe('reading_below_last');
  });

  it('takes any first reading', () => {
    expect(judgeReading(null, { readingKm: 1_900_000, readOn: '2020-01-01' }, false)).toBeNull();
  });
});
