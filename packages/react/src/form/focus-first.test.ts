import { afterEach, expect, it } from 'vitest';
import { focusFirst } from './focus-first.ts';

afterEach(() => document.body.replaceChildren());

const form = () => {
  document.body.innerHTML = `<form>
    <input name="first" id="a">
    <span><input type="hidden" name="day"><button type="button" id="b">Tag</button></span>
    <input id="c">
    <span><input type="hidden" name="lonely"></span>
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
};

it.each([
  ['the field of the name', ['first'], 'a', true],
  ['the first of several in the form', ['c', 'day', 'first'], 'a', true],
  ['what stands for a hidden field', ['day'], 'b', true],
  ['the field whose id it is', ['c'], 'c', true],
  ['nothing where no field has the name', ['other'], '', false],
  ['nothing where nothing stands for a hidden field', ['lonely'], '', false],
  ['nothing where nothing is wrong', [], '', false],
])('focuses %s', (_, names, expected, found) => {
  expect(focusFirst(form(), new Set(names))).toBe(found);
  expect(document.activeElement?.id).toBe(expected);
});
