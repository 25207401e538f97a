import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { focusFirst, formValues, readNumber } from './form-values.ts';

function dataOf(...entries: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('formValues', () => {
  it('leaves nothing where there is only white space, and the text as it was typed elsewhere', () => {
    expect(formValues(dataOf(['a', '  '], ['b', ' x '], ['c', '0']))).toEqual({
      a: undefined,
      b: ' x ',
      c: '0',
    });
  });

  it('gives an array only where several of a name are filled', () => {
    const data = dataOf(['tag', 'a'], ['tag', ''], ['tag', 'b'], ['one', ''], ['one', 'x']);
    expect(formValues(data)).toEqual({ tag: ['a', 'b'], one: 'x' });
  });

  it('knows nothing of files', () => {
    expect(formValues(dataOf(['photo', new File(['x'], 'a.png')]))).toEqual({ photo: undefined });
  });
});

describe('readNumber', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.234', 1234],
    ['1,234', 1234],
    ['0,150', 0.15],
    ['1.234.567', 1_234_567],
    ['12 345', 12_345],
    ['12\u00a0345', 12_345],
    ['12\u202f345', 12_345],
    ['-3', -3],
    ['0', 0],
    ['0,5', 0.5],
  ])('%j is %d', (text, number) => expect(readNumber(text)).toBe(number));

  it('takes three digits behind one mark for decimals where the unit has some', () => {
    expect([readNumber('31,450', 2), readNumber('0.990', 2), readNumber('1.234,5', 2)]).toEqual([
      31.45, 0.99, 1234.5,
    ]);
  });

  it.each(['', '   '])('%j is no value', (text) => expect(readNumber(text)).toBeUndefined());
  it.each(['zwölf', '12 km', '1,2,3', '--1'])('%j is no number', (text) =>
    expect(readNumber(text)).toBeNaN(),
  );
  it('is undefined for a file and for nothing', () => {
    expect([readNumber(null), readNumber(new File([], 'x'))]).toEqual([undefined, undefined]);
  });
});

describe('focusFirst', () => {
  function formOf(html: string): HTMLFormElement {
    const form = document.createElement('form');
    form.innerHTML = html;
    document.body.append(form);
    onTestFinished(() => form.remove());
    return form;
  }
  const focused = () => document.activeElement?.id;

  it('takes the first faulty field as they stand, not as the errors come', () => {
    const form = formOf('<input id="a" name="a" /><input id="b" name="b" /><input id="c" name="c" />');
    expect(focusFirst(form, new Set(['c', 'b']))).toBe(true);
    expect(focused()).toBe('b');
  });

  it('takes what can be seen of a field whose value is hidden', () => {
    const form = formOf('<div><input id="text" /><input type="hidden" name="day" /></div>');
    expect(focusFirst(form, new Set(['day']))).toBe(true);
    expect(focused()).toBe('text');
  });

  it('answers no where an error belongs to no field, and leaves the focus', () => {
    const form = formOf('<input id="a" name="a" /><span><input type="hidden" name="lost" /></span>');
    (form.elements[0] as HTMLElement).focus();
    expect(focusFirst(form, new Set(['cart']))).toBe(false);
    expect(focusFirst(form, new Set(['lost']))).toBe(false);
    expect(focused()).toBe('a');
  });
});

afterEach(() => document.body.replaceChildren());

const fieldsOf = () => {
  document.body.innerHTML = `<form>
    <input name="first" id="a">
    <span><input type="hidden" name="day"><button type="button" id="b">Tag</button></span>
    <input id="c">
    <span><input type="hidden" name="lonely"></span>
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
};

it.each([
  ['the field with the name', ['first'], 'a', true],
  ['the first of several fields in the form', ['c', 'day', 'first'], 'a', true],
  ['the control of a hidden field', ['day'], 'b', true],
  ['the field with the id', ['c'], 'c', true],
  ['nothing if no field has the name', ['other'], '', false],
  ['nothing if a hidden field has no control', ['lonely'], '', false],
  ['nothing without an error', [], '', false],
])('focuses %s', (_, names, expected, found) => {
  expect(focusFirst(fieldsOf(), new Set(names))).toBe(found);
  expect(document.activeElement?.id).toBe(expected);
});
