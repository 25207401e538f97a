/** The calendar day `days` working days (Monday to Friday) after an instant, `YYYY-MM-DD`. */
export function addWorkingDays(from: Date, days: number): string {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--;
  }
  return day.toISOString().slice(0, 10);
}
