/** The pages to offer: `length` of them around the current one, inside 1 to `count`. */
export function pageWindow(page: number, count: number, length = 3): number[] {
  const size = Math.min(length, count);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), count - size + 1));
  return Array.from({ length: size }, (_, at) => first + at);
}
