import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { formValues } from '../../../form/form-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useEnvironment } from '../../../provider/use-environment.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import type { CartStore } from '../cart.store.ts';
import { cartChanges } from '../cart-changes.ts';
import { useCartMessages } from './cart.messages.ts';
import { OrderFormView } from './order-form.view.tsx';
import type { OrderTrouble } from './order-trouble.view.tsx';

export interface OrderFormProps {
  readonly cart: Cart;
  readonly store: CartStore;
  readonly isSaving: boolean;
  readonly trouble: OrderTrouble | null;
  readonly onTrouble: (trouble: OrderTrouble | null) => void;
  readonly onPlaced: (order: Order) => void;
}

const loadSchema = () => import('./order-schema.ts').then((module) => module.orderSchema);

/** What the form says, without the version of the cart, which is added when it is sent. */
function readOrder(data: FormData) {
  const { acceptTerms, ...rest } = formValues(data);
  return { ...rest, cartVersion: 0, ...(acceptTerms !== undefined && { acceptTerms: true }) };
}

/** The last step. Sending again after a lost answer carries the same key, so there is at most one order. */
export function OrderForm({ cart, store, isSaving, trouble, onTrouble, onPlaced }: OrderFormProps) {
  const sdk = useSdk();
  const { t } = useCartMessages();
  const termsUrl = useMediaUrl()(useEnvironment()?.termsUrl);
  const form = useForm({
    schema: loadSchema,
    read: readOrder,
    draftKey: 'cart.order',
    secretFields: ['acceptTerms'],
    submit: async (body, { idempotencyKey }) => {
      onTrouble(null);
      await store.flush();
      const seen = store.$cart.get().data ?? cart;
      const deliveryAddressId = seen.deliveryAddress?.id;
      const answer = await sdk.call('orderCart', {
        body: { ...body, cartVersion: seen.version, deliveryAddressId },
        idempotencyKey: [idempotencyKey, seen.version, deliveryAddressId].join('.'),
      });
      if (answer.ok) return answer;
      const { error } = answer;
      if (error.code === 'validation_failed') return answer;
      if (error.code !== 'network') await store.reload();
      const now = store.$cart.get().data;
      onTrouble({ error, changes: now === undefined ? [] : cartChanges(seen, now) });
      return { ok: false, error: { ...error, fields: [] } };
    },
    onSuccess: onPlaced,
  });
  const error = (name: string) => {
    if (name === 'acceptTerms' && form.error(name)) return t('cart.cart.accept-terms-required');
    if (name === 'requestedDeliveryDate' && form.error(name)) return t('cart.cart.date-in-past');
    return form.error(name);
  };
  return (
    <OrderFormView
      {...{ cart, form, error, isSaving, trouble, termsUrl }}
      onReload={() => void store.reload()}
    />
  );
}
