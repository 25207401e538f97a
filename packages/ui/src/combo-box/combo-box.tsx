import { lazy, Suspense } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import type { Option } from '../select/select.tsx';

const ComboBoxAria = lazy(async () => ({ default: (await import('./combo-box-aria.tsx')).ComboBoxAria }));

export interface ComboBoxProps extends FieldTexts {
  readonly options: readonly Option[];
  /** Shown when nothing matches. */
  readonly emptyText: string;
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
}

/** A select to type in, for lists too long to read. Loaded where it appears; its room is kept meanwhile. */
export function ComboBox(props: ComboBoxProps) {
  return (
    <Suspense fallback={<FieldPlaceholder {...props} />}>
      <ComboBoxAria {...props} />
    </Suspense>
  );
}
