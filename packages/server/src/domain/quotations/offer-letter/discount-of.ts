/** Returns the per cent by which an offered price is below the shop's, with at most one decimal; null if it is not below or rounds to 0. */
export function discountOf(list: number, unit: number): number | null {
  if (list <= 0 || unit >= list) return null;
  const percent = Math.round(((list - unit) / list) * 1000) / 10;
  return percent === 0 ? null : percent;
}
