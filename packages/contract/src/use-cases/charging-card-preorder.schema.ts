import * as v from 'valibot';
import { addressInputSchema, salutationSchema } from '../addresses/address.ts';
import { email } from '../rules/email.ts';
import { checkTogether, futureDate, optionalLines, optionalText, text } from '../rules/field-rules.ts';
import { optionalLicensePlate } from '../rules/license-plate.ts';
import { cardTypeSchema } from './charging-card-loss.schema.ts';

/** A card that is ordered for a named driver before the vehicle is delivered. A partner card needs no licence plate. */
export const chargingCardPreorderSchema = v.pipe(
  v.strictObject({
    cardType: cardTypeSchema,
    salutation: salutationSchema,
    firstName: text(80),
    lastName: text(80),
    email,
    vehicleModel: optionalText(120),
    licensePlate: optionalLicensePlate,
    /** Day on which the vehicle is handed over; the card is active from that day. */
    neededOn: futureDate,
    costCentre: optionalText(40),
    deliveryAddress: addressInputSchema,
    acceptTerms: v.literal(true, 'required'),
    note: optionalLines(1000),
  }),
  checkTogether(
    ['licensePlate', 'cardType'],
    (input) => input.cardType !== 'DIENSTWAGENKARTE' || Boolean(input.licensePlate),
    'required',
  ),
);
