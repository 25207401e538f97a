/** A charging: when it began, how much it takes, and with how much power at most. */
export interface Charging {
  readonly startedAt: Date;
  readonly energyWh: number;
  readonly watts: number;
  readonly endsAt: Date;
}

const hourMs = 3_600_000;
/** Up to here a battery takes all there is, then half of it. */
const fullPowerShare = 0.8;

const fastMs = ({ energyWh, watts }: Pick<Charging, 'energyWh' | 'watts'>): number =>
  (fullPowerShare * energyWh * hourMs) / watts;

/** When a vehicle is full that nobody unplugs. */
export function fullAt(startedAt: Date, energyWh: number, watts: number): Date {
  const slowMs = ((1 - fullPowerShare) * energyWh * hourMs) / (watts / 2);
  return new Date(Math.round(startedAt.getTime() + fastMs({ energyWh, watts }) + slowMs));
}

/** What flows at a moment, in watts. */
export function wattsAt(charging: Charging, at: Date): number {
  if (at < charging.startedAt || at >= charging.endsAt) return 0;
  const isFast = at.getTime() - charging.startedAt.getTime() < fastMs(charging);
  return isFast ? charging.watts : Math.round(charging.watts / 2);
}

/** What has flowed until then, in watt hours. */
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
