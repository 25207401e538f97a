/** Time zone of all calendar days that are entered, shown or compared: Germany's, for all brands. */
export const businessTimeZone = 'Europe/Berlin';
