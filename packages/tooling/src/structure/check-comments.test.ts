import { expect, it } from 'vitest';
import { checkComments } from './check-comments.ts';

const faultsOf = (text: string) =>
  checkComments([{ path: 'a.ts', text, lines: text.split('\n').length }]).map(
    (line) => /^a\.ts:(\d+)/.exec(line)?.[1],
  );

it.each([
  ['a doc comment', '/** What a cart holds. */', '1'],
  ['a doc comment of several lines', '/**\n * Whoever may read it.\n */', '2'],
  ['a @param tag', '/**\n * Reads it.\n *\n * @param id whose cart\n */', '4'],
  ['a @returns tag', '/** @returns what was read */', '1'],
  ['a block comment', '  /* how it looks */', '1'],
  ['a line comment', '  // who is signed out', '1'],
  ['a comment after code', `const a = read(); ${'//'} what was read`, '1'],
  ['a title', "  it('who signs in stays', () => {});", '1'],
  ['the title of a table-driven test', "test.each(rows)('what %s shows', () => {});", '1'],
])('finds %s', (_, text, line) => {
  expect(faultsOf(text)).toEqual([line]);
});

it.each([
  ['a subject', '/** Content of a cart. */'],
  ['a pronoun within a sentence', '/** Reads what a cart holds. */'],
  ['a sentence that goes on', '// Reads the cart of the person\n// who signed in.'],
  ['a line within a doc comment', '/**\n * Reads the cart of a person\n * who signed in.\n */'],
  ['another word', '/** However long it takes, whatsoever. */'],
  ['an address in a string', "const a = 'https://what.example';"],
  ['a text', "call('who is there');"],
])('accepts %s', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});
