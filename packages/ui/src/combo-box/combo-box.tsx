import { Suspense, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { ErrorBoundary } from '../late/error-boundary.tsx';
import { lazyView } from '../late/lazy-view.tsx';
import type { Option } from '../select/select.tsx';

const ComboBoxAria = lazyView(async () => (await import('./combo-box-aria.tsx')).ComboBoxAria);

/** One choice of a combo box. */
export interface ComboOption extends Option {
  /** A second line that tells it from others of the same name. */
  readonly detail?: string;
}

export interface ComboBoxProps extends FieldTexts {
  /** What there is to choose from; with `search`, what is shown before anything is typed. */
  readonly options: readonly ComboOption[];
  /** Finds options for what is typed, as on a server; without it `options` are filtered here. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;
  readonly texts: ComboBoxTexts;
  /** The value of the option that a text names otherwise than by its label, as a browser fills it in: a code, another language. */
  readonly findNamed?: (text: string) => string | undefined;
  /** The native attribute for autofill; works together with `findNamed`. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** With it any text may stand in the field and stays there, chosen or not; `value` and it are the caller's. */
  readonly text?: string;
  readonly onTextChange?: (text: string) => void;
  readonly onBlur?: () => void;
  /** The form gets the chosen option's value under it. */
  readonly name?: string;
  /** Empty for nothing chosen. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly className?: string;
}

/** What a combo box says beside its label, in the user's language. */
export interface ComboBoxTexts {
  /** Nothing matches. */
  readonly empty: string;
  /** While `search` runs. */
  readonly searching?: string;
  /** `search` could not run, or the box itself could not be loaded. */
  readonly failed?: string;
  /** The button that searches again after that; Enter does the same. */
  readonly retry?: string;
}

/**
 * A select to type in, for lists too long to read. Loaded where it appears; its room is kept meanwhile. Where that fails the
 * form keeps the value, the field says so, and asks again when it is focused.
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
