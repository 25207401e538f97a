import type { ApiError } from '@foyer/core';
import type { ShopFeatureText } from './shop-feature.messages.ts';

/** What the server says about a quantity, with its number; undefined where it is about something else. */
export function quantityFailure(t: ShopFeatureText, error: ApiError): string | undefined {
  const field = error.fields.find(({ path }) => path.endsWith('quantity'));
  const limit = Number(field?.params?.limit ?? 0);
  if (field?.code === 'min_value') return t('shop.quantity-min', { limit });
  if (field?.code === 'max_value') return t('shop.quantity-max', { limit });
  if (field?.code === 'quantity_step') return t('shop.quantity-step', { limit });
  return undefined;
}
