import { poolChargingCardSchema } from '@foyer/contract/use-cases/pool-charging-card.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { poolChargingCardMessages as messages } from './pool-charging-card.messages.ts';

const field = fieldsOf(messages);

/** Orders charging cards for vehicles that several people use. */
export const poolChargingCard = defineRequest({
  kind: 'pool-charging-card',
  messages,
  schema: poolChargingCardSchema,
  steps: [
    {
      title: 'use-cases.pool-charging-card.step.cards',
      fields: [
        field.cards({
          name: 'cards',
          label: 'use-cases.pool-charging-card.cards',
          most: 50,
          needsCostCentre: false,
        }),
      ],
    },
    {
      title: 'use-cases.pool-charging-card.step.region',
      fields: [
        field.choice({
          name: 'region',
          label: 'use-cases.pool-charging-card.region',
          options: ['company', 'national', 'europe'],
          textOf: (region) => `use-cases.pool-charging-card.region.${region}`,
        }),
      ],
    },
    {
      title: 'use-cases.pool-charging-card.step.delivery',
      fields: [
        field.address({ name: 'deliveryAddress', label: 'use-cases.pool-charging-card.delivery-address' }),
        field.note(),
        field.terms(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitPoolChargingCard', { body, ...options }),
});
