/** The time zone whose calendar days are meant wherever a day is asked for, shown or compared: Germany's, for all brands. */
export const businessTimeZone = 'Europe/Berlin';
