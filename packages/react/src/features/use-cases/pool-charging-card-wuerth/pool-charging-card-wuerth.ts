import { readEmail } from '@foyer/contract/email';
import { poolChargingCardWuerthSchema } from '@foyer/contract/use-cases/pool-charging-card-wuerth.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { poolChargingCardWuerthMessages as messages } from './pool-charging-card-wuerth.messages.ts';

const field = fieldsOf(messages);

/** Orders pool cards of a special customer, for a company of the group and with a cost centre per card. */
export const poolChargingCardWuerth = defineRequest({
  kind: 'pool-charging-card-wuerth',
  messages,
  schema: poolChargingCardWuerthSchema,
  steps: [
    {
      title: 'use-cases.pool-charging-card-wuerth.step.company',
      fields: [
        field.corporation({
          name: 'corporationId',
          label: 'use-cases.pool-charging-card-wuerth.corporation',
        }),
        field.text({
          name: 'approverName',
          label: 'use-cases.pool-charging-card-wuerth.approver-name',
          isHalf: true,
        }),
        field.text({
          name: 'approverEmail',
          label: 'use-cases.pool-charging-card-wuerth.approver-email',
          type: 'email',
          isHalf: true,
          form: readEmail,
        }),
      ],
    },
    {
      title: 'use-cases.pool-charging-card-wuerth.step.cards',
      fields: [
        field.cards({
          name: 'cards',
          label: 'use-cases.pool-charging-card-wuerth.cards',
          most: 50,
          needsCostCentre: true,
        }),
      ],
    },
    {
      title: 'use-cases.pool-charging-card-wuerth.step.delivery',
      fields: [
        field.address({
          name: 'deliveryAddress',
          label: 'use-cases.pool-charging-card-wuerth.delivery-address',
        }),
        field.note(),
        field.terms(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitPoolChargingCardWuerth', { body, ...options }),
  fieldOf: { corporation_unknown: 'corporationId' },
});
