import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { closureOf } from './measure-elements.ts';

/** What a page loads for a widget: its script and all it imports statically, by path and content. */
function filesOf(dist: string, name: string): string {
  const files = [...closureOf(join(dist, 'widgets', name))].sort();
  return JSON.stringify(files.map((file) => [relative(dist, file), readFileSync(file, 'utf8')]));
}

/** The tags of those widgets of two builds that are not byte for byte the same, those that only one of them has among them. */
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
