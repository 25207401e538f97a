import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { closureOf } from './measure-elements.ts';

/** The files that a page loads for a widget: its script and its static imports, by path and content. */
function filesOf(dist: string, name: string): string {
  const files = [...closureOf(join(dist, 'widgets', name))].sort();
  return JSON.stringify(files.map((file) => [relative(dist, file), readFileSync(file, 'utf8')]));
}

/** The tags of widgets that differ between two builds, including those that only one build has. */
export function changedWidgets(before: string, after: string): string[] {
  const namesOf = (dist: string) => readdirSync(join(dist, 'widgets')).filter((name) => name.endsWith('.js'));
  const [old, now] = [namesOf(before), namesOf(after)];
  return [...new Set([...old, ...now])]
    .filter(
      (name) => !old.includes(name) || !now.includes(name) || filesOf(before, name) !== filesOf(after, name),
    )
    .map((name) => name.slice(0, -3))
    .sort();
}
