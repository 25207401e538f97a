import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../icon/field-icons.tsx';
import * as css from './field.css.ts';

/** Texts of a field around its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help text, always visible. */
  readonly description?: ReactNode;
  /** Error of the value in the user's language; empty for none. */
  readonly error?: ReactNode;
  /** Content at the end of the label's line, such as a link or "optional". */
  readonly labelEnd?: ReactNode;
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly part?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, help and error; the error is announced when it appears. */
export function Field({
  id,
  label,
  description,
  error,
  labelEnd,
  required,
  className,
  part,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hasError = Boolean(error);
  const described = [hasError && `${controlId}-error`, description && `${controlId}-help`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={[css.field, className].filter(Boolean).join(' ')} part={part ?? 'field'}>
      <div className={css.labelRow}>
        <label className={css.label} htmlFor={controlId} part="label">
          {label}
          {required && (
            <span className={css.mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      {children({
        id: controlId,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': hasError || undefined,
      })}
      {description && (
        <div className={css.description} id={`${controlId}-help`} part="description">
          {description}
        </div>
      )}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}

/** The error line of a field. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <div className={css.error} id={id} role="alert" part="error">
      <AlertIcon className={css.errorIcon} />
      <span>{error}</span>
    </div>
  );
}
