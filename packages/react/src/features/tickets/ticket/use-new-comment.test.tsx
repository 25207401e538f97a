import type { TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useNewComment } from './use-new-comment.ts';

type Comments = readonly TicketComment[] | undefined;
const comment = (id: string, canEdit = false) => ({ id, canEdit }) as Partial<TicketComment> as TicketComment;
const [a, b, c, own] = [comment('a'), comment('b'), comment('c'), comment('own', true)];

it.each<[string, Comments, Comments, string | undefined]>([
  ['a new comment', [a], [a, b], 'b'],
  ['the newest of several', [a], [a, b, c], 'c'],
  ['a comment in front of an own one', [a], [a, b, own], 'b'],
  ['no own comment', [a], [a, own], undefined],
  ['nothing if a comment was deleted', [a, b], [a], undefined],
  ['none of the first comments', undefined, [a, b], undefined],
  ['nothing while the ticket reloads', [a], undefined, undefined],
  ['the very first comment', [], [a], 'a'],
])('reports %s', async (_, before, after, expected) => {
  const onArrival = vi.fn();
  const given = { comments: before };
  const { again } = await showHook(() => useNewComment(given.comments, onArrival));
  given.comments = after;
  again();
  await expect.poll(() => onArrival.mock.calls.map(([{ id }]) => id)).toEqual(expected ? [expected] : []);
});

it('reports a comment once', async () => {
  const onArrival = vi.fn();
  const given = { comments: [a] };
  const { again } = await showHook(() => useNewComment(given.comments, onArrival));
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
