import { addDays } from '@foyer/contract';
import { startOfDay } from '../../quotations/start-of-day.ts';
import { createHolidays } from './holidays.ts';
import type { ServiceHours } from './service-hours.repo.ts';

/** Maximum number of days to search: no service is closed for longer, and the search must end for one that never opens. */
const mostDays = 400;
const minute = 60_000;

/**
 * Returns the instant at which `hours` of service have passed after `from`: nights, free days and holidays do not count. With service
 * from 8 to 17, a promise of 4 hours at 16:00 ends at 11:00 of the next working day.
 *
 * @throws Error for a service that never opens.
 */
export async function addServiceHours(from: Date, hours: number, service: ServiceHours): Promise<Date> {
  const { timeZone, opensAt, closesAt } = service;
  const isHoliday = await createHolidays(service.country, service.region);
  let left = hours * 60 * minute;
  let day = dayIn(timeZone, from);
  for (let tried = 0; tried < mostDays; tried++, day = addDays(day, 1)) {
    if (!service.weekdays.includes(weekdayOf(day)) || isHoliday(day)) continue;
    const midnight = startOfDay(day, timeZone);
    const begins = Math.max(atMinute(midnight, opensAt, timeZone), from.getTime());
    const ends = atMinute(midnight, closesAt, timeZone);
    if (ends - begins >= left && ends > begins) return new Date(begins + left);
    left -= Math.max(0, ends - begins);
  }
  throw new Error('The deadline cannot be computed: the service never opens');
}

/** Returns the calendar day of an instant; the Swedish locale writes days as ISO 8601 does. */
const dayIn = (timeZone: string, at: Date) => at.toLocaleDateString('sv-SE', { timeZone });

/** Returns the weekday of a day; 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns the instant at which local time is `minutes` after midnight, also on a day with a clock change. */
function atMinute(midnight: Date, minutes: number, timeZone: string): number {
  const plain = midnight.getTime() + minutes * minute;
  const shown = new Date(plain).toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hour = 0, rest = 0] = shown.split(':').map(Number);
  return plain + (minutes - (hour * 60 + rest)) * minute;
}
