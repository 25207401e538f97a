import { businessDay } from '@foyer/contract/business-day';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useDateTexts } from '../../../i18n/use-date-texts.ts';
import type { StepProps } from '../use-case-form/use-case-definition.ts';
import { fields, optional } from '../use-case-form/use-case-form.css.ts';
import { useChargingCardLossMessages } from './charging-card-loss.messages.ts';

/** Which card; only an active one can be blocked. */
export function CardFields({ overview, error, initial }: StepProps) {
  const messages = useChargingCardLossMessages();
  const { t } = messages;
  const active = overview.chargingCards.filter(({ state }) => state === 'active');
  const first = initial('cardId') ?? (active.length === 1 ? active[0]?.id : undefined);
  return (
    <div className={fields}>
      <Alert tone="warning" isLive={false}>
        {t('use-cases.charging-card-loss.warning')}
      </Alert>
      <RadioGroup
        name="cardId"
        label={t('use-cases.charging-card-loss.card')}
        layout="cards"
        required
        error={error('cardId')}
        {...(first !== undefined && { defaultValue: first })}
        options={overview.chargingCards.map(({ id, number, type, holder, state }) => ({
          value: id,
          label: number,
          description: [
            textOfValue(messages, `use-cases.charging-card-loss.card.type.${type}`),
            holder,
            ...(state === 'active'
              ? []
              : [textOfValue(messages, `use-cases.charging-card-loss.card.state.${state}`)]),
          ].join(' · '),
          isDisabled: state !== 'active',
        }))}
      />
    </div>
  );
}

/** What happened, when, and whether a new card is wanted. */
export function LossFields({ error, initial }: StepProps) {
  const dates = useDateTexts();
  const { t } = useChargingCardLossMessages();
  return (
    <div className={fields}>
      <RadioGroup
        name="reason"
        label={t('use-cases.charging-card-loss.reason')}
        required
        error={error('reason')}
        options={(['lost', 'stolen', 'damaged'] as const).map((value) => ({
          value,
          label: t(`use-cases.charging-card-loss.reason.${value}`),
        }))}
      />
      <DateField
        texts={dates}
        name="lostOn"
        label={t('use-cases.charging-card-loss.lost-on')}
        max={businessDay()}
        required
        defaultValue={initial('lostOn')}
        error={error('lostOn')}
      />
      <RadioGroup
        name="wantsReplacement"
        label={t('use-cases.charging-card-loss.replacement')}
        required
        error={error('wantsReplacement')}
        options={[
          { value: 'yes', label: t('use-cases.charging-card-loss.replacement.yes') },
          { value: 'no', label: t('use-cases.charging-card-loss.replacement.no') },
        ]}
      />
      <TextArea
        name="note"
        label={t('use-cases.charging-card-loss.note')}
        labelEnd={<span className={optional}>{t('use-cases.charging-card-loss.optional')}</span>}
        maxLength={1000}
        defaultValue={initial('note')}
        error={error('note')}
      />
    </div>
  );
}
