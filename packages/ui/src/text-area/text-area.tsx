import type { ChangeEvent, Ref, TextareaHTMLAttributes } from 'react';
import { control, frame } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { classNames } from '../style/class-names.ts';
import { area } from './text-area.css.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  readonly onValueChange?: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A native text area that grows with its text. */
export function TextArea({ label, description, error, labelEnd, onValueChange, ...native }: TextAreaProps) {
  const { id, required, className, onChange, ...rest } = native;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
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
      part="text-area"
    >
      {(tied) => (
        <div className={frame} part="frame">
          <textarea
            part="input"
            rows={3}
            dir="auto"
            {...rest}
            {...tied}
            className={classNames(control, area)}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
}
