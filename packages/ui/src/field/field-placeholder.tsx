import { control, frame } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

interface FieldPlaceholderProps extends FieldTexts {
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  /** Text that the loaded field will show. */
  readonly text: string;
  readonly required?: boolean;
  readonly className?: string;
  readonly onFocus?: () => void;
}

/** A field of the final size while the real one is loaded; it keeps the form's value. */
export function FieldPlaceholder(props: FieldPlaceholderProps) {
  const { label, description, error, labelEnd, required, className } = props;
  return (
    <Field
      label={label}
      description={description}
      error={error}
      labelEnd={labelEnd}
      required={required}
      className={className}
    >
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
