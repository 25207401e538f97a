import type { ApiError } from '@foyer/core';
import type { ShopFeatureText } from './shop-feature.messages.ts';

/** Returns the server's error about a quantity, with its limit; undefined if the error is about something else. */
export function quantityFailure(t: ShopFeatureText, error: ApiError): string | undefined {
  const field = error.fields.find(({ path }) => path.endsWith('quantity'));
  const limit = Number(field?.params?.limit ?? 0);
  const code = field?.code;
  const isBound = code === 'min_value' || code === 'max_value' || code === 'quantity_step';
  return isBound ? t(`base.quantity.${code}`, { limit }) : undefined;
}
