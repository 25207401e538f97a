import { describe, expect, it } from 'vitest';
import { firstLine, listOfFailures } from './failed-tests.ts';

describe('the list of what failed', () => {
  it('takes two lines a test, with its suite and file', () => {
    const lines = listOfFailures({
      unit: [{ file: 'packages/a/b.test.ts', name: 'c > d', message: 'no' }],
      types: [],
      e2e: [{ name: 'e', message: 'late', isFlaky: true }],
    });
    expect(lines).toEqual([
      'FAILED unit: packages/a/b.test.ts > c > d',
      '  no',
      'SECOND TRY e2e: e',
      '  late',
    ]);
  });

  it.each([
    ['\n  \n  first\nsecond', 'first'],
    [undefined, 'without a message'],
    ['x'.repeat(1000), `${'x'.repeat(300)}…`],
  ])('of %o shows the first line with text', (message, line) => {
    expect(firstLine(message)).toBe(line);
  });
});
