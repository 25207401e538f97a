import { describe, expect, test } from 'vitest';
import { createEventReader, type ServerEvent } from './event-reader.ts';

function eventsOf(...pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const read = createEventReader((event) => events.push(event));
  for (const piece of pieces) read(piece);
  return events;
}

const text =
  ': open\n\nevent: known\ndata: {"known":"a"}\n\n: still here\n\nevent: changed\ndata: 1\ndata: 2\n\n';
const events = [
  { name: 'known', data: '{"known":"a"}' },
  { name: 'changed', data: '1\n2' },
];

describe('events', () => {
  test('are the same, however the network splits them', () => {
    for (let at = 0; at <= text.length; at++)
      expect(eventsOf(text.slice(0, at), text.slice(at))).toEqual(events);
    expect(eventsOf(...text)).toEqual(events);
  });
  test('may have the line ends of any system', () => {
    for (const end of ['\r\n', '\r']) expect(eventsOf(text.replaceAll('\n', end))).toEqual(events);
  });
  test('have the default name without a name, and are ignored without data', () => {
    expect(eventsOf('data:x\n\nevent: empty\n\nretry: 5\n\n')).toEqual([{ name: 'message', data: 'x' }]);
  });
  test('without an end are not kept for ever', () => {
    expect(() => eventsOf(...Array.from({ length: 100 }, () => `data: ${'x'.repeat(1000)}\n`))).toThrow(
      RangeError,
    );
  });
});
