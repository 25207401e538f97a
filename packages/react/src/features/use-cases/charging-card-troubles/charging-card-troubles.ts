import {
  cardTroubles,
  chargingCardTroublesSchema,
} from '@foyer/contract/use-cases/charging-card-troubles.schema';
import { readEvseId } from '@foyer/contract/use-cases/charging-data';
import { readContractId } from '@foyer/contract/use-cases/contract-id';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { chargingCardTroublesMessages as messages } from './charging-card-troubles.messages.ts';

const field = fieldsOf(messages);

/** Reports a problem with a charging card. */
export const chargingCardTroubles = defineRequest({
  kind: 'charging-card-troubles',
  messages,
  schema: chargingCardTroublesSchema,
  steps: [
    {
      title: 'use-cases.charging-card-troubles.step.card',
      fields: [
        field.card({
          name: 'cardId',
          label: 'use-cases.charging-card-troubles.card',
          states: ['active', 'blocked'],
        }),
        field.text({
          name: 'contractId',
          label: 'use-cases.charging-card-troubles.contract-id',
          help: 'use-cases.charging-card-troubles.contract-id.help',
          wrong: 'use-cases.charging-card-troubles.contract-id.wrong',
          isOptional: true,
          isUpperCase: true,
          form: readContractId,
        }),
      ],
    },
    {
      title: 'use-cases.charging-card-troubles.step.trouble',
      fields: [
        field.choice({
          name: 'trouble',
          label: 'use-cases.charging-card-troubles.trouble',
          options: cardTroubles,
          textOf: (trouble) => `use-cases.charging-card-troubles.trouble.${trouble}`,
        }),
        field.day({
          name: 'occurredOn',
          label: 'use-cases.charging-card-troubles.occurred-on',
          to: 0,
          isHalf: true,
        }),
        field.text({
          name: 'occurredAt',
          label: 'use-cases.charging-card-troubles.occurred-at',
          type: 'time',
          isOptional: true,
          isHalf: true,
        }),
        field.area({
          name: 'description',
          label: 'use-cases.charging-card-troubles.description',
        }),
      ],
    },
    {
      title: 'use-cases.charging-card-troubles.step.place',
      fields: [
        field.text({
          name: 'place',
          label: 'use-cases.charging-card-troubles.place',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'operator',
          label: 'use-cases.charging-card-troubles.operator',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'evseId',
          label: 'use-cases.charging-card-troubles.evse-id',
          help: 'use-cases.charging-card-troubles.evse-id.help',
          wrong: 'use-cases.charging-card-troubles.evse-id.wrong',
          isOptional: true,
          isUpperCase: true,
          form: readEvseId,
        }),
        field.choice({
          name: 'currentType',
          label: 'use-cases.charging-card-troubles.current-type',
          options: ['AC', 'DC'],
          textOf: (type) => `use-cases.charging-card-troubles.current-type.${type}`,
          isOptional: true,
        }),
        field.answer({
          name: 'worksElsewhere',
          label: 'use-cases.charging-card-troubles.works-elsewhere',
        }),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitChargingCardTroubles', { body, ...options }),
  fieldOf: { card_unknown: 'cardId' },
});
