import { lazy, Suspense } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import type { Option } from '../select/select.tsx';

const ComboBoxAria = lazy(async () => ({ default: (await import('./combo-box-aria.tsx')).ComboBoxAria }));

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
  readonly placeholder?: string;
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
  /** While `search` runs, and when it could not. */
  readonly searching?: string;
  readonly failed?: string;
}

/** A select to type in, for lists too long to read. Loaded where it appears; its room is kept meanwhile. */
export function ComboBox(props: ComboBoxProps) {
  const chosen = props.value ?? props.defaultValue ?? '';
  const text = props.options.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <Suspense fallback={<FieldPlaceholder {...props} text={text} />}>
      <ComboBoxAria {...props} />
    </Suspense>
  );
}
