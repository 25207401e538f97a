import { writeApiReports } from './docs/api-report.ts';
import { writeGeneratedSections } from './docs/generated-sections.ts';
import { openFileTree } from './new/file-tree.ts';
import { newEndpoint } from './new/new-endpoint.ts';
import { newList } from './new/new-list.ts';
import { newScreen } from './new/new-screen.ts';
import { newWidget } from './new/new-widget.ts';
import { root } from './paths.ts';
import { runCommand } from './run-command.ts';

/** It needs all of the contract, and a server. */
async function recordMock(): Promise<void> {
  const { writeStory } = await import('./mock/write-story.ts');
  console.log(await writeStory());
}

const usage = `npm run new widget <feature> <name>                         a widget: npm run new widget documents newest-documents
npm run new list <feature> <name> <operation>               a list: npm run new list quotations quotation-list listQuotations
npm run new screen <feature> <route> <widget>               a screen of a widget: npm run new screen orders latest-orders orders
npm run new endpoint <feature> <operation> <METHOD> <path>  an endpoint: npm run new endpoint news getNews GET /news/{id}
npm run new mock                                            the sample data of pages without a server (mock:), from the demo
npm run new docs                                            the generated sections of docs/ and the API reports`;

const [kind, ...words] = process.argv.slice(2);
const tree = openFileTree(root);
try {
  if (kind === 'widget' && words.length === 2) newWidget(tree, ...words);
  else if (kind === 'list' && words.length === 3) newList(tree, ...words);
  else if (kind === 'screen' && words.length === 3) newScreen(tree, ...words);
  else if (kind === 'endpoint' && words.length === 4) newEndpoint(tree, ...words);
  else if (kind === 'docs' && words.length === 0)
    console.log([...writeGeneratedSections(), ...writeApiReports()].join('\n') || 'all up to date');
  else if (kind === 'mock' && words.length === 0) await recordMock();
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (tree.changes.size === 0) process.exit(0);
const isNew = (path: string) => openFileTree(root).read(path) === null;
const lines = [...tree.changes.keys()].map((path) => `${isNew(path) ? 'new    ' : 'changed'} ${path}`);
tree.save();
const paths = [...tree.changes.keys()];
const formatted = await runCommand('biome', ['check', '--write', '--colors=off', ...paths]);
console.log(lines.sort().join('\n'));
if (formatted.code !== 0) console.error(formatted.output);
process.exit(formatted.code);
