import { describe, expect, it } from 'vitest';
import type { RemoteError } from './form-state.ts';
import { stillHolds } from './send-form.ts';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}
const error = (path: string, sent: unknown[]): RemoteError => ({
  path,
  code: 'taken',
  sent: JSON.stringify(sent),
});
const elsewhere = document.createElement('input');

describe('an error of the server about a field still holds', () => {
  it.each([
    [
      'while the field has the sent value',
      '<input name="email" value="a@b.example">',
      error('email', ['a@b.example']),
      true,
    ],
    [
      'not once the value changes',
      '<input name="email" value="c@d.example">',
      error('email', ['a@b.example']),
      false,
    ],
    ['while an empty field is empty', '<input name="email" value="">', error('email', ['']), true],
    [
      'while the chosen values are the same',
      '<input type="checkbox" name="roles" value="a" checked><input type="checkbox" name="roles" value="b">',
      error('roles', ['a']),
      true,
    ],
    [
      'not once another value is chosen',
      '<input type="checkbox" name="roles" value="a" checked><input type="checkbox" name="roles" value="b" checked>',
      error('roles', ['a']),
      false,
    ],
    ['while the form has no such field', '', error('rows.0', []), true],
  ])('%s', (_, html, said, expected) => {
    expect(stillHolds(formOf(html), [said], elsewhere)).toEqual(expected ? [said] : []);
  });

  it('not while the field is being changed, whatever it says', () => {
    const form = formOf('<input name="email" value="a"><input name="phone" value="b">');
    const said = [error('email', ['a']), error('phone', ['b'])];
    const email = form.elements.namedItem('email') as HTMLInputElement;
    expect(stillHolds(form, said, email).map(({ path }) => path)).toEqual(['phone']);
  });
});
