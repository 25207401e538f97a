import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { readNumber } from '../../../form/form-values.ts';
import { type FieldSpec, labelledProps, oneValueField } from './request-field.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface NumberSpec<Id extends string = string> extends FieldSpec<Id> {
  /** `kWh`, `ct`, `EUR`: drawn behind the number. */
  readonly unit?: Id;
  /** How many of the body's units one typed unit is: 100 for cents typed in euros. @default 1 */
  readonly scale?: number;
}

/** In the body's units; a rest smaller than those stays, and is refused. */
function scaled(text: string, scale: number): number {
  const value = (readNumber(text) ?? Number.NaN) * scale;
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 ? whole : value;
}

/** A number, typed in the reader's way. */
export const numberField = (spec: NumberSpec) => {
  const { scale = 1, unit } = spec;
  return oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      return (
        <TextField
          {...labelledProps(spec, step, t as never)}
          {...(unit !== undefined && { suffix: t(unit as never) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={step.initial(spec.name)}
        />
      );
    },
    read: (text) => scaled(text, scale),
    show: (text, { format, t }) => {
      const number = format.number(readNumber(text) ?? Number.NaN);
      return unit === undefined ? number : `${number} ${t(unit)}`;
    },
    // A comma is a decimal sign in any language here.
    write: (sent) => String(Number(sent) / scale).replace('.', ','),
    describe: ({ code, params }, { t, format }) => {
      if (scale === 1) return undefined;
      if (code === 'integers_only') return t('use-cases.use-case-fields.two-decimals');
      const limit = format.number(Number(params?.limit) / scale);
      if (code === 'min_value') return t('use-cases.use-case-fields.least', { limit });
      return code === 'max_value' ? t('use-cases.use-case-fields.most', { limit }) : undefined;
    },
  });
};
