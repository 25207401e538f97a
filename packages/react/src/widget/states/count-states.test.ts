import { expect, it } from 'vitest';
import { countStates } from './count-states.ts';

it('keeps a state until the last part that shows it is gone', () => {
  const states = new Set<string>();
  const show = countStates(states);
  const [first, second] = [show('loading'), show('loading')];
  const empty = show('empty');
  expect([...states]).toEqual(['loading', 'empty']);
  first();
  expect([...states]).toEqual(['loading', 'empty']);
  second();
  empty();
  expect([...states]).toEqual([]);
});

it('goes without where a browser refuses the names', () => {
  const refuse = () => {
    throw new DOMException('', 'SyntaxError');
  };
  const gone = countStates({ add: refuse, delete: refuse })('error');
  expect(gone).not.toThrow();
});
