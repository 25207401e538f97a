// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { createBrandTokens } from './brand-tokens.ts';
import { applyTokens, createThemeSheet, createTokenSheet, removeTokens } from './token-sheet.ts';
import { tokens } from './tokens.ts';

describe('tokens', () => {
  it('are references to private variables, each of which the theme sheet sets', () => {
    expect(tokens.color.primaryHover).toBe('var(--_foyer-color-primary-hover)');
    const sheet = createThemeSheet();
    const names = Object.values(tokens).flatMap((group) => Object.values(group));
    const missing = names.filter((name) => !sheet.includes(`${name.slice(4, -1)}:`));
    expect(names.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });
});

describe('createTokenSheet', () => {
  it('reads public variables and never sets them, so that a page can', () => {
    const sheet = createTokenSheet({ '--foyer-color-text': '#111111' }, { '--foyer-color-text': '#eeeeee' });
    expect(sheet).toBe(
      ':host, .foyer-root{--_foyer-color-text:var(--foyer-color-text,light-dark(#111111, #eeeeee));}',
    );
    expect(createThemeSheet()).not.toMatch(/[{;]--foyer-/);
  });

  it('lets nothing a brand sends into the sheet unparsed', () => {
    const attack = 'red;}:host{display:none';
    expect(createThemeSheet({ primaryColor: attack })).toBe(createThemeSheet());
  });
});

describe('the size of text', () => {
  it('grows with the browser’s text size, but a page’s own size does not', () => {
    const sheet = createThemeSheet();
    for (const name of ['size-14', 'line-14'])
      expect(sheet).toMatch(
        new RegExp(`--_foyer-${name}:var\\(--foyer-${name},calc\\(\\d+px\\*var\\(--_foyer-text,1\\)\\)\\);`),
      );
    expect(sheet).toContain('--_foyer-space-8:var(--foyer-space-8,8px);');
  });

  it('depends on the browser and not on the page: no rem, and no em except in a media query', () => {
    const sheet = createThemeSheet();
    expect(sheet).not.toMatch(/\drem\b/);
    expect(sheet.replaceAll(/@media[^{]*/g, '')).not.toMatch(/\dem\b/);
    expect(sheet.match(/--_foyer-text:[\d.]+/g)).toEqual(
      ['.875', '.75', '1.125', '1.25', '1.5', '2'].map(
        (times) => `--_foyer-text:${times.startsWith('.') ? '0' : ''}${times}`,
      ),
    );
  });
});

test('print is light, whatever scheme a host or a part of it has', () => {
  const [, rule] = /@media print\{([^}]*\})\}/.exec(createThemeSheet()) ?? [];
  expect(rule).toBe(
    ':host, .foyer-root,:host [data-scheme],.foyer-root [data-scheme]{color-scheme:light!important}',
  );
});

describe('applyTokens', () => {
  it('sets and takes back public variables, and nothing else', () => {
    const target = document.createElement('div');
    const values = createBrandTokens({ primaryColor: '0B5FFF' }, 'dark');
    applyTokens(target, { ...values, color: 'red' });
    expect(target.style.getPropertyValue('--foyer-color-primary')).toBe('#0b5fff');
    expect(target.style.color).toBe('');
    removeTokens(target, values);
    expect(target.style.length).toBe(0);
  });
});
