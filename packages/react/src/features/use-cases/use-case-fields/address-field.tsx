import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import { splitStreet } from '@foyer/contract/street-address';
import { AddressFields } from '../../../domain/address/address-fields.tsx';
import { useMessages } from '../../../i18n/create-messages.ts';
import { flatValues } from '../use-case-form/flat-values.ts';
import type { Values } from '../use-case-form/use-case-definition.ts';
import type { FieldSpec, RequestField } from './request-field.ts';
import * as css from './use-case-fields.css.ts';

const parts = [
  'salutation',
  'company',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'addition',
  'postcode',
  'city',
  'countryCode',
] as const;

const partsOf = (values: Values, name: string): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const text = values[`${name}.${part}`]?.trim();
      return text ? [[part, text]] : [];
    }),
  );

/** An address with its fields under `name.`; the postcode is checked against the country. */
export function addressField({ name, label, when }: FieldSpec): RequestField {
  return {
    name,
    when,
    Field: ({ error, initial }) => {
      const { t } = useMessages();
      return (
        <fieldset className={css.group}>
          <legend className={css.groupTitle}>{t(label)}</legend>
          <AddressFields prefix={`${name}.`} form={{ error, draft: { initial } }} />
        </fieldset>
      );
    },
    read: (values) => partsOf(values, name),
    rows: ({ t, values, countryName }) => {
      const typed = partsOf(values, name);
      const place = splitStreet(typed.street ?? '', typed.houseNumber ?? '');
      const lines = addressLines({ ...typed, ...place } as unknown as Address, countryName);
      return [{ label: t(label), value: lines.join('\n') }];
    },
    valuesOf: (sent) => (typeof sent === 'object' && sent !== null ? flatValues(sent, `${name}.`) : {}),
    describe: ({ path, code }, { t }) =>
      path.endsWith('.postcode') && code === 'invalid_format'
        ? t('use-cases.use-case-fields.postcode.wrong')
        : undefined,
  };
}
