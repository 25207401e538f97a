import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { decisionsTable } from './decisions-table.ts';
import { elementsTable } from './elements-table.ts';
import { hostSections } from './host-sections.ts';
import { specificationCounts, specificationPage } from './specification-table.ts';
import { tasksTable } from './tasks-table.ts';
import { tokensTable } from './tokens-table.ts';
import { variablesTable } from './variables-table.ts';

/** A section of a page that is generated from code, between `<!-- generated: <name> -->` and `<!-- end -->`. */
interface GeneratedPart {
  readonly page: string;
  readonly name: string;
  readonly make: () => string;
}

/** All generated sections. */
export const generatedSections: readonly GeneratedPart[] = [
  {
    page: 'docs/configuration.md',
    name: 'variables',
    make: () => variablesTable(readFileSync(inRoot('packages/server/src/start/read-settings.ts'), 'utf8')),
  },
  { page: 'docs/embedding.md', name: 'tokens', make: tokensTable },
  { page: 'docs/elements.md', name: 'elements', make: elementsTable },
  {
    page: specificationPage,
    name: 'counts',
    make: () => specificationCounts(readFileSync(inRoot(specificationPage), 'utf8')),
  },
  { page: 'docs/ten-tasks.md', name: 'tasks', make: tasksTable },
  ...hostSections,
  { page: 'docs/decisions/README.md', name: 'decisions', make: decisionsTable },
];

/** A page with a regenerated section. */
export function withPart(text: string, { name, make, page }: GeneratedPart): string {
  const part = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
  if (!part.test(text)) throw new Error(`${page} has no marker for the generated section ${name}.`);
  return text.replace(part, (_, head: string, tail: string) => `${head}\n\n${make()}\n\n${tail}`);
}

/** Writes all sections; returns the pages that changed. */
export function writeGeneratedSections(): string[] {
  return generatedSections.flatMap((part) => {
    const file = inRoot(part.page);
    const before = readFileSync(file, 'utf8');
    const after = withPart(before, part);
    if (after !== before) writeFileSync(file, after);
    return after === before ? [] : [part.page];
  });
}
