import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { type FieldSpec, oneValueField, useLabelledProps } from './request-field.ts';

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.toUpperCase())
    .filter(Boolean);

/** A text area with one identifier per line; an error names the line. */
export const linesField = (spec: FieldSpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const labelled = useLabelledProps(spec, step);
      const lines = linesOf(step.values[spec.name] ?? '');
      const at = lines.findIndex((_, index) => step.error(`${spec.name}.${index}`) !== undefined);
      const error = step.error(spec.name) ?? (at < 0 ? undefined : step.error(`${spec.name}.${at}`));
      return (
        <TextArea
          {...labelled}
          error={at < 0 ? error : `${lines[at]}: ${error}`}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={step.initial(spec.name)}
        />
      );
    },
    read: linesOf,
    show: (text) => linesOf(text).join('\n'),
    write: (sent) => (Array.isArray(sent) ? sent.join('\n') : ''),
    describe: ({ code }, { t }) =>
      code === 'invalid_choice' ? t('use-cases.use-case-fields.twice') : undefined,
  });
