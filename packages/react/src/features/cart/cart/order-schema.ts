import { orderCartSchema } from '@foyer/contract/cart/cart.schema';
import { forward, partialCheck, pipe } from 'valibot';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The contract's body, and a requested day that is still to come. */
export const orderSchema = pipe(
  orderCartSchema,
  forward(
    partialCheck(
      [['requestedDeliveryDate']],
      ({ requestedDeliveryDate: day }) => day === undefined || day > today(),
      'date_in_past',
    ),
    ['requestedDeliveryDate'],
  ),
);
