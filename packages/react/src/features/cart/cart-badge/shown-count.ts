const most = 999;

/** A number of pieces as it stands on the badge, which has room for three digits. */
export const shownCount = (count: number, format: (value: number) => string): string =>
  count > most ? `${format(most)}+` : format(count);
