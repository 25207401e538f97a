import { addDays } from '@foyer/contract';
import { startOfDay } from '../quotations/start-of-day.ts';
import { createHolidays } from './holidays.ts';
import type { ServiceHours } from './service-hours.repo.ts';

/** Nobody is closed for longer; a brand that never opens must not be waited for. */
const mostDays = 400;
const minute = 60_000;

/**
 * The instant at which so many hours of service have gone by after `from`: nights, free days and holidays do not count. A
 * promise of 4 hours at 16:00 ends at noon of the next working day.
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
  throw new Error('A service that never opens cannot promise anything');
}

/** Swedish writes days as ISO 8601 does. */
const dayIn = (timeZone: string, at: Date) => at.toLocaleDateString('sv-SE', { timeZone });

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** What the clock on the wall says so many minutes after midnight, on a day whose clock changes too. */
function atMinute(midnight: Date, minutes: number, timeZone: string): number {
  const plain = midnight.getTime() + minutes * minute;
  const shown = new Date(plain).toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hour = 0, rest = 0] = shown.split(':').map(Number);
  return plain + (minutes - (hour * 60 + rest)) * minute;
}
