/** `numerator / denominator` rounded half away from zero, exact for whole numbers. */
export function divideRounded(numerator: number, denominator: number): number {
  const sign = numerator < 0 ? -1 : 1;
  const magnitude = Math.abs(numerator);
  return sign * Math.floor((2 * magnitude + denominator) / (2 * denominator));
}

/** The VAT on a net amount in cents. */
export const taxOnNet = (net: number, rate: number): number => divideRounded(net * rate, 100);

/** The VAT within a gross amount in cents. */
export const taxInGross = (gross: number, rate: number): number => divideRounded(gross * rate, 100 + rate);
