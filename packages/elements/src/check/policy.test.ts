import { describe, expect, it } from 'vitest';
import { checkPolicy } from './check-policy.ts';
import { allows, parsePolicies, type Ruled } from './policy.ts';

const page = 'https://www.partner.example';
const portal = 'https://portal.example';
const places = { page, api: portal, elements: `${portal}/elements/` };
const script = `${portal}/elements/foyer.js`;

const answer = (policy: string, address = script, kind: Ruled = 'script-src', at = page) =>
  parsePolicies(policy).map((each) => allows(each, kind, address, at))[0];

describe('a policy lets a script through', () => {
  it.each([
    ['script-src *', true],
    ['script-src https:', true],
    ['script-src http:', true],
    ['script-src https://portal.example', true],
    ['script-src http://portal.example', true],
    ['script-src portal.example', true],
    ['script-src PORTAL.example:443', true],
    ['script-src https://portal.example:*', true],
    ['script-src *.example', true],
    ['script-src https://portal.example/elements/', true],
    ['script-src https://portal.example/elements/foyer.js', true],
    ['default-src https://portal.example', true],
    ["default-src 'none'; script-src https://portal.example", true],
    ["script-src 'none'; script-src-elem https://portal.example", true],
    ['img-src x.example', true],
    ["script-src 'none'", false],
    ["script-src 'self'", false],
    ['script-src', false],
    ['script-src data: blob:', false],
    ['script-src https://portal.example.evil.example', false],
    ['script-src *.portal.example', false],
    ['script-src https://portal.example:8443', false],
    ['script-src https://portal.example/elements', false],
    ['script-src https://portal.example/other/', false],
    ["default-src 'none'", false],
    ["script-src https://portal.example; script-src-elem 'self'", false],
    ["script-src 'self'; script-src https://portal.example", false],
    ["script-src 'nonce-abc' 'strict-dynamic' https://portal.example", 'by-nonce'],
    ["script-src 'self' 'nonce-abc'", 'by-nonce'],
    ["script-src 'nonce-abc' https://portal.example", true],
  ])('%s: %s', (policy, expected) => expect(answer(policy)).toBe(expected));

  it('from the page itself and its own port', () => {
    expect(answer("script-src 'self'", `${page}/foyer.js`)).toBe(true);
    expect(answer("script-src 'self'", `${page}:8443/foyer.js`)).toBe(false);
    expect(answer('script-src a.example', 'http://a.example/foyer.js')).toBe(false);
    expect(
      answer('script-src a.example', 'http://a.example/foyer.js', 'script-src', 'http://b.example'),
    ).toBe(true);
  });
});

describe('a copied policy', () => {
  it.each([
    ["Content-Security-Policy: default-src 'none'", 1],
    ["default-src 'none'", 1],
    [`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`, 1],
    ["default-src 'none', script-src *", 2],
    ["content-security-policy: img-src *\ncontent-security-policy: script-src 'self'", 2],
    ['', 0],
    ['12345', 0],
  ])('%j holds %i policies', (text, count) => expect(parsePolicies(text)).toHaveLength(count));
});

describe('the check of a policy', () => {
  const bad = (policy: string) =>
    checkPolicy(policy, places).flatMap(({ state, fix }) => (state === 'bad' ? [fix] : []));

  it('says what is blocked with the directive as it has to be', () => {
    expect(bad("default-src 'none'; script-src 'self'; img-src 'self' https://portal.example")).toEqual([
      "script-src 'self' https://portal.example",
      'style-src https://portal.example',
      'connect-src https://portal.example',
    ]);
  });

  it('finds nothing in what the docs say is enough, and what it says mends what was wrong', () => {
    const lines = bad("default-src 'none'");
    expect(lines).toHaveLength(4);
    expect(bad(["default-src 'none'", ...lines].join('; '))).toEqual([]);
  });

  it('takes every policy of the page, the strictest too', () => {
    expect(bad('default-src https:, script-src https://other.example')).toEqual([
      'script-src https://other.example https://portal.example',
    ]);
  });

  it('tells of nonces, of a sandbox, and of what only reports', () => {
    const texts = (policy: string) => checkPolicy(policy, places).map(({ text }) => text);
    expect(texts("script-src 'nonce-a' 'strict-dynamic'")).toContain('policy-nonce');
    expect(texts('sandbox allow-scripts')).toContain('policy-sandbox');
    expect(texts('sandbox allow-scripts allow-forms')).toContain('policy-sandbox-origin');
    const report = "Content-Security-Policy-Report-Only: default-src 'none'";
    expect(texts(report)).toEqual(['policy-report-only']);
    expect(texts(`${report}\nContent-Security-Policy: default-src https:`)).not.toContain('policy-blocks');
    expect(texts('')).toEqual(['policy-none']);
    expect(texts('12345')).toEqual(['policy-unreadable']);
  });
});
