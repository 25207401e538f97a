import { describe, expect, it } from 'vitest';
import { energyUntil, fullAt, wattsAt } from './charging-curve.ts';
import { chargingsBetween } from './chargings-between.ts';

const startedAt = new Date('2026-06-15T06:00:00Z');
const charging = { startedAt, energyWh: 22_000, watts: 22_000, endsAt: fullAt(startedAt, 22_000, 22_000) };
const later = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);

describe('a charging', () => {
  it('flows with all there is, then with half, then not', () => {
    expect(charging.endsAt).toEqual(later(72));
    expect([-1, 0, 47, 48, 71, 72].map((minutes) => wattsAt(charging, later(minutes)))).toEqual([
      0, 22_000, 22_000, 11_000, 11_000, 0,
    ]);
    expect([0, 30, 48, 60, 72, 500].map((minutes) => energyUntil(charging, later(minutes)))).toEqual([
      0, 11_000, 17_600, 19_800, 22_000, 22_000,
    ]);
  });

  it('follows from its plan on its days, until somebody stops it', () => {
    const plan = {
      id: 'p',
      chargePointId: 'c',
      weekdays: [1],
      startMinute: 8 * 60,
      energyWh: 22_000,
      watts: 22_000,
      vehicle: 'X',
    };
    const monday = [new Date('2026-06-15T06:30:00Z'), new Date('2026-06-15T06:31:00Z')] as const;
    const tuesday = [new Date('2026-06-16T06:30:00Z'), new Date('2026-06-16T06:31:00Z')] as const;
    expect(chargingsBetween([plan], [], ...monday)).toMatchObject([{ startedAt }]);
    expect(chargingsBetween([plan], [], ...tuesday)).toEqual([]);
    const stopped = {
      chargePointId: 'c',
      plan: { id: 'p', day: '2026-06-15' },
      startedAt,
      endsAt: later(5),
      energyWh: 22_000,
      watts: 22_000,
      vehicle: 'X',
    };
    expect(chargingsBetween([plan], [stopped], ...monday)).toEqual([]);
  });
});
