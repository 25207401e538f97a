import { showHook } from '@foyer/testing';
import { expect, it } from 'vitest';
import { useChoice } from './use-choice.ts';

const items = [{ id: 'a' }, { id: 'b' }];
const list = (query: object = {}) => ({ query: { sort: 'number:asc', ...query }, items });

it('one less than all are the others of the page', async () => {
  const { now, act } = await showHook(() => useChoice(list()));
  await act(({ chooseAll }) => chooseAll());
  expect([now().isAll, now().has('elsewhere')]).toEqual([true, true]);
  await act(({ set }) => set(['a'], false));
  expect([now().isAll, [...now().ids]]).toEqual([false, ['b']]);
});

it('stays over pages and orders, and ends with another search', async () => {
  let query: object = {};
  const { now, act, again } = await showHook(() => useChoice(list(query)));
  await act(({ set }) => set(['a', 'x'], true));
  query = { sort: 'gross:desc' };
  await again();
  expect([...now().ids]).toEqual(['a', 'x']);
  query = { search: 'Bremen' };
  await again();
  expect([...now().ids]).toEqual([]);
});
