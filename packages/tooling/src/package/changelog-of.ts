import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';

const kinds = ['major', 'minor', 'patch'] as const;
const titles: Readonly<Record<(typeof kinds)[number], string>> = {
  major: 'Major Changes',
  minor: 'Minor Changes',
  patch: 'Patch Changes',
};

/** Formats a text as a list entry with indented further lines; a text that is a list already stays unchanged. */
const asItem = (text: string) =>
  /^- /.test(text) ? text : `- ${text.split('\n').join('\n  ').replace(/[ ]+$/gm, '')}`;

/** The note of a changeset for a package, with the kind of change; null if the changeset does not name the package. */
function noteFor(name: string, changeset: string): { readonly kind: string; readonly text: string } | null {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset) ?? [];
  const line = head.split('\n').find((each) => each.replaceAll(/['"]/g, '').startsWith(`${name}:`));
  return line ? { kind: line.split(':')[1]?.trim() ?? '', text: asItem(text.trim()) } : null;
}

/**
 * The packed changelog of a package: the notes of the waiting changesets, followed by those of released versions in
 * `packages/<name>/CHANGELOG.md`.
 */
export function changelogOf(name: string, folder: string, changesets: readonly string[]): string {
  const notes = changesets.flatMap((text) => noteFor(name, text) ?? []);
  const waiting = kinds.flatMap((kind) => {
    const texts = notes.filter((note) => note.kind === kind).map(({ text }) => text);
    return texts.length > 0 ? [`### ${titles[kind]}`, texts.join('\n')] : [];
  });
  const file = join(folder, 'CHANGELOG.md');
  const released = existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^# .*\n+/, '')
        .trim()
    : '';
  const parts = [`# ${name}`, ...(waiting.length > 0 ? ['## Unreleased', ...waiting] : []), released];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The waiting changesets, in the order of their names. */
export const readChangesets = (): string[] =>
  globSync('*.md', { cwd: inRoot('.changeset') })
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => readFileSync(inRoot('.changeset', file), 'utf8'));
