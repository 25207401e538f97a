import { businessDay } from '@foyer/contract/business-day';
import { orderCartSchema } from '@foyer/contract/cart/cart.schema';
import { checkTogether } from '@foyer/contract/field-rules';
import { pipe } from 'valibot';

/** The contract's body, with a requested delivery date that must be in the future. */
export const orderFormSchema = pipe(
  orderCartSchema,
  checkTogether(
    ['requestedDeliveryDate'],
    ({ requestedDeliveryDate: day }) => day === undefined || day > businessDay(),
    'date_in_past',
  ),
);
