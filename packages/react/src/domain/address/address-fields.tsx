import { salutations } from '@foyer/contract/address';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useComboBoxTexts } from '../../i18n/use-combo-box-texts.ts';
import { useResource } from '../../provider/use-resource.ts';
import { useLocale } from '../../provider/use-session.ts';
import * as css from './address-fields.css.ts';
import { useAddressWordsMessages } from './address-words.messages.ts';

export interface AddressFieldsProps {
  /** Stands before the names of the fields: `deliveryAddress.` */
  readonly prefix?: string;
  readonly error: (name: string) => string | undefined;
  readonly initial: (name: string) => string | undefined;
}
type Part = { readonly name: string; readonly error: string | undefined };

/** The fields of an address as the contract's `addressInputSchema` has it; each is a cell of a grid of six. */
export function AddressFields({ prefix = '', error, initial }: AddressFieldsProps) {
  const { t } = useAddressWordsMessages();
  const part = (name: string): Part => ({ name: prefix + name, error: error(prefix + name) });
  return (
    <>
      <Select
        {...part('salutation')}
        className={css.half}
        defaultValue="NO_SALUTATION"
        label={t('base.address.salutation')}
        options={salutations.map((value) => ({ value, label: t(`base.address.salutation.${value}`) }))}
      />
      <TextField
        {...part('company')}
        className={css.half}
        autoComplete="organization"
        label={t('base.address.company')}
        labelEnd={t('base.optional')}
      />
      <TextField
        {...part('firstName')}
        className={css.half}
        autoComplete="given-name"
        label={t('base.address.first-name')}
        labelEnd={t('base.optional')}
      />
      <TextField
        {...part('lastName')}
        className={css.half}
        required
        autoComplete="family-name"
        label={t('base.address.last-name')}
      />
      <PlaceFields part={part} />
      <CountryField {...part('countryCode')} initial={initial(`${prefix}countryCode`)} />
    </>
  );
}

function PlaceFields({ part }: { readonly part: (name: string) => Part }) {
  const { t } = useAddressWordsMessages();
  return (
    <>
      <TextField
        {...part('street')}
        className={css.long}
        required
        autoComplete="address-line1"
        label={t('base.address.street')}
      />
      <TextField
        {...part('houseNumber')}
        className={css.short}
        required
        autoComplete="off"
        label={t('base.address.house-number')}
      />
      <TextField
        {...part('addition')}
        className={css.full}
        autoComplete="address-line2"
        label={t('base.address.addition')}
      />
      <TextField
        {...part('postcode')}
        className={css.short}
        required
        autoComplete="postal-code"
        label={t('base.address.postcode')}
      />
      <TextField
        {...part('city')}
        className={css.long}
        required
        autoComplete="address-level2"
        label={t('base.address.city')}
      />
    </>
  );
}

/** The countries the server knows; Germany stands there until they are. */
function CountryField({ name, error, initial }: Part & { readonly initial: string | undefined }) {
  const { t } = useAddressWordsMessages();
  const texts = useComboBoxTexts();
  const { code: locale, tag } = useLocale();
  const countries = useResource('listCountries', { query: { locale } });
  const home = { code: 'DE', name: new Intl.DisplayNames(tag, { type: 'region' }).of('DE') ?? 'DE' };
  const known = countries.data?.items ?? [home];
  return (
    <ComboBox
      key={known.length}
      className={css.full}
      name={name}
      error={error}
      required
      defaultValue={initial ?? 'DE'}
      label={t('base.address.country')}
      texts={texts}
      options={known.map(({ code, name: label }) => ({ value: code, label }))}
    />
  );
}
