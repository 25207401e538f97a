import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { affix, control, frame } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { RevealButton, type RevealLabels } from './reveal-button.tsx';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'>;

export interface TextFieldProps extends NativeProps, FieldTexts {
  /** Drawn before the text, inside the frame. */
  readonly prefix?: ReactNode;
  /** Drawn after the text, inside the frame: a unit, an icon. */
  readonly suffix?: ReactNode;
  /** Called with the text on every change, in addition to the native `onChange`. */
  readonly onValueChange?: (value: string) => void;
  /** For passwords: names of the button that shows and hides the text. Without them there is no button. */
  readonly revealLabels?: RevealLabels;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-line native input; without `value` it is uncontrolled, and the form reads it with FormData. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, labelEnd, prefix, suffix, revealLabels, onValueChange, ...native } =
    props;
  const { id, required, className, type = 'text', onChange, ...input } = native;
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && revealLabels !== undefined;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
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
      part="text-field"
    >
      {(tied) => (
        <div className={frame} part="frame">
          {prefix !== undefined && <span className={affix}>{prefix}</span>}
          <input
            part="input"
            {...input}
            {...tied}
            type={canReveal && isRevealed ? 'text' : type}
            className={control}
            onChange={change}
          />
          {suffix !== undefined && <span className={affix}>{suffix}</span>}
          {canReveal && (
            <RevealButton
              labels={revealLabels}
              isRevealed={isRevealed}
              onReveal={setRevealed}
              controls={tied.id}
            />
          )}
        </div>
      )}
    </Field>
  );
}
