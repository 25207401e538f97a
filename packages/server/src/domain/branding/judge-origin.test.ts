import { describe, expect, it } from 'vitest';
import { judgeOrigin } from './judge-origin.ts';

const judged = (text: string, environment: 'development' | 'production' = 'production') => {
  const answer = judgeOrigin(text, environment);
  return answer.ok ? answer.origin : answer.fault;
};

describe('an origin', () => {
  it.each([
    ['https://www.example.org', 'https://www.example.org'],
    ['https://www.example.org/', 'https://www.example.org'],
    ['HTTPS://WWW.Example.ORG', 'https://www.example.org'],
    ['https://example.org:443', 'https://example.org'],
    ['https://example.org:8443', 'https://example.org:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['https://10.0.0.5:8443', 'https://10.0.0.5:8443'],
  ])('%s is %s', (text, origin) => expect(judged(text)).toBe(origin));

  it.each([
    ['', 'origin_malformed'],
    ['null', 'origin_malformed'],
    ['example.org', 'origin_malformed'],
    ['//example.org', 'origin_malformed'],
    ['ftp://example.org', 'origin_malformed'],
    ['https://example.org/shop', 'origin_malformed'],
    ['https://example.org//', 'origin_malformed'],
    ['https://example.org?a', 'origin_malformed'],
    ['https://example.org#a', 'origin_malformed'],
    ['https://user@example.org', 'origin_malformed'],
    ['https://www.example.org:x@evil.example', 'origin_malformed'],
    ['https://www.example.org\\@evil.example', 'origin_malformed'],
    ['https:\\\\evil.example', 'origin_malformed'],
    ['https://%65vil.example', 'origin_malformed'],
    ['https://exam\nple.org', 'origin_malformed'],
    [' https://example.org', 'origin_malformed'],
    ['https://example.org.', 'origin_malformed'],
    ['https://example.org.:8443', 'origin_malformed'],
    ['https://example.org:99999', 'origin_malformed'],
    ['*', 'origin_wildcard'],
    ['https://*.example.org', 'origin_wildcard'],
    ['http://example.org', 'origin_insecure'],
    ['https://localhost', 'origin_local'],
    ['http://localhost:5173', 'origin_local'],
    ['https://shop.localhost', 'origin_local'],
    ['https://127.0.0.1', 'origin_local'],
    ['https://2130706433', 'origin_local'],
    ['https://0x7f.1', 'origin_local'],
    ['https://0.0.0.0', 'origin_local'],
    ['https://[::1]', 'origin_local'],
    ['https://[::]', 'origin_local'],
    ['https://[::ffff:127.0.0.1]', 'origin_local'],
  ])('%j is refused: %s', (text, fault) => expect(judged(text)).toBe(fault));

  it.each(['http://localhost:5173', 'http://192.168.1.20:5173', 'https://[::1]:8443'])(
    '%s is allowed in development',
    (text) => expect(judged(text, 'development')).toBe(text),
  );
});
