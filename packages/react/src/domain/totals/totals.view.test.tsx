import type { Totals as TotalsData } from '@foyer/contract';
import { showInProvider } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { baseMessages } from '../../i18n/base.messages.ts';
import { Totals } from './totals.view.tsx';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const totals = (more: Partial<TotalsData> = {}): TotalsData => ({
  basis: 'net',
  itemsNet: euro(10_000),
  itemsGross: euro(11_900),
  shippingNet: euro(500),
  shippingGross: euro(595),
  net: euro(10_500),
  taxes: [{ rate: 19, net: euro(10_500), tax: euro(1995) }],
  gross: euro(12_495),
  ...more,
});

async function linesOf(data: TotalsData) {
  const { box, draw, sdk } = await showInProvider(null);
  await sdk.localisation.register(baseMessages);
  draw(<Totals totals={data} />);
  return [...box.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  );
}

describe('Totals', () => {
  it('adds up from net to gross for a company', async () => {
    const lines = await linesOf(totals());
    expect(lines.map(([, amount]) => amount)).toEqual([
      '100,00 €',
      '5,00 €',
      '105,00 €',
      '19,95 €',
      '124,95 €',
    ]);
    expect(lines[3]?.[0]).toContain('19 %');
  });

  it('names what each rate is taken of where there are several', async () => {
    const taxes = [
      { rate: 19, net: euro(10_000), tax: euro(1900) },
      { rate: 7, net: euro(500), tax: euro(35) },
    ];
    const labels = (await linesOf(totals({ taxes }))).map(([label]) => label);
    expect(labels.slice(3, 5)).toEqual([
      expect.stringMatching(/19 %.*100,00 €/),
      expect.stringMatching(/7 %.*5,00 €/),
    ]);
  });

  it('is gross for a private customer, the tax within it after the total', async () => {
    const lines = await linesOf(totals({ basis: 'gross' }));
    expect(lines.map(([, amount]) => amount)).toEqual(['119,00 €', '5,95 €', '124,95 €', '19,95 €']);
  });

  it('says that nothing is paid for shipping instead of nought', async () => {
    for (const basis of ['net', 'gross'] as const) {
      const free = totals({ basis, shippingNet: euro(0), shippingGross: euro(0) });
      expect((await linesOf(free))[1]?.[1]).toBe('Kostenlos');
    }
  });

  it('writes a rate with a fraction', async () => {
    const taxes = [{ rate: 8.1, net: euro(1), tax: euro(1) }];
    expect((await linesOf(totals({ taxes })))[3]?.[0]).toContain('8,1 %');
  });
});
