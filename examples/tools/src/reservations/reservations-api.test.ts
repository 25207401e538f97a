import { edgeDays } from '@foyer/server/test/hostile-values';
import { beforeEach, expect, it } from 'vitest';
import { openTools, type PersonName, type ToolUser } from '../testing/open-tools.ts';
import type { Reservation } from './reservation.ts';

let now = new Date('2026-06-15T08:07:00Z');
let tools: ReturnType<typeof openTools>;
beforeEach(() => {
  now = new Date('2026-06-15T08:07:00Z');
  tools = openTools(() => now);
});
const open = (who: PersonName) => tools.open('reservation-tool', who);
const quarter = 15 * 60_000;
const soon = (quarters: number) =>
  new Date((Math.ceil(now.getTime() / quarter) + quarters) * quarter).toISOString();
/** A reservation on a later day without initial bookings. */
const free = (day: number, from = 0, until = 4) => ({
  bayId: 'bay-hh-a',
  startsAt: soon(day * 96 + from),
  endsAt: soon(day * 96 + until),
});
const book = (user: ToolUser, wish: object) =>
  user.call<Reservation & { code: string }>('POST', '/reservations', wish);
const listOf = async (user: ToolUser, day: string, days = '1') =>
  (await user.call<{ items: Reservation[] }>('GET', `/reservations?day=${day}&days=${days}`)).body.items;

it('bookings are there at the start, of people of the company', async () => {
  const today = await listOf(await open('manager'), '2026-06-15');
  expect(today.map(({ bayId, bookedBy, isMine }) => [bayId, bookedBy, isMine])).toEqual([
    ['bay-hh-a', 'Katharina Brandt', true],
    ['bay-hh-b', 'Lukas Hansen', false],
    ['bay-hh-a', 'Mehmet Yilmaz', false],
  ]);
  expect(today[0]?.startsAt).toBe('2026-06-15T05:00:00.000Z');
});

it('a bay is booked, moved and cancelled, and free again', async () => {
  const manager = await open('manager');
  const { status, body } = await book(manager, { ...free(10), vehicle: ' HH-KB 100E ' });
  expect([status, body.bookedBy, body.isMine, body.vehicle]).toEqual([
    200,
    'Katharina Brandt',
    true,
    'HH-KB 100E',
  ]);
  const moved = await manager.call<Reservation>('PATCH', `/reservations/${body.id}`, free(10, 4, 8));
  expect([moved.body.startsAt, moved.body.vehicle]).toEqual([soon(10 * 96 + 4), '']);
  expect((await book(manager, free(10))).status).toBe(200);
  expect(await book(manager, free(10, 6, 7))).toEqual({ status: 409, body: { code: 'bay_taken' } });
  expect((await manager.call('DELETE', `/reservations/${body.id}`)).status).toBe(200);
  expect((await book(manager, free(10, 6, 7))).status).toBe(200);
  expect((await manager.call('DELETE', `/reservations/${body.id}`)).status).toBe(404);
});

it('bookings that follow each other do not overlap; of many at once one has the bay', async () => {
  const [manager, buyer] = [await open('manager'), await open('buyer')];
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, at) => book(at % 2 ? manager : buyer, free(11, at % 3, 4 + (at % 3)))),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ body }) => body.code === 'bay_taken')).toHaveLength(5);
  expect((await book(manager, { ...free(11), bayId: 'bay-hh-b' })).status).toBe(200);
  expect((await book(buyer, free(11, 6, 8))).status).toBe(200);
});

it('bookings of others are seen but not changed; fleet managers move them, and nobody else cancels them', async () => {
  const [manager, buyer] = [await open('manager'), await open('buyer')];
  const mine = (await book(manager, free(12))).body;
  const theirs = (await book(buyer, free(12, 8, 12))).body;
  expect((await buyer.call('DELETE', `/reservations/${mine.id}`)).body.code).toBe('forbidden');
  expect((await buyer.call('PATCH', `/reservations/${mine.id}`, free(13))).body.code).toBe('forbidden');
  expect((await manager.call('PATCH', `/reservations/${theirs.id}`, free(12, 13, 15))).status).toBe(200);
  expect((await manager.call('DELETE', `/reservations/${theirs.id}`)).body.code).toBe('forbidden');
  expect((await buyer.call('DELETE', `/reservations/${theirs.id}`)).status).toBe(200);
});

it('a booking that is over is not changed any more', async () => {
  const { id } = (await book(await open('manager'), free(5))).body;
  now = new Date(now.getTime() + 6 * 86_400_000);
  expect((await (await open('manager')).call('DELETE', `/reservations/${id}`)).body.code).toBe('forbidden');
});

it.each(['sonnental', 'private'] as const)(
  '%s has neither bays nor bookings of another company',
  async (who) => {
    const [manager, stranger] = [await open('manager'), await open(who)];
    const { id } = (await book(manager, free(14))).body;
    expect((await stranger.call('GET', '/bays')).body).toEqual({ items: [] });
    expect((await stranger.call('DELETE', `/reservations/${id}`)).status).toBe(404);
    expect((await book(stranger, free(15))).status).toBe(404);
    expect(await listOf(stranger, free(14).startsAt.slice(0, 10), '7')).toEqual([]);
  },
);

it.each([
  ['in the past', () => free(-1), 'reservation_past'],
  ['too far ahead', () => free(61), 'reservation_times'],
  ['longer than a day', () => free(20, 0, 97), 'reservation_times'],
  ['backwards', () => free(20, 4, 0), 'reservation_times'],
  [
    'off the quarter-hour',
    () => ({ ...free(20), endsAt: new Date(Date.parse(soon(20 * 96)) + 7 * 60_000).toISOString() }),
    'reservation_times',
  ],
  ['without a bay', () => ({ ...free(20), bayId: '' }), 'validation_failed'],
  ['with an unknown field', () => ({ ...free(20), company: 'sonnental' }), 'validation_failed'],
])('a booking %s is refused', async (_, wish, code) => {
  const { status, body } = await book(await open('manager'), wish());
  expect([status, body.code]).toEqual([422, code]);
});

const isDay = (day: string) => !/^0000|^[+-]|^1\d{4}-|1900-02-29|2026-02-29|02-30|13-01/.test(day);
it.each(edgeDays.flatMap((day) => ['1', '7'].map((days) => [day, days] as const)))(
  'a day at the edge of the calendar returns bookings or is refused: %s, %s days',
  async (day, days) => {
    const path = `/reservations?day=${encodeURIComponent(day)}&days=${days}`;
    const { status, body } = await (await open('manager')).call<{ items?: unknown[]; code?: string }>(
      'GET',
      path,
    );
    expect([status, body.items ?? body.code]).toEqual(isDay(day) ? [200, []] : [422, 'validation_failed']);
  },
);
