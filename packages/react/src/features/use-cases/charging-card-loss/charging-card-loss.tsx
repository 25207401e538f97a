import { chargingCardLossSchema } from '@foyer/contract/use-cases/charging-card-loss.schema';
import { defineUseCase } from '../use-case-form/use-case-definition.ts';
import { UseCaseForm, type UseCaseFormProps } from '../use-case-form/use-case-form.tsx';
import { chargingCardLossMessages } from './charging-card-loss.messages.ts';
import { CardFields, LossFields } from './loss-fields.view.tsx';

const choices = new Set(['cardId', 'reason', 'wantsReplacement']);

const chargingCardLoss = defineUseCase({
  kind: 'charging-card-loss',
  messages: chargingCardLossMessages,
  schema: chargingCardLossSchema,
  steps: [
    { title: 'use-cases.charging-card-loss.step.card', fields: ['cardId'], Fields: CardFields },
    {
      title: 'use-cases.charging-card-loss.step.details',
      fields: ['reason', 'lostOn', 'wantsReplacement', 'note'],
      Fields: LossFields,
    },
  ],
  read: ({ cardId, reason, lostOn, wantsReplacement, note }) => ({
    cardId,
    reason,
    lostOn,
    wantsReplacement: wantsReplacement === undefined ? undefined : wantsReplacement === 'yes',
    ...(note && { note }),
  }),
  send: (call, body, _, options) => call('submitChargingCardLoss', { body, ...options }),
  fieldOf: { card_unknown: 'cardId', card_already_blocked: 'cardId' },
  describe: ({ path, code }, { t }) =>
    choices.has(path) && code === 'required' ? t('use-cases.rule.choose') : undefined,
  review: ({ t, find, format, values, overview }) => {
    const card = overview.chargingCards.find(({ id }) => id === values.cardId);
    const cardText = card
      ? `${card.number} · ${find(`use-cases.charging-card-loss.card.type.${card.type}`, t('base.other'))} · ${card.holder}`
      : '';
    return [
      [{ label: t('use-cases.charging-card-loss.step.card'), value: cardText }],
      [
        {
          label: t('use-cases.charging-card-loss.reason'),
          value: find(`use-cases.charging-card-loss.reason.${values.reason}`, ''),
        },
        {
          label: t('use-cases.charging-card-loss.lost-on'),
          value: values.lostOn ? format.date(values.lostOn) : '',
        },
        {
          label: t('use-cases.charging-card-loss.replacement'),
          value: t(
            values.wantsReplacement === 'yes'
              ? 'use-cases.charging-card-loss.replacement.yes'
              : 'use-cases.charging-card-loss.replacement.no',
          ),
        },
        { label: t('use-cases.charging-card-loss.note'), value: values.note ?? '' },
      ],
    ];
  },
  warning: 'use-cases.charging-card-loss.warning',
  confirmed: ({ wantsReplacement }) =>
    wantsReplacement === 'yes'
      ? 'use-cases.charging-card-loss.confirmed.replacement'
      : 'use-cases.charging-card-loss.confirmed',
});

/** Reports a lost, stolen or damaged charging card, which blocks it. */
export function ChargingCardLoss(props: UseCaseFormProps) {
  return <UseCaseForm {...props} useCase={chargingCardLoss} />;
}
