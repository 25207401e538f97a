import { expect, it } from 'vitest';
import { withUsedTokens } from './badge-script.ts';

const token = (name: string, value: string) => `--_foyer-${name}:var(--foyer-${name},${value});`;

it('leaves out the tokens that nothing reads, also those that only such tokens read', () => {
  const used = [
    token('a', '1px'),
    token('b', 'light-dark(#fff, #000)'),
    token('c', 'var(--_foyer-d,1)'),
  ].join('');
  const theme = (more: string) =>
    `x=\`:host, .foyer-root{${used}${token('d', '2')}${more}}:host{color-scheme:var(--_foyer-scheme)}\``;
  const styles = ';y=".k{width:var(--_foyer-a);color:var(--_foyer-b);margin:var(--_foyer-c,0)}"';
  const unused = token('e', 'var(--_foyer-f)') + token('f', '3px') + token('ab', '4px');
  expect(withUsedTokens(theme(unused) + styles)).toBe(theme('') + styles);
});
