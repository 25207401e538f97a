import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';
import * as css from './quantity-stepper.css.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Step: quantities must be multiples of it. @default 1 */
  readonly step?: number | undefined;
}

export interface QuantityStepperProps extends Bounds {
  /** Text in the field as typed, valid or not. */
  readonly text: string;
  readonly labels: { readonly field: string; readonly increase: string; readonly decrease: string };
  /** Error in the user's language; empty for none. */
  readonly error?: string | undefined;
  /** Note about the typed quantity, shown while there is no error. */
  readonly note?: ReactNode;
  /** Id of the form, for a field outside of it. */
  readonly form?: string | undefined;
  readonly isDisabled?: boolean;
  /** Class of the element around control and message; with `display: contents` the parent lays out both. */
  readonly className?: string | undefined;
  readonly onTextChange: (text: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onEnter?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Returns the next step up or down within the bounds; the minimum for an unreadable text. */
function stepped(text: string, by: 1 | -1, { min, max, step = 1 }: Bounds): string {
  const number = Math.trunc(Number(text.replace(',', '.')));
  if (text.trim() === '' || !Number.isFinite(number)) return String(min);
  const next = by > 0 ? Math.floor(number / step + 1) * step : Math.ceil(number / step - 1) * step;
  return String(Math.min(max, Math.max(min, next)));
}

/** Sets the validity of the input, which blocks its form (checked by `form/faulty-fields.ts` of `@foyer/react`). */
function useValidity(error: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(error ?? ''), [error]);
  return input;
}

/**
 * A whole number with buttons to raise and lower it; arrow keys work in the field. It keeps the typed text without
 * corrections: the caller provides the error.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { text, min, max, step, labels, error, note, isDisabled = false, onTextChange, onEnter } = props;
  const id = useId();
  const input = useValidity(error);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement, [input]);
  const isNoted = !error && Boolean(note);
  const value = /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  const change = (by: 1 | -1) => {
    const next = stepped(text, by, { min, max, step });
    if (!isDisabled && next !== text) onTextChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      change(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    <div className={props.className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out as a grid in one line */}
      <div
        className={css.stepper}
        data-invalid={error ? '' : undefined}
        role="group"
        part="quantity"
        aria-label={labels.field}
      >
        <button
          type="button"
          className={css.step}
          aria-label={labels.decrease}
          aria-disabled={isDisabled || (value !== undefined && value <= min) || undefined}
          onClick={() => change(-1)}
          part="decrease"
        >
          <MinusIcon size={16} />
        </button>
        <input
          ref={input}
          id={id}
          form={props.form}
          className={css.input}
          part="quantity-input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.field}
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || isNoted ? `${id}-message` : undefined}
          disabled={isDisabled}
          value={text}
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={props.onBlur}
        />
        <button
          type="button"
          className={css.step}
          aria-label={labels.increase}
          aria-disabled={isDisabled || (value !== undefined && value >= max) || undefined}
          onClick={() => change(1)}
          part="increase"
        >
          <PlusIcon size={16} />
        </button>
      </div>
      {error && (
        <p className={css.message} id={`${id}-message`} role="alert" part="error">
          {error}
        </p>
      )}
      {isNoted && (
        <p className={css.note} id={`${id}-message`} role="status" part="note">
          {note}
        </p>
      )}
    </div>
  );
}
