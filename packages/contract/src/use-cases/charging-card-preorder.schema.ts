import * as v from 'valibot';
import { addressInputSchema, salutationSchema } from '../address.ts';
import { email } from '../email.ts';
import { checkTogether, futureDate, optionalLines, optionalText, text } from '../field-rules.ts';
import { optionalLicensePlate } from '../license-plate.ts';
import { cardTypeSchema } from './charging-card-loss.schema.ts';

/** A card ordered before the vehicle comes, for a driver named. A partner card needs no licence plate. */
export const chargingCardPreorderSchema = v.pipe(
  v.strictObject({
    cardType: cardTypeSchema,
    salutation: salutationSchema,
    firstName: text(80),
    lastName: text(80),
    email,
    vehicleModel: optionalText(120),
    licensePlate: optionalLicensePlate,
    /** The day the vehicle is handed over; the card is active from then on. */
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
