import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ApiError } from '@foyer/core';
import { useRef } from 'react';
import { formValues } from '../../../form/form-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useEnvironment } from '../../../provider/use-environment.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import type { CartFailure, CartStore } from '../cart.store.ts';
import { cartChanges } from '../cart-changes.ts';
import { useCartMessages } from './cart.messages.ts';
import { OrderFormView } from './order-form.view.tsx';
import type { OrderTrouble } from './order-trouble.view.tsx';

export interface OrderFormProps {
  /** Id of the form; the fields of the lines, which are outside it, refer to it. */
  readonly id: string;
  readonly cart: Cart;
  readonly store: CartStore;
  readonly isSaving: boolean;
  readonly trouble: OrderTrouble | null;
  readonly onTrouble: (trouble: OrderTrouble | null) => void;
  readonly onPlaced: (order: Order) => void;
  /** Reports that the user began the form, or sent it. */
  readonly onStep: (step: 'details' | 'submitted') => void;
}

const loadSchema = () => import('./order-form-schema.ts').then((module) => module.orderFormSchema);

/** Reads the form, without the version of the cart, which is added when it is sent. */
function readOrder(data: FormData) {
  const { acceptTerms, ...rest } = formValues(data);
  return { ...rest, cartVersion: 0, ...(acceptTerms !== undefined && { acceptTerms: true }) };
}

const noConnection: ApiError = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };

/** The order form. It orders only if all changes are saved and the browser is online. A retry after a lost answer carries the same key: at most one order. */
export function OrderForm(props: OrderFormProps) {
  const { id, cart, store, isSaving, trouble, onTrouble, onPlaced, onStep } = props;
  const sdk = useSdk();
  const { t } = useCartMessages();
  const termsUrl = useMediaUrl()(useEnvironment()?.termsUrl);
  /** The failure that was known when the button was pressed; any later one belongs to this submission. */
  const known = useRef<CartFailure | null>(null);
  const isBegun = useRef(false);
  const notSent = (error: ApiError) => {
    onTrouble({ error, isSent: false, changes: [] });
    return { ok: false as const, error: { ...error, fields: [] } };
  };
  const form = useForm({
    schema: loadSchema,
    read: readOrder,
    draftKey: 'cart.order',
    secretFields: ['acceptTerms'],
    submit: async (body, { idempotencyKey }) => {
      onTrouble(null);
      const unsaved = await store.flush(known.current);
      if (unsaved !== null) return notSent(unsaved.error);
      if (!navigator.onLine) return notSent(noConnection);
      const seen = store.$cart.get().data ?? cart;
      onStep('submitted');
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
      onTrouble({ error, isSent: true, changes: now === undefined ? [] : cartChanges(seen, now) });
      return { ok: false, error: { ...error, fields: [] } };
    },
    onSuccess: onPlaced,
  });
  const error = (name: string) => {
    if (name === 'acceptTerms' && form.error(name)) return t('cart.cart.accept-terms-required');
    if (name === 'requestedDeliveryDate' && form.error(name)) return t('cart.cart.date-in-past');
    return form.error(name);
  };
  // the code that sends failed to load: the form has a failure that nothing has reported
  const { failure } = form;
  const shown = trouble ?? (failure ? { error: failure, isSent: false, changes: [] } : null);
  return (
    <OrderFormView
      id={id}
      cart={cart}
      error={error}
      isSaving={isSaving}
      termsUrl={termsUrl}
      form={{
        ...form,
        onFocus: () => {
          if (!isBegun.current) onStep('details');
          isBegun.current = true;
          form.onFocus();
        },
        onSubmit: (event) => {
          known.current = store.$failure.get();
          // the trouble of an earlier attempt does not explain this one
          onTrouble(null);
          form.onSubmit(event);
        },
      }}
      trouble={shown}
      onReload={() => void store.reload()}
    />
  );
}
