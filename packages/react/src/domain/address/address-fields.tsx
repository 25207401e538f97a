import { type Address, salutations } from '@foyer/contract/address';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { FormState } from '../../form/form-state.ts';
import { useComboBoxTexts } from '../../i18n/use-combo-box-texts.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useLocale } from '../../provider/use-session.ts';
import * as css from './address-fields.css.ts';
import { useAddressWordsMessages } from './address-words.messages.ts';
import { findCountry } from './find-country.ts';

export interface AddressFieldsProps {
  readonly form: Pick<FormState, 'error'> & { readonly draft: Pick<FormState['draft'], 'initial'> };
  /** Prefix of the address in the request body, with its dot: `address.`. @default '' */
  readonly prefix?: string;
  /** Initial values. */
  readonly known?: Partial<Address> | null;
}

/** The fields of an address; their names are those of `addressInputSchema`. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <div className={css.fields}>
      <PersonFields {...props} />
      <PlaceFields {...props} />
    </div>
  );
}

/** Returns the common props of an address field, by its name. */
function useField({ form, prefix = '', known }: AddressFieldsProps) {
  return (name: keyof Address) => ({
    name: `${prefix}${name}`,
    error: form.error(`${prefix}${name}`),
    defaultValue: known?.[name] ?? undefined,
  });
}

function PersonFields(props: AddressFieldsProps) {
  const { t } = useAddressWordsMessages();
  const field = useField(props);
  const optional = t('base.address.optional');
  return (
    <>
      <Select
        {...field('salutation')}
        className={css.half}
        defaultValue={props.known?.salutation ?? 'NO_SALUTATION'}
        label={t('base.address.salutation')}
        options={salutations.map((value) => ({ value, label: t(`base.address.salutation.${value}`) }))}
      />
      <TextField
        {...field('company')}
        className={css.half}
        autoComplete="organization"
        label={t('base.address.company')}
        labelEnd={optional}
      />
      <TextField
        {...field('firstName')}
        className={css.half}
        autoComplete="given-name"
        label={t('base.address.first-name')}
        labelEnd={optional}
      />
      <TextField
        {...field('lastName')}
        className={css.half}
        required
        autoComplete="family-name"
        label={t('base.address.last-name')}
      />
    </>
  );
}

function PlaceFields(props: AddressFieldsProps) {
  const { t } = useAddressWordsMessages();
  const field = useField(props);
  return (
    <>
      <TextField
        {...field('street')}
        className={css.long}
        required
        autoComplete="address-line1"
        label={t('base.address.street')}
      />
      <TextField
        {...field('houseNumber')}
        className={css.short}
        required
        autoComplete="off"
        label={t('base.address.house-number')}
      />
      <TextField
        {...field('addition')}
        className={css.full}
        autoComplete="address-line2"
        label={t('base.address.addition')}
        labelEnd={t('base.address.optional')}
      />
      <TextField
        {...field('postcode')}
        className={css.short}
        required
        autoComplete="postal-code"
        label={t('base.address.postcode')}
      />
      <TextField
        {...field('city')}
        className={css.long}
        required
        autoComplete="address-level2"
        label={t('base.address.city')}
      />
      <CountryField {...props} />
    </>
  );
}

/** Country field with the countries of the server; Germany alone until they are loaded. */
function CountryField({ form, prefix = '', known }: AddressFieldsProps) {
  const { t } = useAddressWordsMessages();
  const texts = useComboBoxTexts();
  const { code: locale, tag } = useLocale();
  const countries = useResource('listCountries', { query: { locale } });
  const name = `${prefix}countryCode`;
  const home = { code: 'DE', name: new Intl.DisplayNames(tag, { type: 'region' }).of('DE') ?? 'DE' };
  const items = countries.data?.items ?? [home];
  return (
    <ComboBox
      key={items.length}
      className={css.full}
      name={name}
      required
      defaultValue={form.draft.initial(name) ?? known?.countryCode ?? 'DE'}
      label={t('base.address.country')}
      texts={texts}
      autoComplete="country"
      findNamed={(text) =>
        findCountry(
          text,
          items.map(({ code }) => code),
        )
      }
      options={items.map((country) => ({ value: country.code, label: country.name }))}
      error={form.error(name)}
    />
  );
}
