import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { affix, control, frame } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { classNames } from '../style/class-names.ts';
import { number } from './number-field.css.ts';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'type' | 'size'>;

export interface NumberFieldProps extends NativeProps, FieldTexts {
  readonly prefix?: ReactNode;
  /** The unit, such as "km". */
  readonly suffix?: ReactNode;
  /** Called with the number, or null while there is none. */
  readonly onValueChange?: (value: number | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A native number input. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, error, labelEnd, prefix, suffix, onValueChange, ...native } = props;
  const { id, required, className, onChange, ...input } = native;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value, valueAsNumber } = event.currentTarget;
    onValueChange?.(value === '' ? null : valueAsNumber);
  };
  return (
    <Field {...{ id, label, description, error, labelEnd, required, className }} part="number-field">
      {(tied) => (
        <div className={frame} part="frame">
          {prefix !== undefined && <span className={affix}>{prefix}</span>}
          <input
            part="input"
            inputMode="decimal"
            {...input}
            {...tied}
            type="number"
            className={classNames(control, number)}
            onChange={change}
          />
          {suffix !== undefined && <span className={affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
