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
  /** Fields of the lines, which stand outside it, belong to it by this id. */
  readonly id: string;
  readonly cart: Cart;
  readonly store: CartStore;
  readonly isSaving: boolean;
  readonly trouble: OrderTrouble | null;
  readonly onTrouble: (trouble: OrderTrouble | null) => void;
  readonly onPlaced: (order: Order) => void;
  /** It is begun; it is sent. */
  readonly onStep: (step: 'details' | 'submitted') => void;
}

const loadSchema = () => import('./order-form-schema.ts').then((module) => module.orderFormSchema);

/** What the form says, without the version of the cart, which is added when it is sent. */
function readOrder(data: FormData) {
  const { acceptTerms, ...rest } = formValues(data);
  return { ...rest, cartVersion: 0, ...(acceptTerms !== undefined && { acceptTerms: true }) };
}

const noConnection: ApiError = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };

/** The last step. What is not saved or cannot leave is not ordered. Sending again after a lost answer carries the same key, so there is at most one order. */
export function OrderForm(props: OrderFormProps) {
  const { id, cart, store, isSaving, trouble, onTrouble, onPlaced, onStep } = props;
  const sdk = useSdk();
  const { t } = useCartMessages();
  const termsUrl = useMediaUrl()(useEnvironment()?.termsUrl);
  /** What was known to have failed when the button was pressed; anything since then is about what was pressed for. */
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
  // without the code that sends there is a failure and nobody who could have told of it
  const { failure } = form;
  const shown = trouble ?? (failure ? { error: failure, isSent: false, changes: [] } : null);
  return (
    <OrderFormView
      {...{ id, cart, error, isSaving, termsUrl }}
      form={{
        ...form,
        onFocus: () => {
          if (!isBegun.current) onStep('details');
          isBegun.current = true;
          form.onFocus();
        },
        onSubmit: (event) => {
          known.current = store.$failure.get();
          // what went wrong before is not why this try ends, if it does
          onTrouble(null);
          form.onSubmit(event);
        },
      }}
      trouble={shown}
      onReload={() => void store.reload()}
    />
  );
}
