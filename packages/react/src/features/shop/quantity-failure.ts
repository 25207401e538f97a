import type { ApiError } from '@foyer/core';
import type { ShopText } from './shop.messages.ts';

/** What the server says about a quantity, with its number; undefined where it is about something else. */
export function quantityFailure(t: ShopText, error: ApiError): string | undefined {
  const field = error.fields.find(({ path }) => path.endsWith('quantity'));
  const limit = Number(field?.params?.limit ?? 0);
  if (field?.code === 'min_value') return t('shop.quantityMin', { limit });
  if (field?.code === 'max_value') return t('shop.quantityMax', { limit });
  if (field?.code === 'quantity_step') return t('shop.quantityStep', { limit });
  return undefined;
}
