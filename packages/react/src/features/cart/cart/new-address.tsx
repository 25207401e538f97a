import { addressInputSchema, salutations } from '@foyer/contract/address';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import { type FormState, useForm } from '../../../form/use-form.ts';
import { useComboBoxTexts } from '../../../i18n/use-combo-box-texts.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import * as css from './address.css.ts';
import { useCartMessages } from './cart.messages.ts';

export interface NewAddressProps {
  readonly onSaved: (cart: Cart) => void;
  readonly onCancel: () => void;
}

/** A delivery address to enter; kept as a draft until it is saved. */
export function NewAddress({ onSaved, onCancel }: NewAddressProps) {
  const sdk = useSdk();
  const { t } = useCartMessages();
  const form = useForm({
    schema: addressInputSchema,
    draftKey: 'cart.address',
    submit: async (address, { idempotencyKey }) => {
      const body = { kind: 'new' as const, address };
      const answer = await sdk.call('updateDeliveryAddress', { body, idempotencyKey });
      if (answer.ok) return answer;
      const fields = answer.error.fields.map((field) => ({
        ...field,
        path: field.path.replace(/^address\./, ''),
      }));
      return { ok: false, error: { ...answer.error, fields } };
    },
    onSuccess: onSaved,
  });
  return (
    <Form form={form} className={css.form} aria-label={t('cart.cart.new-address')}>
      <PersonFields form={form} />
      <PlaceFields form={form} />
      <div className={css.buttons}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('cart.cart.save-address')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cart.cart.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function PersonFields({ form }: { readonly form: FormState }) {
  const { t } = useCartMessages();
  return (
    <>
      <Select
        className={css.half}
        name="salutation"
        defaultValue="NO_SALUTATION"
        label={t('cart.cart.salutation')}
        options={salutations.map((value) => ({ value, label: t(`cart.cart.salutation.${value}`) }))}
        error={form.error('salutation')}
      />
      <TextField
        className={css.half}
        name="company"
        autoComplete="organization"
        label={t('cart.cart.company')}
        labelEnd={t('cart.cart.optional')}
        error={form.error('company')}
      />
      <TextField
        className={css.half}
        name="firstName"
        autoComplete="given-name"
        label={t('cart.cart.first-name')}
        labelEnd={t('cart.cart.optional')}
        error={form.error('firstName')}
      />
      <TextField
        className={css.half}
        name="lastName"
        required
        autoComplete="family-name"
        label={t('cart.cart.last-name')}
        error={form.error('lastName')}
      />
    </>
  );
}

function PlaceFields({ form }: { readonly form: FormState }) {
  const { t } = useCartMessages();
  return (
    <>
      <TextField
        className={css.long}
        name="street"
        required
        autoComplete="address-line1"
        label={t('cart.cart.street')}
        error={form.error('street')}
      />
      <TextField
        className={css.short}
        name="houseNumber"
        required
        autoComplete="off"
        label={t('cart.cart.house-number')}
        error={form.error('houseNumber')}
      />
      <TextField
        className={css.full}
        name="addition"
        autoComplete="address-line2"
        label={t('cart.cart.addition')}
        labelEnd={t('cart.cart.optional')}
        error={form.error('addition')}
      />
      <TextField
        className={css.short}
        name="postcode"
        required
        autoComplete="postal-code"
        label={t('cart.cart.postcode')}
        error={form.error('postcode')}
      />
      <TextField
        className={css.long}
        name="city"
        required
        autoComplete="address-level2"
        label={t('cart.cart.city')}
        error={form.error('city')}
      />
      <CountryField form={form} />
    </>
  );
}

/** The countries the server knows; Germany stands there until they are. */
function CountryField({ form }: { readonly form: FormState }) {
  const { t } = useCartMessages();
  const texts = useComboBoxTexts();
  const { code: locale, tag } = useLocale();
  const countries = useResource('listCountries', { query: { locale } });
  const home = { code: 'DE', name: new Intl.DisplayNames(tag, { type: 'region' }).of('DE') ?? 'DE' };
  const known = countries.data?.items ?? [home];
  return (
    <ComboBox
      key={known.length}
      className={css.full}
      name="countryCode"
      required
      defaultValue={form.draft.initial('countryCode') ?? 'DE'}
      label={t('cart.cart.country')}
      texts={texts}
      options={known.map(({ code, name }) => ({ value: code, label: name }))}
      error={form.error('countryCode')}
    />
  );
}
