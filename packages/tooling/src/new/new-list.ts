import { readOf } from './choose-read.ts';
import type { FileTree } from './file-tree.ts';
import { listFields } from './list-fields.ts';
import { type ListPlan, listFiles, listManifest, listTexts } from './list-files.ts';
import { addWidget, planWidget } from './new-widget.ts';
import { textsByLanguage } from './widget-files.ts';

/**
 * Generates a working list: columns, table, cards, short list, search, pages and export for the answer of an operation, in its own
 * folder, with one line in its feature's manifest.
 */
export function newList(tree: FileTree, feature?: string, name?: string, operation?: string): void {
  const read = readOf(operation ?? '');
  if (read === null || !read.isPaged)
    throw new Error(`The contract has no list ${operation ?? ''} with entries that have an id and a name.`);
  const plan: ListPlan = {
    ...planWidget(tree, feature, name, read),
    ...listFields(read.operation, read.label),
  };
  addWidget(tree, plan, {
    files: listFiles(plan),
    manifest: listManifest(plan),
    imports: [`import { defineListWidget } from '../../widget/define-list-widget.ts';`],
    texts: textsByLanguage((placeholder) => listTexts(plan, placeholder)),
    summary: `The entries of \`${read.operation}\`, with search, paging and CSV export.`,
  });
}
