import { contrastRatio, parseColor, type Rgba } from '@foyer/core/theme';
import { describe, expect, it } from 'vitest';
import { lookCss, lookTokens, plainLook } from './look-tokens.ts';

const tokensOf = (look: Partial<typeof plainLook>) => lookTokens({ ...plainLook, ...look });

describe('the variables of a look', () => {
  it('are none where nothing is chosen', () => {
    expect(tokensOf({})).toEqual({ tokens: {}, wrong: [] });
    expect(lookCss({})).toBe('');
  });

  it('are all that follows from a colour, readable in both schemes', () => {
    const { tokens } = tokensOf({ color: '#ffe600' });
    expect(tokens['--foyer-color-primary']).toBe('#ffe600');
    const text = tokens['--foyer-color-primary-text'] ?? '';
    const [, onLight, onDark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(text) ?? [];
    const ratio = (color: string | undefined, ground: string) =>
      contrastRatio(parseColor(color) as Rgba, parseColor(ground) as Rgba);
    expect(ratio(onLight, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(onDark, '#14181f')).toBeGreaterThanOrEqual(4.5);
    expect(Object.keys(tokens).filter((name) => !name.startsWith('--foyer-color-'))).toEqual([]);
  });

  it('keep the proportion of corners', () => {
    expect(lookCss(tokensOf({ radius: 4 }).tokens)).toBe(
      ':root {\n  --foyer-radius-small: 2px;\n  --foyer-radius-medium: 4px;\n  --foyer-radius-large: 6px;\n}',
    );
  });

  it('take lines of one’s own, which go first, and name those that say nothing', () => {
    const own = '--foyer-color-primary: red;\n\n --foyer-size-14: 15px\n--foyer-nothing: 1px;\ncolor: red;';
    const { tokens, wrong } = tokensOf({ color: '#0b5fff', own });
    expect(tokens).toMatchObject({ '--foyer-color-primary': 'red', '--foyer-size-14': '15px' });
    expect(wrong).toEqual(['--foyer-nothing: 1px;', 'color: red;']);
  });

  it('are never more than declarations', () => {
    const { tokens, wrong } = tokensOf({
      color: 'red;}',
      font: 'Inter; } body { display: none',
      own: '--foyer-size-14: 1px } body { color: red',
    });
    expect(tokens).toEqual({});
    expect(wrong).toHaveLength(3);
  });
});
