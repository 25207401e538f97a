/** Whether a day (`YYYY-MM-DD`) is a public holiday. */
export type IsHoliday = (day: string) => boolean;

const known = new Map<string, IsHoliday>();

/**
 * Returns the public holidays of a country, or of one of its regions (`DE`, `HH`). The library contains the rules of the whole world,
 * so it is loaded on the first call. The days of a region are computed once per year.
 */
export async function createHolidays(country: string, region: string | null): Promise<IsHoliday> {
  const key = `${country} ${region ?? ''}`;
  const there = known.get(key);
  if (there) return there;
  const { default: Holidays } = await import('date-holidays');
  const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
  const years = new Map<string, ReadonlySet<string>>();
  const daysOf = (year: string) => {
    const days =
      years.get(year) ??
      new Set(
        calendar
          .getHolidays(Number(year))
          .filter(({ type }) => type === 'public')
          .map(({ date }) => date.slice(0, '2026-12-25'.length)),
      );
    years.set(year, days);
    return days;
  };
  const isHoliday: IsHoliday = (day) => daysOf(day.slice(0, 4)).has(day);
  known.set(key, isHoliday);
  return isHoliday;
}
