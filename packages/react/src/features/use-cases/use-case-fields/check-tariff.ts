import { addDays, businessDay } from '@foyer/contract/business-day';
import type { FieldError } from '@foyer/contract/field-rules';
import { isPlausiblePrice, type plausiblePrices, tariffDays } from '@foyer/contract/use-cases/charging-data';
import { readNumber } from '../../../form/form-values.ts';
import type { UseCaseFacts } from '../use-case-form/use-case-definition.ts';

/** Checks the server's rules that the schema does not contain: a price in euros instead of cents, and a date too far away. */
export const checkTariff =
  (kind: keyof typeof plausiblePrices) =>
  ({ values }: UseCaseFacts): readonly FieldError[] => {
    const price = readNumber(values.pricePerKwh ?? null, 2);
    const { validFrom } = values;
    const [from, to] = tariffDays[kind].map((days) => addDays(businessDay(), days));
    const isNear = validFrom === undefined || (validFrom >= String(from) && validFrom <= String(to));
    return [
      ...(price === undefined || isPlausiblePrice(kind, Math.round(price * 100))
        ? []
        : [{ path: 'pricePerKwh', code: 'price_implausible' }]),
      ...(isNear ? [] : [{ path: 'validFrom', code: 'valid_from_out_of_range' }]),
    ];
  };

/** Fields of the server's error codes about a tariff. */
export const tariffFields = { price_implausible: 'pricePerKwh', valid_from_out_of_range: 'validFrom' };
