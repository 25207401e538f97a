import { readFileSync } from 'node:fs';
import { variables } from '@foyer/server/start/read-settings';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { readDecision } from './decisions-table.ts';
import { generatedSections, withPart } from './generated-sections.ts';
import { readVariables } from './variables-table.ts';

describe('pages with parts made from code', () => {
  it.each(generatedSections)('$page: $name is up to date (npm run new docs)', (part) => {
    const text = readFileSync(inRoot(part.page), 'utf8');
    expect(withPart(text, part)).toBe(text);
  });

  it('names every variable the server reads, each with a meaning or a rule', () => {
    const found = readVariables(readFileSync(inRoot('packages/server/src/start/read-settings.ts'), 'utf8'));
    expect(found.map(({ name }) => name)).toEqual(Object.keys(variables.entries));
  });

  it('takes defaults from the code', () => {
    const source = `const variables = v.object({
      /** Where. @default somewhere */
      A: v.optional(v.string()),
      B: whole(4_400, 0, 65_535),
      C: v.optional(v.string(), '127.0.0.1'),
    });`;
    expect(readVariables(source).map(({ fallback, rule }) => [fallback, rule])).toEqual([
      ['somewhere', ''],
      ['4400', 'a whole number from 0 to 65535'],
      ['127.0.0.1', ''],
    ]);
  });

  it('lists the tokens a page may set', () => {
    const table = generatedSections.find(({ name }) => name === 'tokens')?.make() ?? '';
    for (const name of ['--foyer-color-primary', '--foyer-radius-medium', '--foyer-font-family'])
      expect(table).toContain(`| \`${name}\` |`);
    expect(table.split('\n').length).toBeGreaterThan(60);
  });

  it('reads a decision, and refuses one that does not say what it is about', () => {
    const facts = 'Status: accepted · Date: 2026-11-21 · Subject: look';
    expect(readDecision('0123-a-name.md', `# 0123 A name\n\n${facts}\n\n**Decision.** …`)).toEqual({
      file: '0123-a-name.md',
      number: '0123',
      title: 'A name',
      status: 'accepted',
      date: '2026-11-21',
      subject: 'look',
    });
    expect(() => readDecision('0123-a-name.md', `# 0124 A name\n\n${facts}`)).toThrow('must begin');
    expect(() => readDecision('0123-a-name.md', '# 0123 A name\n\n**Decision.** …')).toThrow('Subject:');
  });
});
