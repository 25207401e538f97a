import type { TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

type Comments = readonly TicketComment[] | undefined;
const comment = (id: string, canEdit = false) => ({ id, canEdit }) as Partial<TicketComment> as TicketComment;
const [a, b, c, own] = [comment('a'), comment('b'), comment('c'), comment('own', true)];

it.each<[string, Comments, Comments, string | undefined]>([
  ['a comment that was not there before', [a], [a, b], 'b'],
  ['the newest of several', [a], [a, b, c], 'c'],
  ['a comment before one that one wrote oneself', [a], [a, b, own], 'b'],
  ['nothing one wrote oneself', [a], [a, own], undefined],
  ['nothing where one is gone', [a, b], [a], undefined],
  ['nothing of what is there at first', undefined, [a, b], undefined],
  ['nothing while it is read anew', [a], undefined, undefined],
  ['the first comment of all', [], [a], 'a'],
])('reports %s', async (_, before, after, expected) => {
  const onArrival = vi.fn();
  const given = { comments: before };
  const { again } = await showHook(() => useArrival(given.comments, onArrival));
  given.comments = after;
  again();
  await expect.poll(() => onArrival.mock.calls.map(([{ id }]) => id)).toEqual(expected ? [expected] : []);
});

it('reports a comment once', async () => {
  const onArrival = vi.fn();
  const given = { comments: [a] };
  const { again } = await showHook(() => useArrival(given.comments, onArrival));
  for (const comments of [
    [a, b],
    [a, b],
    [a, b, c],
  ]) {
    given.comments = comments;
    again();
  }
  await expect.poll(() => onArrival.mock.calls.map(([{ id }]) => id)).toEqual(['b', 'c']);
});
