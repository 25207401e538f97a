import { businessTimeZone } from '@foyer/contract';

/** Returns a function that writes a day with its time in a locale: `Montag, 23. November, 10:15`. */
export function momentIn(locale: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(formatsTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: businessTimeZone,
  } as const);
  return (at) => format.format(at);
}

const formatsTag = (locale: string) => locale.replace('_', '-');
