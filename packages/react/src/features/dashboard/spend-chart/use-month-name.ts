import { useMemo } from 'react';
import { useLocale } from '../../../provider/use-session.ts';

const styles = {
  whole: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
  letter: { month: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns a function that formats a month, such as `2026-11`, in the active language. */
export function useMonthName(): (month: string, style: keyof typeof styles) => string {
  const { tag } = useLocale();
  return useMemo(() => {
    const formats = Object.fromEntries(
      Object.entries(styles).map(([style, options]) => [
        style,
        new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }),
      ]),
    );
    return (month, style) => {
      const at = Date.parse(`${month}-01`);
      return Number.isNaN(at) ? month : (formats[style]?.format(at) ?? month);
    };
  }, [tag]);
}
