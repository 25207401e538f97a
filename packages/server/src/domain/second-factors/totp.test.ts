import { describe, expect, it } from 'vitest';
import { newTotpSecret, openSecret, sealSecret, stepOfCode, totpUri } from './totp.ts';

/** `12345678901234567890` of RFC 6238, appendix B, in base32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('is at second %i what RFC 6238 says', (second, code, step) => {
    expect(stepOfCode(code, rfcSecret, new Date(second * 1000))).toBe(step);
  });

  it('is accepted one half minute before and after its own, and no longer', () => {
    const at = (second: number) => stepOfCode('287082', rfcSecret, new Date(second * 1000));
    expect([at(0), at(29), at(30), at(89), at(90)]).toEqual([1, 1, 1, 1, null]);
  });
});

describe('the secret of an app', () => {
  it('has 160 random bits, and is another each time', () => {
    const secrets = Array.from({ length: 20 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('opens for its account and signing key alone', async () => {
    const sealed = await sealSecret(rfcSecret, 'somebody', 'key');
    expect(sealed).not.toContain(rfcSecret);
    expect(await openSecret(sealed, 'somebody', 'key')).toBe(rfcSecret);
    expect(await openSecret(sealed, 'somebody else', 'key')).toBeNull();
    expect(await openSecret(sealed, 'somebody', 'another key')).toBeNull();
  });

  it('is passed to apps with the issuer and the account', () => {
    const uri = new URL(totpUri(rfcSecret, { issuer: 'Foyer & Söhne', label: 'maren@nordwind.example' }));
    expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      ...['otpauth:', 'totp', rfcSecret, 'Foyer & Söhne'],
    ]);
    expect(decodeURIComponent(uri.pathname)).toContain('maren@nordwind.example');
  });
});
