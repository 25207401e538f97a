import { type ColorName, contrastRatio, createBrandTokens, parseColor } from '@foyer/core/theme';
import { expect, it } from 'vitest';
import { type BadgeColors, badgeColors } from './badge-colors.ts';

/** Brand colors of every hue and lightness, those of the demo story, and extremes. */
const brands = [
  ...['95C11F', '0B5FFF', 'FFB000', 'FFFFFF', '000000', 'FFFF00', '808080'],
  ...Array.from({ length: 60 }, (_, at) =>
    ((at * 0x9e3779 + 0x3c6ef) & 0xffffff).toString(16).padStart(6, '0'),
  ),
];
const surfaces: readonly ColorName[] = ['surface', 'surfaceRaised', 'surfaceSunken'];
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it.each(
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.keys(badgeColors).map((tone) => [tone, scheme] as const),
  ),
)('a badge of tone %s has enough contrast for any brand, %s', (tone, scheme) => {
  const { background, color, borderColor }: BadgeColors = badgeColors[tone as keyof typeof badgeColors];
  const weak = brands.flatMap((primaryColor) => {
    const tokens: Readonly<Record<string, string>> = createBrandTokens({ primaryColor }, scheme);
    const of = (name: ColorName) => {
      const parsed = parseColor(tokens[`--foyer-color-${kebab(name)}`]);
      if (!parsed) throw new Error(`The theme has no colour ${name}.`);
      return parsed;
    };
    const pairs = [
      [color, background, 4.5] as const,
      ...surfaces.map((surface) => [borderColor, surface, 3] as const),
    ];
    return pairs
      .filter(([front, back, least]) => contrastRatio(of(front), of(back)) < least)
      .map(([front, back]) => `${primaryColor}: ${front} on ${back}`);
  });
  expect(weak).toEqual([]);
});
