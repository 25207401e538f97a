import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { demoSellers } from '../../demo/invoices/sellers.ts';
import { paymentCode } from './payment-code.ts';

/** The dark modules that a path fills, as `x y`. */
const filledBy = (path: string): ReadonlySet<string> =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, width, back]) => {
      expect(back).toBe(width);
      return Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`);
    }),
  );

it.each(demoSellers)(
  'the code of $name is drawn dot by dot, with the quiet zone that scanners want',
  (seller) => {
    const amount = { amount: 1_234_567, currency: 'EUR' as const };
    const { name, iban, bic } = seller;
    const code = paymentCode({ recipient: name, iban, bic, reference: 'RE-2026-000815', amount });
    const { modules } = create(code.text, { errorCorrectionLevel: 'M' });
    const dark = [...modules.data.entries()].flatMap(([at, isDark]) =>
      isDark ? `${(at % modules.size) + 4} ${Math.floor(at / modules.size) + 4}` : [],
    );
    expect(dark.length).toBeGreaterThan(400);
    expect(filledBy(code.path)).toEqual(new Set(dark));
    expect(code.size).toBe(modules.size + 8);
    const said = ['BCD', '002', '1', 'SCT', bic, name, iban, 'EUR12345.67', '', '', 'RE-2026-000815'];
    expect(code.text.split('\n')).toEqual(said);
  },
);

it('a name and a reference that are too long for a transfer are cut, and no banking app is given more than it takes', () => {
  const amount = { amount: 1, currency: 'EUR' as const };
  const iban = 'DE02120300000000202051';
  const long = { recipient: 'A'.repeat(90), reference: 'R'.repeat(200), iban, bic: 'BYLADEM1001', amount };
  const code = paymentCode(long);
  const lines = code.text.split('\n');
  expect([lines[5]?.length, lines[10]?.length, lines[7]]).toEqual([70, 140, 'EUR0.01']);
  // EPC069-12 allows at most version 13 of the symbol and 331 bytes.
  expect(create(code.text, { errorCorrectionLevel: 'M' }).version).toBeLessThanOrEqual(13);
});
