import { addressInputSchema } from '@foyer/contract/address';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { AddressFields } from '../../../domain/address/address-fields.tsx';
import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import * as css from './address.css.ts';
import { useCartMessages } from './cart.messages.ts';

export interface NewAddressProps {
  readonly onSaved: (cart: Cart) => void;
  readonly onCancel: () => void;
}

/** The form for a new delivery address; the input is kept as a draft until it is saved. */
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
    <Form form={form} aria-label={t('cart.cart.new-address')}>
      <AddressFields form={form} />
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
