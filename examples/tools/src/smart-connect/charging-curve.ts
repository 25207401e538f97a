/** A charging session: its start, the energy to charge, and the maximum power. */
export interface Charging {
  readonly startedAt: Date;
  readonly energyWh: number;
  readonly watts: number;
  readonly endsAt: Date;
}

const hourMs = 3_600_000;
/** Share of the energy that is charged with full power; the rest takes half the power. */
const fullPowerShare = 0.8;

const fastMs = ({ energyWh, watts }: Pick<Charging, 'energyWh' | 'watts'>): number =>
  (fullPowerShare * energyWh * hourMs) / watts;

/** Time at which a vehicle is full if it stays plugged in. */
export function fullAt(startedAt: Date, energyWh: number, watts: number): Date {
  const slowMs = ((1 - fullPowerShare) * energyWh * hourMs) / (watts / 2);
  return new Date(Math.round(startedAt.getTime() + fastMs({ energyWh, watts }) + slowMs));
}

/** Power at a moment, in watts. */
export function wattsAt(charging: Charging, at: Date): number {
  if (at < charging.startedAt || at >= charging.endsAt) return 0;
  const isFast = at.getTime() - charging.startedAt.getTime() < fastMs(charging);
  return isFast ? charging.watts : Math.round(charging.watts / 2);
}

/** Energy charged until a moment, in watt hours. */
export function energyUntil(charging: Charging, at: Date): number {
  const until = Math.min(at.getTime(), charging.endsAt.getTime()) - charging.startedAt.getTime();
  if (until <= 0) return 0;
  const fast = Math.min(until, fastMs(charging));
  const slow = Math.max(0, until - fast);
  return Math.min(
    charging.energyWh,
    Math.round((fast * charging.watts + (slow * charging.watts) / 2) / hourMs),
  );
}
