import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { field, mark } from '../field/field.css.ts';
import { FieldError } from '../field/field.tsx';
import { classNames } from '../style/class-names.ts';
import { box, checkbox, help, row, text } from './checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Neither checked nor unchecked, for the parent of several checkboxes. */
  readonly isIndeterminate?: boolean;
  readonly onCheckedChange?: (isChecked: boolean) => void;
}

/** A native checkbox. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    description,
    error,
    isIndeterminate = false,
    onCheckedChange,
    onChange,
    className,
    ...native
  } = props;
  const generated = useId();
  const id = native.id ?? generated;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  const described = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={classNames(field, className)} part="checkbox">
      <label className={row} htmlFor={id}>
        <input
          part="checkbox-input"
          {...native}
          ref={input}
          id={id}
          type="checkbox"
          className={classNames(box, checkbox)}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={change}
        />
        <span className={text}>
          {label}
          {native.required && (
            <span className={mark} aria-hidden="true">
              *
            </span>
          )}
          {description && (
            <span className={help} id={`${id}-help`}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
