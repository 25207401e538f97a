import { type DateFieldProps as DateFieldKit, DateField as Field } from '@foyer/ui/date-field/date-field.tsx';
import { baseMessages } from '../i18n/base.messages.ts';
import { useDateTexts } from '../i18n/use-date-texts.ts';
import { useTextsReady } from '../i18n/use-texts-ready.ts';

/** Dates are ISO dates, `2026-11-20`; empty for none. */
export type DateFieldProps = Omit<DateFieldKit, 'texts'>;

/** A day to type, paste or pick, in the order, with the separators and in the words of the active language. */
export function DateField(props: DateFieldProps) {
  // a page without widgets has none of the words that these share
  useTextsReady(baseMessages);
  return <Field {...props} texts={useDateTexts()} />;
}
