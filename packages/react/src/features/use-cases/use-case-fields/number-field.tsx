import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { readNumber } from '../../../form/form-values.ts';
import { useMessages } from '../../../i18n/create-messages.ts';
import { useFormat } from '../../../provider/use-format.ts';
import type { UseCaseWords } from '../use-case-form/use-case-definition.ts';
import { type FieldSpec, oneValueField, useLabelledProps } from './request-field.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface NumberSpec<Id extends string = string> extends FieldSpec<Id> {
  /** Unit after the number, such as `kWh`, `ct` or `EUR`. */
  readonly unit?: Id;
  /** Number of the body's units per typed unit: 100 for cents typed in euros. @default 1 */
  readonly scale?: number;
  /** Whether the body's units are cents of an amount in euros, which is shown like all amounts. @default false */
  readonly isEuro?: boolean;
}

/** Reads a number in typed units. A scaled unit has as many decimals as its scale has zeros. */
const numberIn = (text: string, scale: number): number =>
  readNumber(text, Math.round(Math.log10(scale))) ?? Number.NaN;

/** A separator before three digits: a thousands separator or a decimal one, depending on the language. */
const isAmbiguous = (text: string): boolean => /^\s*[+-]?[1-9]\d{0,2}[.,]\d{3}\s*$/.test(text);

/** Converts a text to the body's units. A fraction of a unit is kept, so that the schema refuses it. */
function scaled(text: string, scale: number): number {
  const value = numberIn(text, scale) * scale;
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 ? whole : value;
}

/** A number, typed in the format of the language. */
export const numberField = (spec: NumberSpec) => {
  const { scale = 1, unit, isEuro = false } = spec;
  const show = (text: string, { format, t }: Pick<UseCaseWords<string>, 'format' | 't'>) => {
    if (isEuro) return format.money({ amount: scaled(text, scale), currency: 'EUR' });
    // prices in cents have two decimals too
    const number = format.number(numberIn(text, scale), scale === 100 ? { minimumFractionDigits: 2 } : {});
    return unit === undefined ? number : `${number} ${t(unit)}`;
  };
  return oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      const format = useFormat();
      const words = useMessages();
      const { description, ...labelled } = useLabelledProps(spec, step);
      const text = step.values[spec.name] ?? '';
      const reading =
        isAmbiguous(text) &&
        t('use-cases.use-case-fields.read-as', { number: show(text, { ...words, format }) });
      return (
        <TextField
          {...labelled}
          description={[description, reading].filter(Boolean).join(' ')}
          {...(unit !== undefined && { suffix: words.t(unit) })}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={step.initial(spec.name)}
        />
      );
    },
    read: (text) => scaled(text, scale),
    show,
    // A comma is read as a decimal separator in every supported language.
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
