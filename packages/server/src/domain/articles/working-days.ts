import { businessDay } from '@foyer/contract';

/** Returns the calendar day that is `days` working days (Monday to Friday) after an instant, as `YYYY-MM-DD`. */
export function addWorkingDays(from: Date, days: number): string {
  const day = new Date(`${businessDay(from)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekday = day.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return day.toISOString().slice(0, 10);
}
