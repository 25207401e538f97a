import { Suspense, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { ErrorBoundary } from '../late/error-boundary.tsx';
import { lazyView } from '../late/lazy-view.tsx';
import type { Option } from '../select/select.tsx';

const ComboBoxAria = lazyView(async () => (await import('./combo-box-aria.tsx')).ComboBoxAria);

/** An option of a combo box. */
export interface ComboOption extends Option {
  /** Second line that distinguishes options with the same label. */
  readonly detail?: string;
}

export interface ComboBoxProps extends FieldTexts {
  /** Available options; with `search`, the options shown before anything is typed. */
  readonly options: readonly ComboOption[];
  /** Searches options for the typed text, as on a server; without it `options` are filtered here. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;
  readonly texts: ComboBoxTexts;
  /** Returns the value of the option that an autofilled text names in another way than by its label: a code, another language. */
  readonly findNamed?: (text: string) => string | undefined;
  /** Native attribute for autofill; works together with `findNamed`. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Allows any text in the field, chosen or not; `value` and `text` are then controlled by the caller. */
  readonly text?: string;
  readonly onTextChange?: (text: string) => void;
  readonly onBlur?: () => void;
  /** Name under which the form receives the value of the chosen option. */
  readonly name?: string;
  /** Chosen value; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly className?: string;
}

/** Texts of a combo box in the user's language. */
export interface ComboBoxTexts {
  /** Text if no option matches. */
  readonly empty: string;
  /** Text while `search` is running. */
  readonly searching?: string;
  /** Text if `search` failed, or the combo box itself could not be loaded. */
  readonly failed?: string;
  /** Label of the button that repeats a failed search; Enter does the same. */
  readonly retry?: string;
}

/**
 * A select with text input, for long lists. Loaded when it is drawn, with its space reserved. If loading fails, the form keeps the value, the
 * field shows the error, and loads again when it is focused.
 */
export function ComboBox(props: ComboBoxProps) {
  const [isAskedAgain, setAskedAgain] = useState(false);
  const chosen = props.value ?? props.defaultValue ?? '';
  const text = props.text ?? props.options.find(({ value }) => value === chosen)?.label ?? '';
  const askAgain = (retry: () => void) => () => {
    setAskedAgain(true);
    retry();
  };
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <FieldPlaceholder
          {...props}
          text={text}
          error={props.error ?? props.texts.failed}
          onFocus={askAgain(retry)}
        />
      )}
    >
      <Suspense fallback={<FieldPlaceholder {...props} text={text} />}>
        <ComboBoxAria {...props} hasFocus={isAskedAgain} />
      </Suspense>
    </ErrorBoundary>
  );
}
