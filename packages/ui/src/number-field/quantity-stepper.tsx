import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react';
import { control, field, frame } from '../field/field.css.ts';
import { FieldError } from '../field/field.tsx';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';
import { classNames } from '../style/class-names.ts';
import { number, quantity, step as stepClass, stepper } from './number-field.css.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max'
>;

export interface QuantityStepperProps extends NativeProps {
  /** The input's name, not drawn: "Menge von …". */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value?: number | '';
  /** @default 1 */
  readonly defaultValue?: number;
  /** @default 1 */
  readonly min?: number;
  readonly max?: number;
  readonly error?: ReactNode;
  /** Called with what was typed or stepped to; null while the input is empty or no number. */
  readonly onValueChange?: (value: number | null) => void;
}

/** A number between a minus and a plus button. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, error, onValueChange, onChange, ...rest } = props;
  const { value, defaultValue = 1, min = 1, max, className, disabled, ...native } = rest;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState<number | ''>(defaultValue);
  const current = value ?? typed;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const next = Number.isNaN(event.currentTarget.valueAsNumber) ? null : event.currentTarget.valueAsNumber;
    setTyped(next ?? '');
    onValueChange?.(next);
  };
  const move = (direction: 'stepUp' | 'stepDown') => {
    input.current?.[direction]();
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tied = error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {};
  const stepProps = { type: 'button', className: stepClass, 'aria-controls': id } as const;
  return (
    <div className={classNames(field, className)} part="quantity-stepper">
      <div className={classNames(frame, stepper)} part="frame">
        <button
          {...stepProps}
          aria-label={decreaseLabel}
          disabled={disabled || (current !== '' && current <= min)}
          onClick={() => move('stepDown')}
        >
          <MinusIcon size={18} />
        </button>
        <input
          part="input"
          inputMode="numeric"
          step={1}
          {...native}
          {...tied}
          {...(value === undefined ? { defaultValue } : { value })}
          {...{ min, max, disabled, id }}
          ref={input}
          type="number"
          aria-label={label}
          className={classNames(control, number, quantity)}
          onChange={change}
        />
        <button
          {...stepProps}
          aria-label={increaseLabel}
          disabled={disabled || (max !== undefined && current !== '' && current >= max)}
          onClick={() => move('stepUp')}
        >
          <PlusIcon size={18} />
        </button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
