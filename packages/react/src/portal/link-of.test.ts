import { afterEach, expect, it } from 'vitest';
import { linkOf } from './link-of.ts';

afterEach(() => document.body.replaceChildren());

function clickOn(html: string): string | undefined {
  document.body.innerHTML = html;
  let found: HTMLAnchorElement | undefined;
  document.body.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      found = linkOf(event);
    },
    { once: true },
  );
  document.body.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  return found?.getAttribute('href') ?? undefined;
}

it.each([
  ['the link around it', '<a href="/orders"><b>x</b></a>', '/orders'],
  ['null without a link', '<p><b>x</b></p>', undefined],
  ['null for a link to another site', '<a href="https://other.example/"><b>x</b></a>', undefined],
  ['null for a link without an address', '<a><b>x</b></a>', undefined],
])('the link of a click is %s', (_, html, expected) => {
  expect(clickOn(html)).toBe(expected);
});
