import { type DateFieldProps as DateFieldKit, DateField as Field } from '@foyer/ui/date-field/date-field.tsx';
import { field, frame, label as labelClass } from '@foyer/ui/field/field.css.ts';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { baseMessages } from '../i18n/base.messages.ts';
import { useDateTexts } from '../i18n/use-date-texts.ts';
import { useTextsReady } from '../i18n/use-texts-ready.ts';

/** Props of {@link DateField}. Dates are ISO dates, `2026-11-20`; empty for none. */
export type DateFieldProps = Omit<DateFieldKit, 'texts'>;

/** A date field to type, paste or pick a day. The order of day, month and year, separators and texts follow the active language. */
export function DateField(props: DateFieldProps) {
  // on a page without widgets the shared texts are not loaded yet
  const isReady = useTextsReady(baseMessages);
  return isReady ? <Worded {...props} /> : <Room {...props} />;
}

function Worded(props: DateFieldProps) {
  return <Field {...props} texts={useDateTexts()} />;
}

/** Placeholder of the same size until the texts are loaded. */
function Room({ label, className }: DateFieldProps) {
  return (
    <div className={classNames(field, className)} aria-hidden="true">
      <span className={labelClass}>{label}</span>
      <span className={frame} />
    </div>
  );
}
