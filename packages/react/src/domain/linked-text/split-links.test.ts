import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (text: string) =>
  splitLinks(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

describe('addresses in a text', () => {
  it.each([
    ['See https://foyer.example/a?b=c#d', 'https://foyer.example/a?b=c#d', 'https://foyer.example/a?b=c#d'],
    ['http://foyer.example.', 'http://foyer.example', 'http://foyer.example/'],
    ['HTTPS://FOYER.EXAMPLE/A', 'HTTPS://FOYER.EXAMPLE/A', 'https://foyer.example/A'],
    ['(https://foyer.example/a_(b)).', 'https://foyer.example/a_(b)', 'https://foyer.example/a_(b)'],
    ['[https://foyer.example/a]!', 'https://foyer.example/a', 'https://foyer.example/a'],
    ['„https://foyer.example/ü“', 'https://foyer.example/ü', 'https://foyer.example/%C3%BC'],
    ['www.foyer.example/x, bitte', 'www.foyer.example/x', 'https://www.foyer.example/x'],
    ['an anna.b+c@foyer.example!', 'anna.b+c@foyer.example', 'mailto:anna.b+c@foyer.example'],
    ['mailto:anna@foyer.example', 'mailto:anna@foyer.example', 'mailto:anna@foyer.example'],
    ['انظر https://foyer.example/ar الآن', 'https://foyer.example/ar', 'https://foyer.example/ar'],
  ])('are links: %s', (text, shown, href) => {
    expect(linksOf(text)).toEqual([[shown, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT://foyer.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://foyer.example/a',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    'https://',
    'http://localhost',
    'mailto:',
    'mailto:nobody',
    'AB-2026-004711',
    'a@b',
    '<img src=x onerror=alert(1)>',
  ])('are no links: %s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it.each(['a‮https://foyer.example/‮txt.exe b', 'https://foyer.example/\u200b@evil.example'])(
    'end before an invisible character: %j',
    (text) => {
      for (const [shown] of linksOf(text)) expect(shown).toBe('https://foyer.example/');
    },
  );

  it.each([
    '',
    'plain',
    'x https://foyer.example y www.foyer.example\nz@foyer.example.',
    'https://foyer.example',
  ])('leave the text as it is: %j', (text) => {
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are found in a long text in little time', () => {
    const long = `${'a.'.repeat(5_000)}@${'('.repeat(10_000)} https://foyer.example/${')'.repeat(10_000)}`;
    expect(splitLinks(long)[1]?.href).toBe('https://foyer.example/');
  });
});
