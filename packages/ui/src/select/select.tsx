import type { ChangeEvent, Ref, SelectHTMLAttributes } from 'react';
import { control, frame } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { classNames } from '../style/class-names.ts';
import { box, chevron, select } from './select.css.ts';

/** An option of a select or combo box. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  readonly options: readonly Option[];
  /** Text of an empty first option; without it there is none. */
  readonly placeholder?: string;
  readonly onValueChange?: (value: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select, which works best on phones. */
export function Select(props: SelectProps) {
  const { label, description, error, labelEnd, options, placeholder, onValueChange, ...native } = props;
  const { id, required, className, onChange, ...rest } = native;
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field
      id={id}
      label={label}
      description={description}
      error={error}
      labelEnd={labelEnd}
      required={required}
      className={className}
      part="select-field"
    >
      {(tied) => (
        <div className={frame} part="frame">
          <span className={box}>
            <select
              part="select"
              {...rest}
              {...tied}
              className={classNames(control, select)}
              onChange={change}
            >
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.isDisabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDownIcon className={chevron} />
          </span>
        </div>
      )}
    </Field>
  );
}
