/** How many per cent an offered price lies below the shop's, with at most one decimal; null where it does not lie below by a tenth. */
export function discountOf(list: number, unit: number): number | null {
  if (list <= 0 || unit >= list) return null;
  const percent = Math.round(((list - unit) / list) * 1000) / 10;
  return percent === 0 ? null : percent;
}
