import { describe, expect, it } from 'vitest';
import { deliveryDates, reachedBy } from './delivery-dates.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));
const parcel = (left: number | null, expectedOn: string | null, arrived: number | null) => ({
  shippedAt: left === null ? null : at(left),
  expectedOn,
  deliveredAt: arrived === null ? null : at(arrived),
});

describe('deliveryDates', () => {
  it('returns no dates for an order without shipments', () => {
    expect(deliveryDates([])).toEqual({
      firstShippedAt: null,
      lastShippedAt: null,
      deliveredAt: null,
      expectedOn: null,
    });
  });

  it('begins with the first parcel and ends with the last, in whatever order they are read', () => {
    const dates = deliveryDates([parcel(7, '2026-11-10', 11), parcel(5, '2026-11-08', 8)]);
    expect(dates).toEqual({
      firstShippedAt: at(5),
      lastShippedAt: at(7),
      deliveredAt: at(11),
      expectedOn: '2026-11-10',
    });
  });

  it('calls nothing delivered while a parcel is on its way', () => {
    const dates = deliveryDates([parcel(5, '2026-11-08', 8), parcel(7, '2026-11-10', null)]);
    expect([dates.deliveredAt, reachedBy(dates, 'delivered')]).toEqual([null, null]);
  });

  it('dates the states that shipments cause, and no others', () => {
    const dates = deliveryDates([parcel(5, null, 8), parcel(7, null, 11)]);
    expect(
      (['confirmed', 'partially_shipped', 'shipped', 'delivered', 'completed'] as const).map((state) =>
        reachedBy(dates, state),
      ),
    ).toEqual([null, at(5), at(7), at(11), null]);
  });
});
