import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changelogOf } from './changelog-of.ts';

const changesets = [
  `---\n'@foyer/core': minor\n"@foyer/react": patch\n---\n\nTabs follow.\nAll of them.\n`,
  `---\n'@foyer/react': minor\n---\n\n- One list.\n- Two entries.\n`,
  `---\n'@foyer/elements': patch\n---\n\nNothing for others.\n`,
];

function folderWith(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-changelog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (text) writeFileSync(join(folder, 'CHANGELOG.md'), text);
  return folder;
}

test('waiting changes are listed by kind, before released ones', () => {
  const folder = folderWith('# @foyer/react\n\n## 1.0.0\n\n### Major Changes\n\n- The first one.\n');
  expect(changelogOf('@foyer/react', folder, changesets)).toBe(`# @foyer/react

## Unreleased

### Minor Changes

- One list.
- Two entries.

### Patch Changes

- Tabs follow.
  All of them.

## 1.0.0

### Major Changes

- The first one.
`);
});

test('a package that no changeset names and that was never released has its name only', () => {
  expect(changelogOf('@foyer/contract', folderWith(), changesets)).toBe('# @foyer/contract\n');
});
