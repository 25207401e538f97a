import type { FieldError } from '@foyer/contract/field-rules';
import { expect, it } from 'vitest';
import { quantityFailure } from './quantity-failure.ts';

const said = (...fields: readonly FieldError[]) =>
  quantityFailure(
    ((id: string, values?: object) => `${id} ${JSON.stringify(values)}`) as Parameters<
      typeof quantityFailure
    >[0],
    { code: 'validation_failed', status: 422, requestId: null, retryAfter: null, fields },
  );

it.each([
  [
    'the minimum quantity',
    { path: 'items.0.quantity', code: 'min_value', params: { limit: 5 } },
    'base.quantity.min_value {"limit":5}',
  ],
  [
    'the maximum quantity',
    { path: 'items.0.quantity', code: 'max_value', params: { limit: 50 } },
    'base.quantity.max_value {"limit":50}',
  ],
  [
    'the step',
    { path: 'quantity', code: 'quantity_step', params: { limit: 2 } },
    'base.quantity.quantity_step {"limit":2}',
  ],
  [
    'the maximum quantity without a number',
    { path: 'quantity', code: 'max_value' },
    'base.quantity.max_value {"limit":0}',
  ],
  ['nothing for another rule', { path: 'quantity', code: 'required' }, undefined],
  ['nothing for another field', { path: 'items.0.articleId', code: 'min_value' }, undefined],
])('names %s', (_, field, expected) => {
  expect(said(field)).toBe(expected);
});

it('finds the quantity among other fields, and is undefined without fields', () => {
  const quantity = { path: 'items.0.quantity', code: 'min_value', params: { limit: 2 } };
  expect(said({ path: 'note', code: 'max_length' }, quantity)).toBe('base.quantity.min_value {"limit":2}');
  expect(said()).toBeUndefined();
});
