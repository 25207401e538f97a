import { businessDay } from '@foyer/contract/business-day';
import { orderCartSchema } from '@foyer/contract/cart/cart.schema';
import { forward, partialCheck, pipe } from 'valibot';

/** The contract's body, and a requested day that is still to come. */
export const orderFormSchema = pipe(
  orderCartSchema,
  forward(
    partialCheck(
      [['requestedDeliveryDate']],
      ({ requestedDeliveryDate: day }) => day === undefined || day > businessDay(),
      'date_in_past',
    ),
    ['requestedDeliveryDate'],
  ),
);
