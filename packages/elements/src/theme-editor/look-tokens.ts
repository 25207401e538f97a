import { createBrandTokens, parseColor, type TokenValues } from '@foyer/core/theme';

/** The choices of the theme editor. */
export interface Look {
  /** The brand's colour, `#0b5fff`; empty for the default. */
  readonly color: string;
  /** A font stack in CSS syntax; empty for the default. */
  readonly font: string;
  /** Corners of fields and cards, in px. */
  readonly radius: number;
  /** Further variables, one per line: `--foyer-color-surface: #fff;` */
  readonly own: string;
}

/** The variables that a page sets for a look, and the invalid inputs. */
export interface LookTokens {
  readonly tokens: TokenValues;
  readonly wrong: readonly string[];
}

const [light, dark] = [createBrandTokens({}, 'light'), createBrandTokens({}, 'dark')];
const defaultRadius = 8;

/** The default look. */
export const plainLook: Look = { color: '', font: '', radius: defaultRadius, own: '' };

/** All colours derived from the brand's, for both schemes, with sufficient contrast for any brand colour. */
function colorTokens(color: string): TokenValues {
  const [own, ownDark] = (['light', 'dark'] as const).map((scheme) =>
    createBrandTokens({ primaryColor: color }, scheme),
  ) as [TokenValues, TokenValues];
  const changed = Object.keys(own).filter(
    (name) => own[name] !== light[name] || ownDark[name] !== dark[name],
  );
  return Object.fromEntries(
    changed.map((name) => [
      name,
      own[name] === ownDark[name] ? own[name] : `light-dark(${own[name]}, ${ownDark[name]})`,
    ]),
  ) as TokenValues;
}

const radiusTokens = (radius: number): TokenValues =>
  radius === defaultRadius
    ? {}
    : {
        '--foyer-radius-small': `${radius / 2}px`,
        '--foyer-radius-medium': `${radius}px`,
        '--foyer-radius-large': `${radius * 1.5}px`,
      };

/** Parses an additional line: an existing variable, with a value that cannot end the declaration; null for any other line. */
function ownToken(line: string): readonly [string, string] | null {
  const [, name = '', value = ''] = /^(--foyer-[\w-]+)\s*:\s*([^;{}]+);?$/.exec(line) ?? [];
  return name in light ? [name, value.trim()] : null;
}

/** The variables of a look that differ from the defaults. */
export function lookTokens({ color, font, radius, own }: Look): LookTokens {
  const lines = own
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => [line, ownToken(line)] as const);
  const isColor = color === '' || parseColor(color) !== null;
  const isFont = !/[;{}]/.test(font);
  return {
    tokens: {
      ...(isColor && color !== '' && colorTokens(color)),
      ...(isFont && font !== '' && { '--foyer-font-family': font }),
      ...radiusTokens(radius),
      ...Object.fromEntries(lines.flatMap(([, token]) => (token ? [token] : []))),
    },
    wrong: [
      ...(isColor ? [] : [color]),
      ...(isFont ? [] : [font]),
      ...lines.flatMap(([line, token]) => (token ? [] : [line])),
    ],
  };
}

/** The rule that a page copies. */
export const lookCss = (tokens: TokenValues): string => {
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('')}}`;
};
