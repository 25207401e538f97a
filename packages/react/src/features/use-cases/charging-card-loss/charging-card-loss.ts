import { chargingCardLossSchema } from '@foyer/contract/use-cases/charging-card-loss.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { chargingCardLossMessages as messages } from './charging-card-loss.messages.ts';

const field = fieldsOf(messages);

/** Reports a lost, stolen or damaged charging card, which blocks it. */
export const chargingCardLoss = defineRequest({
  kind: 'charging-card-loss',
  messages,
  schema: chargingCardLossSchema,
  steps: [
    {
      title: 'use-cases.charging-card-loss.step.card',
      alert: 'use-cases.charging-card-loss.warning',
      fields: [
        field.card({ name: 'cardId', label: 'use-cases.charging-card-loss.card', states: ['active'] }),
      ],
    },
    {
      title: 'use-cases.charging-card-loss.step.details',
      fields: [
        field.choice({
          name: 'reason',
          label: 'use-cases.charging-card-loss.reason',
          options: ['lost', 'stolen', 'damaged'],
          textOf: (reason) => `use-cases.charging-card-loss.reason.${reason}`,
        }),
        field.day({ name: 'lostOn', label: 'use-cases.charging-card-loss.lost-on', to: 0, preset: 0 }),
        field.flag({
          name: 'wantsReplacement',
          label: 'use-cases.charging-card-loss.replacement',
          textOf: (answer) => `use-cases.charging-card-loss.replacement.${answer}`,
        }),
        field.note(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitChargingCardLoss', { body, ...options }),
  fieldOf: { card_unknown: 'cardId', card_already_blocked: 'cardId' },
  warning: 'use-cases.charging-card-loss.warning',
  confirmed: ({ wantsReplacement }) =>
    wantsReplacement === 'yes'
      ? 'use-cases.charging-card-loss.confirmed.replacement'
      : 'use-cases.charging-card-loss.confirmed',
});
