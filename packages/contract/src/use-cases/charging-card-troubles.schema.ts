import * as v from 'valibot';
import { answer, id, lines, optionalText, pastDate } from '../rules/field-rules.ts';
import { currentTypeSchema, evseId } from './charging-data.ts';
import { contractId } from './contract-id.ts';

/** Kinds of trouble with a card. */
export const cardTroubles = [
  'not_recognised',
  'rejected',
  'session_aborted',
  'wrong_billing',
  'cable_stuck',
  'other',
] as const;

/** Trouble with a card, with time and place. */
export const chargingCardTroublesSchema = v.strictObject({
  cardId: id,
  /** Contract id printed on the card, by which the operator of the charge point finds it. */
  contractId: v.optional(contractId),
  trouble: v.picklist(cardTroubles, 'required'),
  occurredOn: pastDate,
  /** `HH:MM`, local time of the driver. */
  occurredAt: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format'))),
  operator: optionalText(120),
  place: optionalText(200),
  evseId: v.optional(evseId),
  currentType: v.optional(currentTypeSchema),
  worksElsewhere: answer,
  description: lines(2000),
});
