import { type ReactNode, useId } from 'react';
import { box, help, radio, row, text } from '../checkbox/checkbox.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { FieldError, type FieldTexts } from '../field/field.tsx';
import { classNames } from '../style/class-names.ts';
import { card, layouts } from './radio-group.css.ts';

/** An option of a radio group. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldTexts, 'labelEnd'> {
  readonly name?: string;
  readonly options: readonly RadioOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Layout; `cards` puts each option in a frame. @default 'list' */
  readonly layout?: keyof typeof layouts;
}

/** Native radio buttons in a fieldset; the browser handles the arrow keys. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, description, error, options, value, defaultValue, onValueChange, layout = 'list' } = props;
  const id = useId();
  const described = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ');
  const selection = (optionValue: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === optionValue }
      : { checked: value === optionValue };
  return (
    <fieldset
      className={fieldCss.field}
      aria-describedby={described || undefined}
      disabled={props.disabled}
      part="radio-group"
    >
      <legend className={classNames(fieldCss.label, fieldCss.legend)}>
        {label}
        {props.required && (
          <span className={fieldCss.mark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <label key={option.value} className={classNames(row, layout === 'cards' && card)}>
            <input
              {...selection(option.value)}
              type="radio"
              className={classNames(box, radio)}
              name={props.name ?? id}
              value={option.value}
              disabled={option.isDisabled}
              required={props.required}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange?.(option.value)}
              part="radio"
            />
            <span className={text}>
              {option.label}
              {option.description && <span className={help}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {description && (
        <div className={fieldCss.description} id={`${id}-help`}>
          {description}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
