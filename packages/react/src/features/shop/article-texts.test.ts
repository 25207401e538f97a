import { createFormat } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { availabilityBadge, leadTimeText, priceTexts, tierText } from './article-texts.ts';
import { quantityFailure } from './quantity-failure.ts';
import { articleOf } from './shop-fixture.ts';

/** Returns the id with its values, so that a test checks the chosen text and not its wording. */
const t = ((id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`) as never;
const format = createFormat(() => 'de-DE');
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');
const availability = (status: string, quantity: number | null = null, leadTimeDays: number | null = 2) =>
  ({ status, quantity, leadTimeDays }) as ReturnType<typeof articleOf>['availability'];

describe('the availability of an article', () => {
  it.each([
    [availability('in_stock'), 'success', 'shop.availability-in-stock {}'],
    [availability('backorder'), 'info', 'shop.availability-backorder {}'],
    [availability('unavailable'), 'neutral', 'shop.availability-unavailable {}'],
    [availability('low_stock', 6), 'warning', 'shop.availability-low-stock {"quantity":6}'],
    // The remaining quantity is not always known.
    [availability('low_stock'), 'warning', 'shop.availability-few {}'],
    [availability('low_stock', 0), 'warning', 'shop.availability-few {}'],
    [availability('on_the_moon'), 'neutral', 'shop.availability-other {}'],
  ])('%j', (given, tone, label) => {
    expect(availabilityBadge(t, { kind: 'hardware', availability: given })).toEqual({ tone, label });
  });

  it('a service is bookable instead of in stock', () => {
    const of = (status: string) =>
      availabilityBadge(t, { kind: 'service', availability: availability(status) });
    expect(of('in_stock')).toEqual({ tone: 'success', label: 'shop.availability-service {}' });
    expect(of('unavailable').tone).toBe('neutral');
  });

  it('has a lead time in days, for a service until the appointment; null where it is unknown', () => {
    const of = (status: string, days: number | null, kind: 'hardware' | 'service' = 'hardware') =>
      leadTimeText(t, { kind, availability: availability(status, null, days) });
    expect(of('in_stock', 3)).toBe('shop.lead-time {"days":3}');
    expect(of('in_stock', 0)).toBe('shop.lead-time {"days":0}');
    expect(of('backorder', 9, 'service')).toBe('shop.lead-time-service {"days":9}');
    expect([of('in_stock', null), of('unavailable', 3)]).toEqual([null, null]);
  });
});

describe('the price of an article', () => {
  const money = (amount: number) => ({ amount, currency: 'EUR' as const });
  const price = { net: money(10_000), gross: money(11_900), taxRate: 19, tiers: [] };

  it('is net for a company and gross for a private customer, the other one beside it', () => {
    const company = priceTexts(t, format, price, 'b2b');
    const person = priceTexts(t, format, price, 'b2c_cc');
    expect([plain(company.main), plain(person.main)]).toEqual(['100,00 €', '119,00 €']);
    expect([company.other.split(' ')[0], person.other.split(' ')[0]]).toEqual(['shop.gross', 'shop.net']);
  });

  it('names the first tier in the mode’s own price, and none where there is none', () => {
    const tiers = [
      { minQuantity: 10, net: money(9000), gross: money(10_710) },
      { minQuantity: 50, net: money(8000), gross: money(9520) },
    ];
    const article = articleOf(1, 'Wallbox', { price: { ...price, tiers } });
    expect(plain(tierText(t, format, article, 'b2b'))).toContain('"quantity":10,"price":"90,00 €"');
    expect(plain(tierText(t, format, article, 'b2c_cc'))).toContain('"price":"107,10 €"');
    expect(tierText(t, format, articleOf(2, 'Kabel', { price }), 'b2b')).toBeNull();
  });
});

describe('the refusal of a quantity', () => {
  const error = (path: string, code: string, params?: Record<string, number>) => ({
    code: 'validation_failed',
    status: 422,
    requestId: null,
    retryAfter: null,
    fields: [{ path, code, ...(params && { params }) }],
  });

  it.each(['min_value', 'max_value', 'quantity_step'])('%s contains its limit', (code) => {
    expect(quantityFailure(t, error('items.0.quantity', code, { limit: 6 }))).toBe(
      `base.quantity.${code} {"limit":6}`,
    );
  });

  it('is undefined where it concerns something else', () => {
    expect(quantityFailure(t, error('items.0.articleId', 'max_value'))).toBeUndefined();
    expect(quantityFailure(t, error('items.0.quantity', 'required'))).toBeUndefined();
    expect(quantityFailure(t, { ...error('x', 'y'), fields: [] })).toBeUndefined();
  });
});
