import { customerAddressChangeSchema } from '@foyer/contract/use-cases/customer-address-change.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { customerAddressChangeMessages as messages } from './customer-address-change.messages.ts';

const field = fieldsOf(messages);

/** Reports a new address. */
export const customerAddressChange = defineRequest({
  kind: 'customer-address-change',
  messages,
  schema: customerAddressChangeSchema,
  steps: [
    {
      title: 'use-cases.customer-address-change.step.what',
      fields: [
        field.choices({
          name: 'addressTypes',
          label: 'use-cases.customer-address-change.address-types',
          options: ['DELIVERY_ADDRESS', 'INVOICE_ADDRESS'],
          textOf: (type) => `use-cases.customer-address-change.address-types.${type}`,
        }),
        field.day({
          name: 'validFrom',
          label: 'use-cases.customer-address-change.valid-from',
          from: 0,
        }),
      ],
    },
    {
      title: 'use-cases.customer-address-change.step.address',
      fields: [
        field.address({ name: 'address', label: 'use-cases.customer-address-change.address' }),
        field.note(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitCustomerAddressChange', { body, ...options }),
});
