import { describe, expect, it } from 'vitest';
import { createBrandTokens } from './brand-tokens.ts';
import { contrastRatio } from './contrast.ts';
import { parseColor, type Rgba, toHex } from './parse-color.ts';

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

const random = createRandom(20261120);
const byte = () => Math.floor(random() * 256);
const named = [
  'FFB000',
  '95C11F',
  '0B5FFF',
  'ffffff',
  '000000',
  '777777',
  '757575',
  'ff0000',
  '00ff00',
  '0000ff',
];
const greys = Array.from({ length: 256 }, (_, level) => toHex({ r: level, g: level, b: level, a: 1 }));
const randoms = Array.from({ length: 3000 }, () => toHex({ r: byte(), g: byte(), b: byte(), a: 1 }));

function color(tokens: Readonly<Record<string, string>>, name: string): Rgba {
  const parsed = parseColor(tokens[`--foyer-color-${name}`]);
  if (parsed === null) throw new Error(`${name} is no colour`);
  return parsed;
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const textPairs: [string, string][] = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['primary-text', 'primary-soft'],
  ...[
    'text',
    'text-muted',
    'text-subtle',
    'primary-text',
    'danger-text',
    'success-text',
    'warning-text',
    'info-text',
  ].flatMap((text) => surfaces.map((surface): [string, string] => [text, surface])),
  ...['danger', 'success', 'warning', 'info'].flatMap((tone): [string, string][] => [
    [`on-${tone}`, tone],
    [`${tone}-text`, `${tone}-soft`],
  ]),
  ['on-danger', 'danger-hover'],
  ['on-inverse', 'surface-inverse'],
  ...['sidebar-surface', 'sidebar-hover', 'sidebar-active'].flatMap((bar): [string, string][] => [
    ['sidebar-text', bar],
    ['sidebar-text-active', bar],
    ['sidebar-text-muted', bar],
  ]),
];
const graphicPairs: [string, string][] = [
  ...[
    'primary-border',
    'focus',
    'border-strong',
    'danger-border',
    'success-border',
    'warning-border',
    'info-border',
  ].flatMap((graphic) =>
    ['surface', 'surface-raised', 'surface-sunken'].map((s): [string, string] => [graphic, s]),
  ),
  ['sidebar-accent', 'sidebar-surface'],
  ['sidebar-accent', 'sidebar-active'],
  ['sidebar-focus', 'sidebar-hover'],
];

function failures(primaryColor: string, scheme: 'light' | 'dark'): string[] {
  const tokens = createBrandTokens({ primaryColor }, scheme);
  const check =
    (ratio: number) =>
    ([front, back]: [string, string]) => {
      const got = contrastRatio(color(tokens, front), color(tokens, back));
      return got >= ratio ? [] : [`${primaryColor} ${scheme}: ${front} on ${back} is ${got.toFixed(2)}`];
    };
  return [...textPairs.flatMap(check(4.5)), ...graphicPairs.flatMap(check(3))];
}

describe('createBrandTokens', () => {
  it.each(['light', 'dark'] as const)(
    'keeps WCAG contrast for any colour, %s',
    (scheme) => {
      expect([...named, ...greys, ...randoms].flatMap((hex) => failures(hex, scheme))).toEqual([]);
    },
    60_000,
  );

  it('keeps the brand colour itself', () => {
    expect(createBrandTokens({ primaryColor: 'FFB000' })['--foyer-color-primary']).toBe('#ffb000');
    expect(createBrandTokens({ primaryColor: '0B5FFF' })['--foyer-color-on-primary']).toBe('#ffffff');
    expect(createBrandTokens({ primaryColor: 'FFB000' })['--foyer-color-on-primary']).not.toBe('#ffffff');
  });

  it.each([undefined, null, '', 'red;}body{display:none', 'url(x)', '12345'])(
    'falls back on %j',
    (primaryColor) => {
      expect(createBrandTokens({ primaryColor })).toEqual(createBrandTokens({ primaryColor: '95C11F' }));
    },
  );

  it('has the colours of the product: its green where no brand says another, its red for errors', () => {
    const tokens = createBrandTokens({});
    expect(tokens['--foyer-color-primary']).toBe('#95c11f');
    expect(parseColor(tokens['--foyer-color-danger'])).toEqual(parseColor('rgba(217,45,32,1)'));
  });

  it('makes hover and active visible', () => {
    for (const hex of named) {
      const tokens = createBrandTokens({ primaryColor: hex });
      const states = ['primary', 'primary-hover', 'primary-active'].map(
        (name) => tokens[`--foyer-color-${name}`],
      );
      expect(new Set(states).size, hex).toBe(3);
    }
  });
});
