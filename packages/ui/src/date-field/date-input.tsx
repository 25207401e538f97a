import type { KeyboardEvent } from 'react';
import { control } from '../field/field.css.ts';
import type { ControlProps } from '../field/field.tsx';
import { classNames } from '../style/class-names.ts';
import * as css from './date-field.css.ts';
import type { DateInputState } from './use-date-input.ts';

interface DateInputProps extends Partial<ControlProps> {
  readonly state: DateInputState;
  readonly pattern: string;
  readonly name?: string | undefined;
  readonly 'aria-label'?: string;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly onOpen: () => void;
}

/** Text input of a date, and the hidden value for its form. */
export function DateInput({ state, pattern, name, onOpen, ...attributes }: DateInputProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') state.settle();
    if (event.key !== 'ArrowDown' || attributes.readOnly || attributes.disabled) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <>
      <input
        {...attributes}
        ref={state.input}
        className={classNames(control, css.input)}
        part="input"
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        placeholder={pattern}
        defaultValue={state.initialText}
        onInput={state.onInput}
        onBlur={state.onBlur}
        onKeyDown={press}
      />
      <input
        ref={state.hidden}
        type="hidden"
        name={name}
        value={state.formValue}
        disabled={attributes.disabled}
      />
    </>
  );
}
