import { expect, it } from 'vitest';
import { createStreamLimit } from '../limits/stream-limit.ts';
import { openEventStream } from './event-stream.ts';

const open = () => {
  const reader = new AbortController();
  return { reader, stream: openEventStream(reader.signal) };
};

it('writes events in their format, and a comment at once', async () => {
  const { stream } = open();
  stream.send('changed', { ticketId: 't1\n\nevent: ended' });
  stream.beat();
  stream.end();
  stream.send('changed', { ticketId: 'late' });
  expect(await stream.response.text()).toBe(
    ': open\n\nevent: changed\ndata: {"ticketId":"t1\\n\\nevent: ended"}\n\n: still here\n\n',
  );
});

it.each([
  ['disconnects', ({ reader }: ReturnType<typeof open>) => reader.abort()],
  ['cancels it', ({ stream }: ReturnType<typeof open>) => void stream.response.body?.cancel()],
  ['ends it twice', ({ stream }: ReturnType<typeof open>) => [stream.end(), stream.end()]],
])('ends when its reader %s', async (_, leave) => {
  const opened = open();
  leave(opened);
  await opened.stream.ended;
  opened.stream.send('changed', {});
  opened.stream.end();
});

it('ends at once where the reader has left before', async () => {
  const stream = openEventStream(AbortSignal.abort());
  await stream.ended;
});

it('limits the events that wait for a reader', async () => {
  const { stream } = open();
  let isOver = false;
  void stream.ended.then(() => {
    isOver = true;
  });
  let sent = 0;
  while (!isOver && sent < 10_000) {
    stream.send('changed', { ticketId: 't1' });
    sent++;
    await Promise.resolve();
  }
  expect(sent).toBeLessThan(300);
});

it('limits streams per person and in all; a released one can be taken again', () => {
  const take = createStreamLimit(2, 3);
  const leave = take('a');
  take('a');
  expect(() => take('a')).toThrow(expect.objectContaining({ code: 'rate_limited', status: 429 }));
  take('b');
  expect(() => take('c')).toThrow(expect.objectContaining({ code: 'unavailable', status: 503 }));
  leave();
  take('c');
  expect(() => take('a')).toThrow(expect.objectContaining({ code: 'unavailable' }));
});
