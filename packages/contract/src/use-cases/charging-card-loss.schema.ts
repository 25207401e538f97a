import * as v from 'valibot';
import { id, optionalLines, pastDate } from '../rules/field-rules.ts';

/** The two kinds of card (specification section 3). */
export const cardTypeSchema = v.picklist(['DIENSTWAGENKARTE', 'PARTNERKARTE'], 'invalid_choice');

/** A lost, stolen or damaged card, and whether a new one is wanted. The card is blocked at once. */
export const chargingCardLossSchema = v.strictObject({
  cardId: id,
  reason: v.picklist(['lost', 'stolen', 'damaged'], 'required'),
  lostOn: pastDate,
  wantsReplacement: v.boolean('required'),
  note: optionalLines(1000),
});
