import { addDays, businessDay } from '@foyer/contract';

/** The calendar day `days` working days (Monday to Friday) after an instant, `YYYY-MM-DD`. */
export function addWorkingDays(from: Date, days: number): string {
  let day = businessDay(from);
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return day;
}
