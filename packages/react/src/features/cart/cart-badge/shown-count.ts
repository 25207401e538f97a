const most = 999;

/** Formats a number of pieces for the badge, which has room for three digits. */
export const shownCount = (count: number, format: (value: number) => string): string =>
  count > most ? `${format(most)}+` : format(count);
