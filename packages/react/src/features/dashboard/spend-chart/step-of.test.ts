import { describe, expect, it } from 'vitest';
import { stepOf } from './step-of.ts';

describe('a key among twelve months', () => {
  it.each([
    ['ArrowRight', 3, false, 4],
    ['ArrowLeft', 3, false, 2],
    ['ArrowRight', 11, false, 11],
    ['ArrowLeft', 0, false, 0],
    ['ArrowRight', 3, true, 2],
    ['ArrowLeft', 3, true, 4],
    ['ArrowRight', 0, true, 0],
    ['ArrowLeft', 11, true, 11],
    ['Home', 5, false, 0],
    ['End', 5, false, 11],
    ['Home', 5, true, 0],
    ['End', 5, true, 11],
    ['Enter', 5, false, undefined],
    ['ArrowUp', 5, false, undefined],
  ])('%s at %d, right to left %s, leads to %s', (key, at, isMirrored, expected) => {
    expect(stepOf(key, at, 12, isMirrored)).toBe(expected);
  });
});
