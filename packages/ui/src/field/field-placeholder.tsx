import { control, frame } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

interface FieldPlaceholderProps extends FieldTexts {
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  /** What will stand in the field. */
  readonly text: string;
  readonly required?: boolean;
  readonly className?: string;
  readonly onFocus?: () => void;
}

/** A field of the final size while the real one is loaded; it keeps the form's value. */
export function FieldPlaceholder(props: FieldPlaceholderProps) {
  const { label, description, error, labelEnd, required, className } = props;
  return (
    <Field {...{ label, description, error, labelEnd, required, className }}>
      {(tied) => (
        <div className={frame}>
          <input
            {...tied}
            className={control}
            value={props.text}
            readOnly
            aria-busy={props.onFocus === undefined}
            onFocus={props.onFocus}
          />
          <input type="hidden" name={props.name} value={props.value ?? props.defaultValue ?? ''} />
        </div>
      )}
    </Field>
  );
}
