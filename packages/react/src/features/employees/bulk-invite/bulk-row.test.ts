import { expect, it } from 'vitest';
import { dryRunAnswer } from '../employees-fixture.ts';
import { correctionsOf, countRows, mendRow, mendsOf, readRows } from './bulk-row.ts';

const rows = readRows(dryRunAnswer.rows, {});

it('corrects the columns that were changed, and no other', () => {
  const once = mendRow(rows, 3, { email: 'eine@nordwind.example' });
  const twice = mendRow(once, 3, { roles: ['ROLE_SHOP', 'ROLE_USE_CASES'] });
  expect(correctionsOf(mendsOf(twice))).toEqual([
    { line: 3, email: 'eine@nordwind.example', roles: ['ROLE_SHOP', 'ROLE_USE_CASES'] },
  ]);
  expect(twice.map(({ isTouched }) => isTouched)).toEqual([false, true, false]);
});

it('removes the errors of a changed column', () => {
  const paths = (of: typeof rows) => of.find(({ line }) => line === 3)?.errors.map(({ path }) => path);
  const wrong = paths(rows) ?? [];
  expect(wrong.length).toBeGreaterThan(0);
  expect(paths(mendRow(rows, 3, { firstName: 'Ida' }))).toEqual(wrong);
  expect(paths(mendRow(rows, 3, { [wrong[0] as 'email']: 'anders' }))).toEqual(wrong.slice(1));
});

it('keeps the corrections when the file is checked again', () => {
  const mends = { 3: { email: 'eine@nordwind.example' } };
  const judged = readRows(dryRunAnswer.rows, mends);
  expect(mendsOf(judged)).toEqual(mends);
  expect(judged.some(({ isTouched }) => isTouched)).toBe(false);
});

it('counts rows by their result', () => {
  expect(countRows(rows)).toMatchObject({ ready: 1, invalid: 1, already_member: 1, invited: 0 });
});
