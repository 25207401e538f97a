import { control, frame } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

/** A field of the final size while the real one is loaded; it keeps the form's value. */
export function FieldPlaceholder(
  props: FieldTexts & { name?: string; value?: string; defaultValue?: string; required?: boolean },
) {
  const { label, description, error, labelEnd, required } = props;
  return (
    <Field {...{ label, description, error, labelEnd, required }}>
      {(tied) => (
        <div className={frame}>
          <input {...tied} className={control} readOnly aria-busy="true" />
          <input type="hidden" name={props.name} value={props.value ?? props.defaultValue ?? ''} />
        </div>
      )}
    </Field>
  );
}
