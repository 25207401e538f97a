import { existsSync, globSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { readSources } from '../structure/source-files.ts';
import { countTests } from './count-tests.ts';

/** The number of built widgets, for each of which the test pages have a test; undefined before the first build. */
function builtWidgets(): number | undefined {
  const file = inRoot('packages/elements/dist/custom-elements.json');
  if (!existsSync(file)) return undefined;
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly { readonly tagName?: string }[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName).length;
}

/** The tests of pages of the elements (`*` for all), counted in their source. */
export function countElements(pages: readonly string[] = ['*']): number {
  const widgets = builtWidgets();
  const files = pages.flatMap((page) =>
    globSync(`packages/elements/test/browser/${page}.test.ts`, { cwd: inRoot() }),
  );
  const sizes: Record<string, number> = widgets === undefined ? {} : { widgets };
  return readSources(files).reduce((sum, source) => sum + countTests(source, sizes), 0);
}
